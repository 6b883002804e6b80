/**
 * The shape of fast-check. The kit does not load it: callers that want arbitraries hand theirs in, so there is
 * one fast-check in a project, with its seed and settings, and none where only dice are replayed.
 */
import type * as namespace from 'fast-check';

/** `import fc from 'fast-check'`, or `import * as fc`. */
export type FastCheck = Omit<typeof namespace, 'default'>;

export type Arbitrary<T> = namespace.Arbitrary<T>;

export type Property<T> = namespace.IPropertyWithHooks<T>;
