/** Relatives of what other tools and players write: other counts, sides, cases and surroundings. */

/** What is written, and a notation that means the same; undefined: nothing is sure enough for a fix. */
type Relative = readonly [written: string, ours: string | undefined];

const bonuses = ['', '+3', ' - 2', ' + @str'];
const pools = ['3d6', '4d8', '10D10', '5d20'];

const die = (pool: string): { readonly count: number; readonly sides: number } => {
  const [count = '1', sides = '1'] = pool.toLowerCase().split('d');
  return { count: Number(count || 1), sides: Number(sides) };
};

const each = <T>(list: readonly T[], make: (item: T) => readonly Relative[]): readonly Relative[] =>
  list.flatMap(make);

const openNames: readonly (readonly [name: string, modifier: string])[] = [
  ['open-ended', '!o'],
  ['open ended', '!o'],
  ['(open-ended)', '!o'],
  ['open-ended high', '!oh'],
  ['low open-ended', '!ol'],
  ['sans limite', '!o'],
  ['sans limites', '!o'],
  ['sans limite haut', '!oh'],
  ['sans limite vers le bas', '!ol'],
  ['ouvert', '!o'],
  ['ouverts', '!o'],
  ['OUVERTE', '!o'],
  ['illimit\u00e9', '!o'],
  ['ouvert haut', '!oh'],
  ['ouverte haute', '!oh'],
  ['ouvert bas', '!ol'],
  ['ouvert vers le bas', '!ol'],
  ['offen', '!o'],
  ['oben offen', '!oh'],
  ['unten offen', '!ol'],
];

const openEnded = each(openNames, ([name, modifier]) => [
  ...each(['d100', '1D100', '2d100', 'd%'], (dice): readonly Relative[] => [
    ...bonuses.map((bonus): Relative => [`${dice}${bonus} ${name}`, `${dice}${modifier}${bonus}`]),
    [`${dice} ${name} + 15`, `${dice}${modifier} + 15`],
  ]),
  [`+15 1d100 ${name}`, `1d100${modifier} + 15`],
  [`+ 20 2d100 ${name}`, `2d100${modifier} + 20`],
  [`${name} d100`.replace(/[()]/g, ''), `d100${modifier}`],
  [`jet ${name} de 1d100`.replace(/[()]/g, ''), `d100${modifier}`],
  [`d100 ${name} 20`, undefined],
  [`d100+3 ${name} * 2`, undefined],
]);

const letters = each(['oe', 'OE', 'oeh', 'oel', '!o', '!oh'], (name) =>
  each(['1d100', '2d100', 'd20'], (dice) =>
    bonuses
      .slice(1)
      .map((bonus): Relative => [`${dice}${bonus} ${name}`, `${dice}${name}${bonus}`]),
  ),
);

const advantage = each(
  [
    ['adv', 'kh'],
    ['with advantage', 'kh'],
    ['avantage', 'kh'],
    ['avec avantage', 'kh'],
    ['avec un avantage', 'kh'],
    ['Vorteil', 'kh'],
    ['dis', 'kl'],
    ['at disadvantage', 'kl'],
    ['d\u00e9savantage', 'kl'],
    ['en d\u00e9savantage', 'kl'],
    ['mit Nachteil', 'kl'],
  ] as const,
  ([name, modifier]) => [
    ...each(['d20', '1d20', '1D20'], (dice) =>
      bonuses.map((bonus): Relative => [`${dice}${bonus} ${name}`, `2d20${modifier}1${bonus}`]),
    ),
    [`2d20 ${name}`, undefined],
    [`1d20+3 ${name} * 2`, undefined],
    [`3d20 ${name}`, undefined],
    [`1d6 + 1d20 ${name}`, undefined],
  ],
);

