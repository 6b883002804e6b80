/** Translates a term of Foundry: its modifiers are read one by one, since each changes what the next may mean. */

export const value: string = String.raw`(?:\d+|@[\w.]+|\([^()\n]*\))`;
export const written: string = `(?:${value}?(?:[<>]=?|=)${value}?|${value})?`;

/** The same with a number or a parenthesis at its end. */
export const numbered: string = String.raw`(?:${value}?(?:[<>]=?|=))?(?:\d+|@[\w.]*\d|\([^()\n]*\))`;

/** Modifiers that this language has too, though some mean something else. */
export const shared: string = 'kh|kl|k|dh|dl|d|rr|r(?!r)|min|max|cs|cf';

/** Before a space, or a number after a sign, "x" could be "times". */
export const times: string = String.raw`x(?!-|\s+\S)`;
export const foreign: string = `xo|${times}|even|odd|ms|df|sf`;

/** One modifier: its name, the number before a sign, the sign, the number after it. */
const oneModifier = new RegExp(
  `(${foreign}|${shared})(${value})?(?:([<>]=?|=)(${value})?)?`,
  'giy',
);

/** A die with more sides has too many faces to be listed one by one. */
const mostListed = 20;

interface Die {
  readonly dice: number;
  readonly sides: number;
}

interface Written {
  readonly name: string;
  /** The number before a sign: how many dice of the pool at most. */
  readonly cap: string | undefined;
  readonly sign: string;
  readonly value: string | undefined;
}

/** Where a translation has got to. */
interface State {
  readonly pool: string;
  /** The count so far, as it is written. */
  readonly count: Written | undefined;
  readonly exploded: boolean;
  readonly rerolled: boolean;
  /** Nothing can follow. */
  readonly ended: boolean;
}

/** What the other dice are, for a count: `>=5` leaves those with `<5`. */
const others: Readonly<Record<string, string>> = {
  '=': '<>',
  '>': '<=',
  '>=': '<',
  '<': '>=',
  '<=': '>',
};

const passes = (face: number, { sign, value: bar = '' }: Written): boolean =>
  sign === '>'
    ? face > Number(bar)
    : sign === '>='
      ? face >= Number(bar)
      : sign === '<'
        ? face < Number(bar)
        : sign === '<='
          ? face <= Number(bar)
          : face === Number(bar);

const isNumber = (text: string | undefined): boolean => text !== undefined && /^\d+$/.test(text);

/** A condition as this language writes it; undefined: its number is missing. */
function condition({ sign, value: bar }: Written, otherwise: number): string | undefined {
  if (bar === undefined) return sign === '' ? String(otherwise) : undefined;
  return sign === '=' ? bar : `${sign}${bar}`;
}

const listed = (sides: number, rest: number): string | undefined =>
  sides > mostListed
    ? undefined
    : Array.from({ length: sides }, (_, index) => index + 1)
        .filter((face) => face % 2 === rest)
        .map((face) => `=${face}`)
        .join('');

