/** The language of the command: where it comes from, and all that it says, in both, for a reader to judge. */
import { describe, expect, test } from 'vitest';
import { languageNames, languageOf } from '../../src/cli/language.ts';
import type { Scene } from '../support/command.ts';
import { openroll } from '../support/command.ts';

const german = { LANG: 'de_DE.UTF-8' };

describe('the language', () => {
  test.each<[Readonly<Record<string, string>>, string]>([
    [{}, 'en'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr_CA' }, 'fr'],
    [{ LANG: 'fr_BE@euro' }, 'fr'],
    [{ LANG: 'FR_fr' }, 'fr'],
    [{ LANG: 'fr.UTF-8' }, 'fr'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'C.UTF-8' }, 'en'],
    [{ LANG: 'POSIX' }, 'en'],
    [{ LANG: 'french' }, 'en'],
    [{ LANG: 'frr_DE' }, 'en'],
    [german, 'en'],
    [{ LC_ALL: 'fr_FR', LANG: 'en_GB' }, 'fr'],
    [{ LC_ALL: 'C', LC_MESSAGES: 'fr_FR', LANG: 'fr_FR' }, 'en'],
    [{ LC_ALL: '', LC_MESSAGES: 'fr_FR', LANG: 'en_GB' }, 'fr'],
    [{ LC_MESSAGES: 'de_DE', LANG: 'fr_FR' }, 'en'],
    [{ LC_NUMERIC: 'fr_FR', LANG: 'en_GB' }, 'en'],
    [{ LANG: '__proto__' }, 'en'],
  ])('of the environment %j is %s', (environment, language) => {
    expect(languageOf(['d6'], environment).locale.language).toBe(language);
  });

  test.each<[readonly string[], string]>([
    [['--lang', 'fr', 'd6'], 'fr'],
    [['--lang=fr', 'd6'], 'fr'],
    [['d6', '--lang', 'fr'], 'fr'],
    [['odds', 'd6', '--lang', 'fr'], 'fr'],
    [['--lang', 'fr', 'odds', 'd6'], 'fr'],
    [['--lang', 'fr', '--lang', 'en'], 'en'],
    [['--lang', 'de'], 'en'],
    [['--lang'], 'en'],
    [['--', '--lang', 'fr'], 'en'],
  ])('of %j is %s', (args, language) => {
    expect(languageOf(args, german).locale.language).toBe(language);
  });

  test('of the call comes before that of the environment', async () => {
    const environment = { LC_ALL: 'fr_FR.UTF-8' };
    const roll = ['(2d6) >= 7', '--dice', '3,4'];
    expect((await openroll(roll, { environment })).out).toContain('réussite');
    expect((await openroll([...roll, '--lang', 'en'], { environment })).out).toContain('success');
    expect((await openroll(['--lang', 'en', ...roll], { environment })).out).toContain('success');
    // A seed may be called so.
    const seeded = await openroll(['--seed', '--lang', 'd6'], {});
    expect(seeded.status).toBe(0);
  });

  test('is English where there is no environment', async () => {
    expect((await openroll(['d6', '--dice', '7'])).err).toContain('a d6 cannot show 7');
  });

  test('of another name is refused, with those that there are', async () => {
    const { status, out, err } = await openroll(['d6', '--lang', 'de']);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('The languages are en and fr.');
    expect(languageNames).toEqual(['en', 'fr']);
    for (const wrong of ['FR', 'fr_FR', '', 'constructor']) {
      expect((await openroll(['d6', '--lang', wrong])).status, wrong).toBe(2);
    }
  });

  test('is given before a sub-command, or to it; the nearer one counts', async () => {
    const odds = async (...args: readonly string[]): Promise<string> => (await openroll(args)).out;
    const french = await odds('odds', 'd6', '--lang', 'fr');
    expect(french).toContain('moyenne');
    expect(await odds('--lang', 'fr', 'odds', 'd6')).toBe(french);
    expect(await odds('--lang', 'en', 'odds', 'd6', '--lang', 'fr')).toBe(french);
    expect(await odds('--ascii', '--lang', 'fr', 'odds', 'd6')).toMatch(/^[ -~\n]+$/);
  });

  test('changes no data', async () => {
    for (const args of [
      ['d100!o+15', '--seed', 'a', '--json', '--odds'],
      ['odds', '4d6kh3', '--json', '--at-least', '15'],
      ['odds', 'd6/4', '--csv'],
      ['simulate', '3d6', '-n', '2e3', '--seed', 'a', '--json'],
      ['format', '1D100 OE +15'],
      ['check', '4d6kh3', '--json'],
    ]) {
      const [one, other] = [await openroll(args), await openroll([...args, '--lang', 'fr'])];
      expect(other).toEqual(one);
    }
  });

  test('of a batch is that of each line', async () => {
    const lines = [
      '2d6 +',
      '{"notation": "2d6 +", "locale": "fr"}',
      '{"notation": "2d6 +", "locale": "en"}',
      '{"notation": "d6", "dice": [7], "locale": "fr"}',
      '{"notation": "d6", "seed": {}, "locale": "fr"}',
      '{"notation": 5, "locale": "fr"}',
      '{"notation": "d6", "locale": "de"}',
      '{"notation": "d6", "locale": 5}',
      '{"notation": "d6", "langue": "fr"}',
      '{"notation": "5 + d20 >= 15", "dice": [1], "locale": "fr"}',
      '{"notation": "6/(d6-1)", "dice": [3], "odds": true, "locale": "fr"}',
    ];
    const input = `${lines.join('\n')}\n`;
    const messagesIn = async (...args: readonly string[]) =>
      (await openroll(['batch', ...args], { input })).out
        .trimEnd()
        .split('\n')
        .map((line) => {
          const { error, odds, warnings = [] } = JSON.parse(line);
          return error?.message ?? odds?.error?.message ?? warnings[0]?.message;
        });
    const english = await messagesIn();
    expect(english.slice(0, 9)).toEqual([
      'something is missing after "+"',
      'il manque quelque chose après «\u00a0+\u00a0»',
      'something is missing after "+"',
      'un d6 ne peut pas donner 7 (face 1 sur 1)',
      'une graine doit être un texte ou un nombre fini',
      'une demande doit avoir un champ «\u00a0notation\u00a0», qui est un texte',
      '"locale" must be "en" or "fr"',
      '"locale" must be "en" or "fr"',
      'unknown field "langue"',
    ]);
    expect(english[10]).toContain('division par zéro');
    const french = await messagesIn('--lang', 'fr');
    expect(french[2]).toBe('something is missing after "+"');
    expect(french[6]).toBe('«\u00a0locale\u00a0» doit être «\u00a0en\u00a0» ou «\u00a0fr\u00a0»');
    // One row of rolls for all lines of a seed, whatever their languages.
    const rolls = ['d1000', '{"notation": "d1000", "locale": "fr"}', 'd1000'];
    const total = async (all: readonly string[]) =>
      (await openroll(['batch', '--seed', 'a'], { input: `${all.join('\n')}\n` })).out.match(
        /"total":\d+/g,
      );
    expect(await total(rolls)).toEqual(await total(['d1000', 'd1000', 'd1000']));
  });
});

