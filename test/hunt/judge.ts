/** What every text is judged by: the promises of all public functions, for one text and one roller. */

import { totalsOf } from '../../src/api/roll-types.ts';
import type { Diagnostic, Odds, Parsed, Roll, RollOptions } from '../../src/index.ts';
import { type DiceError, render } from '../../src/index.ts';
import { withoutPlaces } from '../../src/testing/index.ts';
import { variables } from '../support/variables.ts';
import type { Watch } from './calls.ts';
import { failed, watch } from './calls.ts';
import { alike, promise, shown } from './finding.ts';
import type { Subject } from './rollers.ts';

export interface Case {
  readonly text: string;
  readonly seed: number;
  readonly subject: Subject;
}

export interface Setting {
  /** Seconds of the processor that a call may take. */
  readonly patience: number;
  /** Steps that the odds of a text may cost. */
  readonly work: number;
}

/** What can go wrong with a text that `check` lets pass. */
const runTime: ReadonlySet<string> = new Set([
  'division-by-zero',
  'not-a-real-number',
  'number-too-large',
  'too-many-dice',
  'chain-too-long',
]);

/** The same where counts, sides or arguments are calculated from dice. */
const ofComputed: ReadonlySet<string> = new Set([
  'unsuitable-count',
  'too-many-parts',
  'unsuitable-sides',
  'unsuitable-argument',
  'unsuitable-ends',
  'unsuitable-option',
  'drops-every-die',
  'impossible-count',
  'endless',
]);

/** What depends on a limit that the other spelling of a text may pass. */
const ofLimits: ReadonlySet<string> = new Set([
  'text-too-long',
  'too-many-parts',
  'nested-too-deeply',
]);

/** @throws Finding */
export function judge(each: Case, { patience, work }: Setting): void {
  const { text, subject } = each;
  const watched = watch(patience);
  const { call } = watched;
  const { roller } = subject;
  const parsed = call('parse', () => roller.parse(text));
  promise('parse never throws', !failed(parsed), () => shown(parsed));
  const found = diagnosed(each, watched, parsed as Parsed);
  const read = parsed as Parsed;
  const canonical = spelled(each, watched, read);
  const told = call('explain', () => roller.explain(text));
  promise(
    'explain tells what can be rolled',
    failed(told) ? !read.ok || ofLimits.has(told.code) : read.ok && told !== '',
    () => shown(failed(told) ? told.code : told),
  );
  const rolled = rolledOnce(each, watched, { ...found, read, canonical });
  solved(each, watched, { work, sound: found.sound, rolled });
}

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

/** The findings about a text, and whether it has no error, also with the variables. */
function diagnosed(
  { text, subject: { roller } }: Case,
  { call }: Watch,
  parsed: Parsed,
): { readonly sound: boolean } {
  const found = call('check', () => roller.check(text));
  const known = call('check with variables', () => roller.check(text, { variables }));
  if (failed(found) || failed(known)) {
    promise('check never throws', false, () => shown([found, known]));
    return { sound: false };
  }
  promise('check agrees with parse', found.some(isError) === !parsed.ok, () =>
    shown(found.map(({ code }) => code)),
  );
  const first = parsed.ok ? parsed.warnings : parsed.diagnostics;
  for (const each of new Set([...first, ...found, ...known])) {
    placed(each, text);
    fixed(each, text, roller);
  }
  const sound = !known.some(isError);
  promise('an error stays one when variables are known', parsed.ok || !sound, () =>
    shown(found.map(({ code }) => code)),
  );
  return { sound };
}

/** A surrogate's second half begins no character. */
const splits = (text: string, at: number): boolean =>
  /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));

function placed(each: Diagnostic, text: string): void {
  const { code, message, span } = each;
  const { start, end } = span;
  const inside = Number.isInteger(start) && Number.isInteger(end) && 0 <= start && start <= end;
  promise('spans lie in the text', inside && end <= text.length, () => `${code} ${shown(span)}`);
  promise(
    'spans hold whole characters',
    !splits(text, start) && !splits(text, end),
    () => `${code} ${shown(span)}`,
  );
  promise(
    'a message is told',
    message.trim() !== '' && render(each, text).includes(message),
    () => code,
  );
}

