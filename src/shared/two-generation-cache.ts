/** A cache by text that never grows past its bounds. */

/** What a cache may hold at most. */
export interface Bounds {
  readonly entries: number;
  /** The sum of all weights. */
  readonly weight: number;
}

export interface Cache<T> {
  get(text: string): T | undefined;
  /** Keeps a value; one that alone weighs more than a generation may is not kept. */
  set(text: string, value: T, weight: number): void;
}

interface Kept<T> {
  readonly value: T;
  readonly weight: number;
}

/**
 * Makes a cache in two generations, each with half of the bounds. When the young one is full it becomes the
 * old one, and what was in the old one and not asked for meanwhile is forgotten. A hit costs one look-up;
 * a list in the order of use would cost several times that.
 */
export function createCache<T>({ entries, weight: most }: Bounds): Cache<T> {
  let young = new Map<string, Kept<T>>();
  let old = new Map<string, Kept<T>>();
  let weight = 0;
  const keep = (text: string, kept: Kept<T>): void => {
    const before = young.get(text)?.weight ?? 0;
    if (young.size >= entries / 2 || weight - before + kept.weight > most / 2) {
      old = young;
      young = new Map();
      weight = 0;
    } else {
      weight -= before;
    }
    young.set(text, kept);
    weight += kept.weight;
  };
  return {
    get(text) {
      const kept = young.get(text);
      if (kept !== undefined) return kept.value;
      const older = old.get(text);
      if (older === undefined) return undefined;
      keep(text, older);
      return older.value;
    },
    set(text, value, own) {
      if (own <= most / 2) return keep(text, { value, weight: own });
      weight -= young.get(text)?.weight ?? 0;
      young.delete(text);
      old.delete(text);
    },
  };
}