/** What is run: arguments, and what is on standard input. */
const calls: readonly (readonly [args: readonly string[], scene?: Scene])[] = [
  ...['', 'odds', 'explain', 'check', 'format', 'simulate', 'repl', 'batch', 'completion'].map(
    (name) => [[...(name === '' ? [] : [name]), '--help']] as const,
  ),
  [['odds', '--help'], { width: 40, terminal: true }],
  [[]],
  [['d6', '--times']],
  [['d6', '--time', '3']],
  [['odds', 'd6', '--bogus']],
  [['--json', 'odds', 'd6']],
  [['d6', '--times', '0']],
  [['d6', '--dice', 'six']],
  [['d6', '--seed', '']],
  [['d6', '--var', 'str']],
  [['odds', 'd6', '--at-least', 'x']],
  [['odds', 'd6', '--json', '--csv']],
  [['simulate', 'd6', '-n', '0']],
  [['batch', 'x', 'y']],
  [['completion', 'tcsh']],
  [['completion', 'bash', 'zsh']],
  [['d6', '--dice', '3', '--times', '2']],
  [['d6', '--ask', '--seed', 'a']],
  [['odds', 'd6', '--svg', '/nowhere/chart.svg'], { writeFile: () => Promise.reject(Error('no')) }],
  [['2d6', '+', '--var', 'x=1']],
  [['5 + d20 >= 15', '--dice', '12']],
  [['4d6kh3', '--dice', '6,1,5,4', '--odds']],
  [['d6/4', '--times', '3', '--seed', 'a', '--odds']],
  [['2 x 3d6', '--times', '2', '--seed', 'a']],
  [['--ask', '2d10'], { input: '0\n11\nx\n10\n5 6 7\n' }],
  [['--ask', 'd{2,3,5}'], { input: '4\n5\n' }],
  [['--ask', 'd{1,2,3,4,5,6,7,8,90}'], { input: '9\n90\n' }],
  [['--ask', 'd6'], { input: '' }],
  [['odds', '4d6kh3', '--at-least', '12', '--at-most', '8']],
  [['odds', '2d20!o', '--at-least', '30']],
  [['odds', 'd{1,2500.5}', '--at-least', '1000.5']],
  [['odds', '6/(d6-1)']],
  [['simulate', 'd100!o+15', '-n', '2000', '--seed', 'a', '--at-least', '101', '--at-most', '20']],
  [['simulate', '1/(d4-1)', '-n', '2000', '--seed', 'a']],
  [['simulate', 'd6/(d2*0)', '-n', '2000', '--seed', 'a']],
  [['simulate', 'd6', '-n', '1', '--seed', 'a']],
  [['simulate', 'd6/3', '-n', '2e3', '--seed', 'a']],
  [
    ['repl', '--seed', 'a'],
    {
      input: [
        ...[':help', ':odds', ':again', '2d6', ':odds', ':again 2', ':again x', ':dice', ':seed x'],
        ...[
          ':seed',
          ':vars',
          '@x := 2d6',
          '@y := 3',
          ':vars',
          ':forget @z',
          ':forget @xx',
          ':oods',
        ],
        ...[':xyz', ':check 2d6', ':check 2d6kh3', ':help kh', ':help floor', ':help once'],
        ...[':help dF', ':help nonsense', '@a := @nope', '1/0', ':quit'],
      ].join('\n'),
    },
  ],
];

test('all that the command says, for a reader to judge', async () => {
  const shown = async (args: readonly string[], scene: Scene, lang: string): Promise<string> => {
    const { status, out, err } = await openroll(['--lang', lang, ...args], scene);
    const parts = [out, err].filter((part) => part !== '').map((part) => part.trimEnd());
    return ['```text', ...parts, `(${status})`, '```'].join('\n').replaceAll('\u00a0', '⍽');
  };
  const page = ['# The command, in English and French', ''];
  for (const [args, scene = {}] of calls) {
    const words = args.map((word) => (/^[\w!./+=,-]+$/.test(word) ? word : `'${word}'`));
    const screen = scene.width === undefined ? '' : ` at ${scene.width} columns`;
    page.push(`## \`${['openroll', ...words].join(' ')}\`${screen}`);
    page.push(await shown(args, scene, 'en'), await shown(args, scene, 'fr'), '');
  }
  await expect(page.join('\n')).toMatchFileSnapshot('../data/words/command.md');
}, 120_000);
