/** The facts of every finding, by its code. */
import type { Code } from '../codes.ts';
import type { CallsDetails } from './calls.ts';
import type { DiceDetails } from './dice.ts';
import type { NamesDetails } from './names.ts';
import type { RollingDetails } from './rolling.ts';
import type { TextDetails } from './text.ts';
import type { WarningsDetails } from './warnings.ts';

export type { NumberFact } from './number-fact.ts';

/** Texts that a caller's own record brings: one for all languages, or one for each language it knows. */
export type OwnText = string | Readonly<Record<string, string>>;

/** What a caller's own modifier, function or die says about itself. */
export interface OwnDetails {
  readonly reason: 'own';
  readonly message: OwnText;
  readonly hint?: OwnText;
}

/** `reason` says which of the ways that share a code it is; the other fields are what its text needs. */
export interface DetailsByCode
  extends TextDetails,
    DiceDetails,
    NamesDetails,
    RollingDetails,
    CallsDetails,
    WarningsDetails {}

/** The facts of a finding with this code. */
export type Details<C extends Code = Code> = DetailsByCode[C] | OwnDetails;