const frenchKeeps = each(pools, (pool): readonly Relative[] => [
  [`${pool} garder les 2 meilleurs`, `${pool}kh2`],
  [`${pool} garde le meilleur`, `${pool}kh1`],
  [`${pool} garder les 2 plus hauts`, `${pool}kh2`],
  [`${pool}, les 2 plus \u00e9lev\u00e9s`, `${pool}kh2`],
  [`${pool} garde 2`, `${pool}kh2`],
  [`${pool} garder les 2 pires`, `${pool}kl2`],
  [`${pool} garder le plus faible`, `${pool}kl1`],
  [`${pool} retirer le plus bas`, `${pool}dl1`],
  [`${pool} enlever les 2 plus hauts`, `${pool}dh2`],
  [`${pool} sans le pire`, `${pool}dl1`],
  [`${pool} garder les meilleurs`, undefined],
  [`le meilleur de ${pool}`, `${pool}kh1`],
  [`les 2 plus bas de ${pool}`, `${pool}kl2`],
  [`best of ${pool}`, `${pool}kh1`],
  [`the lowest of ${pool}`, `${pool}kl1`],
  [`highest 2 of ${pool}`, `${pool}kh2`],
  [`${pool} explosif`, `${pool}!`],
  [`${pool} d\u00e9s explosifs`, `${pool}!`],
  [`d\u00e9s explosifs ${pool}`, `${pool}!`],
  [`exploding ${pool}`, `${pool}!`],
  [`explode ${pool} + 2`, `${pool}! + 2`],
  [`${pool} reroll ones`, undefined],
  [`${pool} reroll 1s`, undefined],
  [`${pool} reroll all 2s`, undefined],
  [`${pool} reroll 1s once`, `${pool}ro1`],
  [`${pool} relance les 1`, undefined],
  [`${pool} relancer les 2 une seule fois`, `${pool}ro2`],
  ...each([3, 6], (bar): readonly Relative[] => [
    [`${pool} hits on ${bar}+`, `${pool}>=${bar}`],
    [`${pool} successes on ${bar} or more`, `${pool}>=${bar}`],
    [`${pool} success ${bar}`, undefined],
    [`${pool} hits ${bar}`, undefined],
    [`${pool} r\u00e9ussites \u00e0 ${bar}+`, `${pool}>=${bar}`],
    [`${pool} succ\u00e8s \u00e0 partir de ${bar}`, `${pool}>=${bar}`],
    [`${pool} r\u00e9ussites \u00e0 ${bar}`, undefined],
    [`${pool} under ${bar}`, undefined],
    [`${pool} over ${bar}`, undefined],
    [`${pool} vs ${bar}`, undefined],
    [`${pool} contre ${bar}`, undefined],
  ]),
  [`${pool} hits on ${die(pool).sides + 1}+`, undefined],
  [`6 fois ${pool}`, `6 x ${pool}`],
  [`12 FOIS ${pool} + 2`, `12 x ${pool} + 2`],
  [`6 mal (${pool} + 1)`, `6 x (${pool} + 1)`],
  [`${pool} fois 10`, `${pool} * 10`],
]);

const tools = each(pools, (pool): readonly Relative[] => {
  const { sides } = die(pool);
  return [
    [`${pool}x3<5`, undefined],
    [`${pool}x2=${sides}`, undefined],
    [`${pool}xo2=${sides}`, undefined],
    [`${pool}x=`, undefined],
    [`${pool}x>${sides - 1}x<2`, undefined],
    [`${pool}x>${sides - 1}`, `${pool}!>${sides - 1}`],
    [`${pool}x${sides}kh2`, `${pool}!${sides}kh2`],
    [`${pool}x${sides}r1kh2`, `${pool}!${sides}ro1kh2`],
    [`${pool}r1x=${sides}`, `${pool}ro1!${sides}`],
    [`${pool}x2`, undefined],
    [`${pool}x2 + 1d10`, undefined],
    [`${pool}x=${sides}cs>=3`, `${pool}!${sides}>=3`],
    [`${pool}x=${sides}cs`, `${pool}!${sides}=${sides}`],
    [`${pool}x=${sides}cf`, `${pool}!${sides}=1`],
    [`${pool}cs>=3x${sides}`, undefined],
    [`${pool}cs>3df`, `${pool}>3f<=3`],
    [`${pool}cs>=3df<2`, `${pool}>=3f<2`],
    [`${pool}cs>=3df<5`, undefined],
    [`${pool}df`, undefined],
    [`${pool}min2x${sides}`, undefined],
    [`${pool}x=${sides}sf<3`, undefined],
    [`${pool}x=${sides}r1=1`, undefined],
    [`${pool}kh2ms>=5`, `${pool}kh2 - 5`],
    [`${pool}ms<5`, undefined],
    [`${pool}e3`, undefined],
    [`${pool} e${sides}`, undefined],
    [`${pool}e${sides}kh2`, `${pool}!${sides}kh2`],
    [`${pool}e>${sides - 2}`, `${pool}!>${sides - 2}`],
    [`${pool}e>${sides - 2}k3`, undefined],
    [`${pool} ie${sides}`, `${pool}!>=${sides}`],
    [`${pool} ir2`, `${pool}r<=2`],
    [`${pool}p1`, undefined],
    [`${pool}p<2`, undefined],
    [`${pool}ph1`, `${pool}dh1`],
    [`${pool}ph1 >= 5`, undefined],
    [`${pool}ph1 / 2`, undefined],
    [`${pool}u4`, `${pool}max4`],
    [`${pool}s3`, undefined],
    [`${pool}l2`, undefined],
    [`${pool}b1`, undefined],
    [`${pool}o`, undefined],
    [`${pool} t4`, `${pool}>=4`],
    [`${pool} t${sides + 1}`, undefined],
    [`${pool} f1 t4`, `${pool}>=4f<=1`],
    [`${pool} t4 f2`, `${pool}>=4f<=2`],
    [`${pool} tl2`, `${pool}<=2`],
    [`${pool} v12`, undefined],
    [`${pool} < min(4, 3)`, undefined],
    [`${pool}df + 1`, undefined],
    [`[${pool}, 1d8] k1`, undefined],
    [`(${pool}, 1d8)k1`, undefined],
    [`(${pool}, 1d8)kh1`, `{${pool}, 1d8}kh1`],
    [`/r ${pool}>3`, undefined],
    [`/roll ${pool}r1`, undefined],
    [`/r ${pool}cs>=3`, undefined],
    [`!r ${pool}k3`, undefined],
    [`!roll ${pool} >= 3`, undefined],
    [`output ${pool} > 3`, undefined],
    [`output ${pool} / 2`, undefined],
    [`[[${pool}r1]]`, undefined],
    [`[[${pool}>3]]`, undefined],
    [`x3 ${pool} >= 7`, undefined],
    [`x3 ${pool}+1`, `3 x ${pool}+1`],
    [`[r: ${pool}r3]`, undefined],
    [`/r ${pool} e6`, undefined],
    [`/roll ${pool}x=`, undefined],
    [`/r ${pool}x=${sides}`, `${pool}!${sides}`],
    [`/gmroll "${pool}+2"`, `${pool}+2`],
  ];
});

