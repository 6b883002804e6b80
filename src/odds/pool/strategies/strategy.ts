/** Ways to solve one question, in the order in which they are tried. */
export interface Strategy<Question, Answer> {
  readonly name: string;
  /** The notation that it exists for. */
  readonly notation: string;
  /** Whether it may answer. */
  readonly fits: (question: Question) => boolean;
  /** Undefined: not this question after all. */
  readonly solve: (question: Question) => Answer | undefined;
}

/** The answer of the first that fits and has one. */
export function firstAnswer<Question, Answer>(
  strategies: readonly Strategy<Question, Answer>[],
  question: Question,
): Answer | undefined {
  for (const { fits, solve } of strategies) {
    const answer = fits(question) ? solve(question) : undefined;
    if (answer !== undefined) return answer;
  }
  return undefined;
}