function fixed({ code, fix }: Diagnostic, text: string, roller: Case['subject']['roller']): void {
  if (fix === undefined) return;
  const errors = roller.check(fix).filter(isError);
  promise('a fix can be read', errors.length === 0, () => `${code} "${fix}" ${shown(errors)}`);
  promise('a fix is another text', fix !== text, () => `${code} "${fix}"`);
}

/** The canonical spelling, which means the same and is its own. */
function spelled(
  { text, subject: { roller } }: Case,
  { call }: Watch,
  parsed: Parsed,
): string | undefined {
  const canonical = call('format', () => roller.format(text));
  if (failed(canonical)) {
    promise('what can be rolled can be spelled', !parsed.ok, () => canonical.code);
    return undefined;
  }
  const again = call('format again', () => roller.format(canonical));
  if (failed(again)) {
    promise('a spelling can be read', ofLimits.has(again.code), () => `"${canonical}" ${again}`);
    return undefined;
  }
  promise('format is idempotent', again === canonical, () => `"${canonical}" "${again}"`);
  const back = roller.parse(canonical);
  promise('a spelling is as good as the text', back.ok === parsed.ok, () => `"${canonical}"`);
  if (!parsed.ok || !back.ok) return canonical;
  promise(
    'a spelling has the same tree',
    alike(withoutPlaces(parsed.tree), withoutPlaces(back.tree)),
    () => `"${canonical}"`,
  );
  const copy = JSON.parse(JSON.stringify(parsed.tree)) as typeof parsed.tree;
  const ofTree = call('format of a tree', () => roller.format(copy));
  promise('a tree through JSON is spelled alike', ofTree === canonical, () => shown(ofTree));
  const one = call('explain a text', () => roller.explain(text, { variables }));
  const other = call('explain a tree', () => roller.explain(copy, { variables }));
  promise(
    'a tree through JSON is explained alike',
    failed(one) ? failed(other) && one.code === other.code : one === other,
    () => shown([one, other]),
  );
  return canonical;
}

interface Reading {
  readonly sound: boolean;
  readonly read: Parsed;
  readonly canonical: string | undefined;
}

