/** The odds as callers see them: chances, and tables, charts and pictures of them. */

import type { Tree } from '../grammar/tree/ast.ts';
import { callError } from '../input/call-error.ts';
import { optionsOf } from '../input/known-options.ts';
import type { Locale } from '../locales/locale.ts';
import type { Odds as Solved } from '../odds/answer/answer.ts';
import type { Contest } from '../odds/answer/contest.ts';
import { contestOf } from '../odds/answer/contest.ts';
import { svgOf } from '../render/odds/odds-svg.ts';
import type { Look } from '../render/odds/odds-table.ts';
import { chartOf, tableOf } from '../render/odds/odds-table.ts';
import { ascii, unicode } from '../render/text/glyphs.ts';
import type { Style } from '../render/text/style.ts';
import { isStyle, noStyle } from '../render/text/style.ts';
import type { OddsOptions } from './engine.ts';
import { createSolving } from './engine.ts';
import { localeOf } from './locale-option.ts';
import type { RollerSetting } from './roller-context.ts';

/** How a table or a chart should look. */
export interface TableOptions {
  /** `plain` unless given. */
  readonly style?: Style | undefined;
  /**
   * Columns of the screen, from 20. Bars take what the text leaves of them; a table without a width has no
   * bars. A chart has 80 columns unless given. Markdown and HTML need no width.
   */
  readonly width?: number | undefined;
  /** The most rows, from 3: 40 unless given. More outcomes are put together in bins. */
  readonly rows?: number | undefined;
  /** Exact fractions instead of rounded percentages. */
  readonly fractions?: boolean | undefined;
  /** Plain ASCII characters only. */
  readonly ascii?: boolean | undefined;
  /** The language: the roller's unless given. */
  readonly locale?: Locale | undefined;
}

/** How a picture should look. */
export interface PictureOptions {
  /** The heading; the notation unless given. */
  readonly title?: string | undefined;
  /** The language: the roller's unless given. */
  readonly locale?: Locale | undefined;
}

/** The odds of a notation. For a series they are those of one member. */
export interface Odds extends Solved {
  readonly ranks?: readonly Odds[];
  /**
   * The chances of this against another roll, with its own dice.
   *
   * @throws DiceError `odds-too-large`
   * @example odds('2d6').against(odds('d12')).higher.toString() // '1/2'
   */
  against(other: Odds): Contest;
  /**
   * A summary and a row for each outcome: its chance, at least, at most. Numbers that are rounded have
   * the sign for "about".
   *
   * @throws DiceError for options that are wrong
   * @example odds('2d6').table({ style: 'markdown' })
   */
  table(options?: TableOptions): string;
  /**
   * A summary and a bar for each outcome with its chance.
   *
   * @throws DiceError for options that are wrong
   */
  chart(options?: TableOptions): string;
  /**
   * A picture: a whole SVG document without scripts, that follows the reader's choice of a light or dark
   * page.
   *
   * @throws DiceError for options that are wrong
   */
  svg(options?: PictureOptions): string;
}

/** Solves, and adds the methods that show the result. */
export function createShowing(
  setting: RollerSetting,
): (notation: string | Tree, options?: OddsOptions) => Odds {
  const solve = createSolving(setting);
  return (notation, options) => withFaces(solve(notation, options), setting);
}

/** The language in which odds, and refusals to give them, are shown. */
type Voice = Pick<RollerSetting, 'locale' | 'reporter'>;

/** Adds the methods that show them to solved odds. */
export function withFaces(solved: Solved, voice: Voice): Odds {
  const { locale, reporter } = voice;
  const { within } = reporter;
  const { toJSON } = solved;
  const odds = Object.assign(solved, {
    against: (other: Odds) => within(() => contestOf(solved, other)),
    table: (options: TableOptions = {}) => within(() => tableOf(solved, lookOf(options, locale))),
    chart: (options: TableOptions = {}) =>
      within(() => chartOf(solved, lookOf(options, locale, 80))),
    svg: (options: PictureOptions = {}) => within(() => pictureOf(solved, options, locale)),
    toJSON: () => within(toJSON),
  }) as Odds;
  const own = Object.getOwnPropertyDescriptor(solved, 'ranks');
  if (own?.get === undefined) return odds;
  const ranks = own.get;
  let known: readonly Odds[] | undefined;
  return Object.defineProperty(odds, 'ranks', {
    get: () => {
      known ??= (ranks() as readonly Solved[]).map((rank) => withFaces(rank, voice));
      return known;
    },
    enumerable: false,
  });
}

function pictureOf(solved: Solved, given: PictureOptions, own: Locale): string {
  const { title, locale = own } = optionsOf(given, ['title', 'locale']);
  if (title !== undefined && typeof title !== 'string') {
    throw callError('unsuitable-input', { reason: 'option-not-text', name: 'title' });
  }
  return svgOf([solved], localeOf(locale).render, title);
}

function lookOf(given: TableOptions, own: Locale, usualWidth?: number): Look {
  const options = optionsOf(given, ['style', 'width', 'rows', 'fractions', 'ascii', 'locale']);
  const {
    style = 'plain',
    width = usualWidth,
    rows = 40,
    fractions = false,
    ascii: onlyAscii = false,
    locale = own,
  } = options;
  if (!isStyle(style)) throw noStyle(style);
  const numbers = [
    ['width', width ?? 20, 20],
    ['rows', rows, 3],
  ] as const;
  for (const [name, value, least] of numbers) {
    if (value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value >= least))
      continue;
    throw callError('unsuitable-input', { reason: 'option-too-small', name, least });
  }
  const { render: words } = localeOf(locale);
  return { style, width, rows, fractions, words, glyphs: onlyAscii ? ascii : unicode };
}
