/** What the hunt finds: a broken promise, and the words by which the same one is known again. */

export class Finding extends Error {
  /** Which promise is broken. */
  readonly promise: string;
  /** The same fault in other texts has the same signature. */
  readonly signature: string;

  constructor(promise: string, detail: string) {
    super(`${promise}: ${detail}`);
    this.promise = promise;
    this.signature = `${promise}: ${detail.replace(/"[^"]*"|-?\d+(?:\.\d+)?/g, '_').slice(0, 120)}`;
  }
}

/** @throws Finding when the promise is not kept */
export function promise(name: string, kept: boolean, detail: () => string): void {
  if (!kept) throw new Finding(name, detail());
}

/** A value as a finding shows it. */
export const shown = (value: unknown): string => {
  const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}n` : part));
  return text === undefined ? String(value) : text.slice(0, 400);
};

/** Whether two values are the same JSON. */
export const alike = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
