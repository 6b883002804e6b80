/** A roll as plain data: what is stored and sent, and read again by `restore`. */

import type { Diagnostic } from '../../diagnostics/index.ts';
import type { Program } from '../../eval/prepare/prepare.ts';
import type { Term, ThrownDie } from '../../eval/sample/roll.ts';
import { version } from '../../shared/version.ts';
import type { RollJSON } from '../roll-types.ts';

/** What the JSON of a roll is made of. */
export interface Told {
  readonly program: Program;
  readonly canonical: string;
  /** One number for a single roll, several for a series. */
  readonly result: number | readonly number[];
  readonly dice: readonly ThrownDie[];
  readonly terms: readonly Term[];
  readonly warnings: readonly Diagnostic[];
  readonly from: RollJSON['from'];
}

export function rollJson({
  program,
  canonical,
  result,
  dice,
  terms,
  warnings,
  from,
}: Told): RollJSON {
  const { tree, variables } = program;
  const places = new Map(dice.map((die, index) => [die, index]));
  return {
    version: 1,
    library: version,
    notation: tree.text,
    canonical,
    ...(typeof result === 'number' ? { total: result } : { totals: [...result] }),
    dice,
    terms: terms.map(({ chains, ...term }) => ({
      ...term,
      chains: chains.map((chain) => ({
        ...chain,
        dice: chain.dice.map((die) => places.get(die) ?? -1),
      })),
    })),
    comments: tree.comments,
    warnings,
    ...(variables === undefined ? {} : { variables: { ...variables } }),
    ...(from === undefined ? {} : { from }),
  };
}