/** The first roll of a text, judged, and rolled again in every way that there is. */
function rolledOnce(
  { text, seed, subject }: Case,
  { call }: Watch,
  { sound, read, canonical }: Reading,
): Roll | DiceError {
  const { roller, options } = subject;
  const usual: RollOptions = options.random === undefined ? { seed } : {};
  const rolled = call('roll', () => roller.roll(text, { ...usual, variables }));
  if (failed(rolled)) {
    for (const each of rolled.diagnostics) placed(each, rolled.notation);
    for (const each of rolled.diagnostics) fixed(each, text, roller);
    const allowed =
      !sound ||
      runTime.has(rolled.code) ||
      (/[({@;]/.test(text) && ofComputed.has(rolled.code)) ||
      // How many dice a chain adds is known when they lie.
      (rolled.code === 'endless' && rolled.message.includes('earlier dice')) ||
      (subject.lies === true && rolled.code === 'impossible-face');
    promise('check agrees with roll', allowed, () => `roll says ${rolled.code}`);
    return rolled;
  }
  promise('check agrees with roll', sound, () => 'roll answers');
  for (const each of rolled.warnings) {
    placed(each, text);
    fixed(each, text, roller);
  }
  const totals = totalsOf(rolled);
  promise(
    'totals are numbers',
    totals.every((each) => Number.isFinite(each) && !Object.is(each, -0)),
    () => totals.map(String).join(),
  );
  const json = call('toJSON', () => JSON.stringify(rolled));
  const line = call('text', () => rolled.text());
  const sentence = call('explain of a roll', () => rolled.explain());
  if (failed(json) || failed(line) || failed(sentence)) {
    promise('a roll can be told', false, () => shown([json, line, sentence]));
    return rolled;
  }
  promise('a roll is told', line !== '' && sentence !== '', () => '');
  const plain = JSON.parse(json) as { readonly variables?: RollOptions['variables'] };
  const dice = rolled.dice.map(({ face }) => face);
  const same = (name: string, work: () => Roll): void => {
    const again = call(name, work);
    const agrees =
      !failed(again) && alike([again.kind, totalsOf(again)], [rolled.kind, totalsOf(rolled)]);
    promise(
      'replay equals roll',
      agrees,
      () => `${name}: ${shown(failed(again) ? again.message : totals)}`,
    );
  };
  const replayed = call('replay', () => roller.roll(text, { dice, variables }));
  promise(
    'replay equals roll',
    !failed(replayed) && JSON.stringify(replayed) === json && replayed.text() === line,
    () => `${shown(dice)} ${shown(failed(replayed) ? replayed.message : replayed.text())}`,
  );
  same('toJSON replays', () => {
    const given = plain.variables;
    return roller.roll(text, given === undefined ? { dice } : { dice, variables: given });
  });
  if (canonical !== undefined) {
    promise('a roll has its spelling', rolled.canonical === canonical, () => rolled.canonical);
    same('the canonical spelling replays', () => roller.roll(canonical, { dice, variables }));
  }
  if (read.ok) {
    const copy = JSON.parse(JSON.stringify(read.tree)) as typeof read.tree;
    same('the tree through JSON replays', () => roller.roll(copy, { dice, variables }));
  }
  for (const style of ['markdown', 'ansi', 'html'] as const) {
    const styled = call(`text in ${style}`, () => rolled.text(style));
    promise('a roll can be told', !failed(styled) && styled !== '', () => style);
  }
  return rolled;
}

interface Asked {
  readonly work: number;
  readonly sound: boolean;
  readonly rolled: Roll | DiceError;
}

/** What odds and roll say about each other. */
function solved(
  { text, subject: { roller } }: Case,
  { call }: Watch,
  { work, sound, rolled }: Asked,
): void {
  const odds = call('odds', () => roller.odds(text, { work, variables }));
  if (failed(odds)) {
    for (const each of odds.diagnostics) placed(each, odds.notation);
    const allowed =
      !sound ||
      odds.code === 'odds-too-large' ||
      runTime.has(odds.code) ||
      ofComputed.has(odds.code);
    promise('check agrees with odds', allowed, () => `odds say ${odds.code}`);
    return;
  }
  promise('check agrees with odds', sound, () => 'odds answer');
  call('odds as JSON', () => JSON.stringify(odds));
  call('moments', () => [odds.mean, odds.standardDeviation, odds.median, odds.mode]);
  const ends = call('ends', () => [odds.min, odds.max] as const);
  if (failed(ends)) return;
  const [least, most] = ends;
  promise('the least is not above the most', least <= most, () => shown(ends));
  if (failed(rolled)) {
    // A limit on dice is not part of the odds; whatever else can happen must be reported with its chance.
    const told = rolled.code === 'impossible-face' || limitsOfRolls.has(rolled.code);
    // So is one on the total of a chain: a roll adds its dice as plain numbers.
    const chain = rolled.message.includes('the total of a chain is too large');
    promise('odds tell what can fail', told || chain, () => `roll says ${rolled.code}`);
    return;
  }
  for (const total of new Set(totalsOf(rolled))) {
    promise('a total lies between the ends', least <= total && total <= most, () =>
      shown({ total, least, most }),
    );
    possible(odds, total, call);
  }
}

const limitsOfRolls: ReadonlySet<string> = new Set(['too-many-dice', 'chain-too-long']);

function possible(odds: Odds, total: number, call: Watch['call']): void {
  const chances = call('at', () => [odds.at(total), odds.atLeast(total), odds.atMost(total)]);
  if (failed(chances)) {
    promise('odds can be asked', chances.code === 'odds-too-large', () => chances.code);
    return;
  }
  const [at, atLeast, atMost] = chances.map((each) => each.toNumber());
  const [one = 0, up = 0, down = 0] = [at, atLeast, atMost];
  const slack = odds.error + 1e-9;
  promise(
    'chances are chances',
    [one, up, down].every((each) => 0 <= each && each <= 1),
    () => shown({ total, one, up, down }),
  );
  promise('chances add up', Math.abs(up + down - one - 1) <= 3 * slack, () =>
    shown({ total, one, up, down, error: odds.error }),
  );
  if (odds.grade !== 'exact') return;
  const exactly = chances[0]?.numerator ?? 0n;
  promise('what was rolled is possible', exactly > 0n, () => shown({ total }));
}
