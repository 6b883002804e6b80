/** What dice are marked as, in French. */
import type { Critical } from '../../vocabulary/rules/rule.ts';
import { isCritical, setNumber } from '../../vocabulary/rules/rule.ts';

const criticals: Readonly<Record<Critical, string>> = {
  'critical success': 'réussite critique',
  'critical failure': 'échec critique',
};

/** A caller's mark is shown as it is. */
export function markWords(mark: string): string {
  if (isCritical(mark)) return criticals[mark];
  const number = setNumber(mark);
  return number === undefined ? mark : `combinaison ${number}`;
}
