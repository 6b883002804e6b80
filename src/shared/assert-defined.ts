/** What the checker has made sure of, and the types cannot know: rolling and the solver ask for it here. */
export function assertDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something that was not checked');
  return value;
}
