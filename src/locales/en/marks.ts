/** What dice are marked as, in English. */
import type { Critical } from '../../vocabulary/rules/rule.ts';
import { isCritical } from '../../vocabulary/rules/rule.ts';

const criticals: Readonly<Record<Critical, string>> = {
  'critical success': 'critical success',
  'critical failure': 'critical failure',
};

/** A set reads as it is named, and a caller's mark is shown as it is. */
export const markWords = (mark: string): string => (isCritical(mark) ? criticals[mark] : mark);