/** The pool with one more modifier; undefined: there is no counterpart, or no sure one. */
function withModifier(state: State, each: Written, die: Die): State | undefined {
  const { name, cap, sign, value: bar } = each;
  const { pool, count, exploded, rerolled } = state;
  const added = (ours: string, more: Partial<State> = {}): State => ({
    ...state,
    pool: `${pool}${ours}`,
    ...more,
  });
  // A cap is for the whole pool: it can only be written for one die.
  if (cap !== undefined && (die.dice !== 1 || cap === '0')) return undefined;
  const counted = count !== undefined;
  if (name === 'x' || name === 'xo') {
    const test = condition(each, die.sides);
    // A second explosion would look at the dice of the first one only after that is over.
    if (test === undefined || counted || exploded) return undefined;
    if (name === 'x') {
      return added(cap === undefined ? `!${test}` : `!(${test}, limit ${cap})`, { exploded: true });
    }
    if (cap !== undefined) return undefined;
    return added(bar === undefined ? '!(once)' : `!(${test}, once)`, { exploded: true });
  }
  if (name === 'r' || name === 'rr') {
    const test = condition(each, 1);
    // A second reroll would come after the first; here both are one rule.
    if (test === undefined || counted || rerolled) return undefined;
    if (cap !== undefined && name === 'rr') return undefined;
    return added(`${name === 'r' ? 'ro' : 'r'}${test}`, { rerolled: true });
  }
  if (/^[kd][hl]?$/.test(name)) {
    return sign === ''
      ? added(`${name === 'd' ? 'dl' : name === 'k' ? 'kh' : name}${bar ?? 1}`)
      : undefined;
  }
  if (name === 'min' || name === 'max') {
    // What follows would look at the face that was rolled.
    return sign === '' && isNumber(bar) ? added(`${name}${bar}`, { ended: true }) : undefined;
  }
  if (name === 'cs' || name === 'cf') {
    if (counted || cap !== undefined || (bar === undefined && sign !== '')) return undefined;
    const [least, most] = [1, die.sides];
    const test = { ...each, sign: sign || '=', value: bar ?? String(name === 'cs' ? most : least) };
    // Failures are the whole count of such a roll.
    return added(`${test.sign}${test.value}`, { count: test, ended: name === 'cf' });
  }
  if (name === 'df') {
    if (count === undefined || cap !== undefined || !isNumber(count.value)) return undefined;
    if (sign === '' && bar === undefined) {
      return added(`f${others[count.sign]}${count.value}`, { ended: true });
    }
    const test = { ...each, sign: sign || '=' };
    if (!isNumber(bar)) return undefined;
    const faces = Array.from({ length: Math.min(die.sides, 1000) }, (_, index) => index + 1);
    // A die that is both is a failure there, and both here.
    const both = faces.some((face) => passes(face, test) && passes(face, count));
    return both ? undefined : added(`f${sign}${bar}`, { ended: true });
  }
  if (name === 'even' || name === 'odd') {
    const faces = listed(die.sides, name === 'even' ? 0 : 1);
    return counted || bar !== undefined || faces === undefined
      ? undefined
      : added(faces, { count: each, ended: true });
  }
  if (name === 'ms') {
    return counted || cap !== undefined || bar === undefined || sign.startsWith('<')
      ? undefined
      : { ...state, pool: `(${pool} - ${bar})`, ended: true };
  }
  return undefined;
}

function modifiersOf(text: string): readonly Written[] | undefined {
  const all: Written[] = [];
  let at = 0;
  for (const match of text.matchAll(oneModifier)) {
    const [whole, name = '', before, sign = '', after] = match;
    all.push({
      name: name.toLowerCase(),
      cap: sign === '' ? undefined : before,
      sign,
      value: sign === '' ? before : after,
    });
    at = match.index + whole.length;
  }
  return at === text.length ? all : undefined;
}

/** `1d10x10` could be a product: games multiply by such numbers. */
const multiplies = (face: string | undefined, sides: number): boolean =>
  isNumber(face) && (Number(face) !== sides || /^10+$/.test(face ?? ''));

/** The term as it is written here; undefined: there is no counterpart, or no sure one. */
export function translated(count: string, sides: string, modifiers: string): string | undefined {
  const die = { dice: Number(count || 1), sides: Number(sides.replace('%', '100')) };
  const all = modifiersOf(modifiers);
  // Dice that are multiplied, or explode and are dropped?
  if (all === undefined || /x\d+d\d/i.test(modifiers)) return undefined;
  const last = all.at(-1);
  if (last?.name === 'x' && last.sign === '' && multiplies(last.value, die.sides)) {
    return undefined;
  }
  let state: State | undefined = {
    pool: `${count}d${sides}`,
    count: undefined,
    exploded: false,
    rerolled: false,
    ended: false,
  };
  for (const each of all) {
    if (state === undefined || state.ended) return undefined;
    state = withModifier(state, each, die);
  }
  return state?.pool;
}
