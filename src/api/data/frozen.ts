/** What a roll hands out is frozen, so that nobody who holds it can change what others see. */

/** Freezes plain data all through. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