const oneDie = each(['d6', '1d10', '1D20'], (pool): readonly Relative[] => {
  const { sides } = die(pool);
  return [
    [`${pool}x3<5`, `${pool}!(<5, limit 3)`],
    [`${pool}x2=${sides}`, `${pool}!(${sides}, limit 2)`],
    [`${pool}x@m=${sides}`, `${pool}!(${sides}, limit @m)`],
    [`${pool}x1>=${sides - 1}`, `${pool}!(>=${sides - 1}, limit 1)`],
    [`${pool}x=${sides}r1=1`, `${pool}!${sides}ro1`],
    [`${pool}ra${sides}`, `${pool}!(${sides}, once)`],
  ];
});

const around = each(['3d6', '4d6kh3', '2d20kl1 + 5', '1d8+@str', 'd100!o+15'], (roll) => [
  ...[
    '/r ',
    '/roll ',
    '/ROLL ',
    '/gmr ',
    '!r ',
    '!roll ',
    'roll ',
    'jet ',
    'jet de ',
    'lance ',
  ].map((prefix): Relative => [`${prefix}${roll}`, roll]),
  ...(
    [
      ['"', '"'],
      ["'", "'"],
      ['`', '`'],
      ['\u201c', '\u201d'],
      ['\u201e', '\u201c'],
      ['\u2018', '\u2019'],
      ['\u00ab', '\u00bb'],
      ['\u00ab\u00a0', '\u00a0\u00bb'],
    ] as const
  ).map(([open, close]): Relative => [`${open}${roll}${close}`, roll]),
  ...['fireball', 'd\u00e9g\u00e2ts', 'fire damage!', 'pour le chef', 'dex save', 'Angriff'].map(
    (words): Relative => [
      `${roll} ${words}`,
      // What is a kind of damage becomes a label.
      words.startsWith('fire d') ? undefined : `${roll} # ${words}`,
    ],
  ),
  ...['halved', 'twice', 'exploding dice', 'keep some', 'nochmal', 'si possible', 'on sixes'].map(
    (words): Relative => [`${roll} ${words}`, undefined],
  ),
]).filter(([written]) => !written.includes('fire d'));

const nothing: readonly Relative[] = [
  'jet sans limite',
  'attack',
  'fireball',
  'reroll',
  'sans limite',
  'jet ouvert',
  'd\u00e9g\u00e2ts',
].map((written): Relative => [written, undefined]);

export const relatives: readonly Relative[] = [
  ...openEnded,
  ...letters,
  ...advantage,
  ...frenchKeeps,
  ...tools,
  ...oneDie,
  ...around,
  ...nothing,
];
