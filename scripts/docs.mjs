/**
 * Writes the tables of docs/language.md from the records of the language. With --check it writes nothing and
 * fails when the file is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './bundle.mjs';

/** A notation that is answered with each code; a sentence where it takes more than a notation. */
const examples = {
  'empty-text': '',
  'text-too-long': '- the text is longer than the limit',
  'unexpected-character': '2d6 $ 3',
  'unexpected-word': '4d6kx3',
  'unexpected-text': '3 4',
  'missing-operand': '2d6 +',
  'missing-argument': '4d6 + d',
  'unclosed-bracket': '(2d6',
  'unopened-bracket': '2d6)',
  'unclosed-label': '2d6[fire',
  'misplaced-label': '2d6[fire]kh1',
  'nested-too-deeply': '- brackets, calls, signs or powers nest too deeply',
  'too-many-parts': '- the notation, with its variables, or the series has too many parts',
  'chained-comparison': '3 > 2 > 1',
  'number-too-large': '9**9**9',
  'not-a-function': 'flor(3)',
  'dice-after-count': '2d6 > 2d6',
  'foreign-spelling': '1d20adv',
  'modifier-without-dice': '5kh3',
  'unsuitable-argument': '4d6kh1.5',
  'dice-in-argument': '4d6kh(d4)',
  'unsuitable-option': 'd6!(rising)',
  'unsuitable-order': '10d10>=7!',
  'repeated-modifier': 'd6!5!(6, once)',
  'conflicting-chains': '2d6!o!',
  'unsuitable-ends': 'd100!oh(1)',
  endless: 'd1!',
  'impossible-count': '2d6 >= 7',
  'drops-every-die': '2d6 d8',
  'unsuitable-count': '1.5d6',
  'unsuitable-sides': 'd0',
  'unsuitable-faces': 'd{3..1}',
  'unsuitable-group': '{d20+5, d20}!',
  'unknown-variable': 'd20 + @str',
  'unsuitable-variable': '- a variable is neither a finite number nor a notation that can go there',
  'variable-cycle': '- a variable is made of itself',
  'name-taken': '@a := d6; @a := d8; @a',
  'division-by-zero': '1/0',
  'not-a-real-number': 'sqrt(-1)',
  'too-many-dice': '99999999d6',
  'chain-too-long': '- a chain went on for longer than the limit',
  'odds-too-large': '- the odds would take more work than the limit',
  'unsuitable-input': '- an option of a call is wrong',
  'unsuitable-tree': '- what was given as a tree is none',
  'unsuitable-vocabulary': '- a word or a die of your own cannot be used',
  'no-random-source': '- the machine has no secure source of random numbers',
  'no-single-total': '- the total of a series was asked for, which has several',
  'unclosed-roll': '- a roll in a sentence begins and does not end',
  'nested-roll': '- a roll in a sentence has another one inside it',
  'no-extreme-roll': '- the lowest or highest roll was asked for, and there is none',
  'missing-face': '- fewer faces were given than the roll needs',
  'surplus-face': '- more faces were given than the roll needs',
  'impossible-face': '- the die cannot show the face that was given',
  'count-in-arithmetic': '5 + d20 >= 15',
  'count-under-minus': '10d10>=8 - 3d10>=8',
  'count-always': '10d6>0',
  'condition-never': '4d6!7',
  'explodes-not-counts': '8d10!>=9',
  'marks-not-counts': '3d6cs>=6',
  'counts-not-explodes': '8d10!=10',
  'drops-not-rolls': '8d6 d6',
  'compounds-and-explodes': '3d6!!!',
  'picks-not-compares': '10d6mt >= 2',
  'several-counts': '4d6>2<5',
  'keep-after-count': '4d6>=5kh2',
  'count-after-keep': '4d6k>3',
  'sort-after-count': '4d6>=5s',
  'keeps-all': '2d6kh3',
  'drops-all': '4d6dl4',
  'keeps-of-kept': '3d6kh2dl1',
  'clamps-all': '4d6min8',
  'reroll-past-clamp': 'd20min2r2',
  'long-chain': 'd{1..100}r<=99',
  'minus-after-modifier': '4dFr-1',
  'divides-by-dice': '1/2d6',
  'unusual-die': 'd66',
  'always-true': 'if(d20 + 5, 1, 2)',
  'series-of-number': '2x3',
  'rolls-nothing': '20',
  'thousands-point': 'd20 + 1.000',
  'label-is-arithmetic': '2d6[+3]',
  'comment-is-arithmetic': '2d6 # +3',
  'comment-is-dice': '6 # 1d20',
};

const path = join(root, 'docs/language.md');
const words = await language();
/** The library and its records, straight from their sources. */
async function language() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: `
        export * from './src/index.ts';
        export { records } from './src/locales/en/records.ts';
        export { dice, dieForms } from './src/vocabulary/dice/index.ts';
        export { spellingsOf } from './src/vocabulary/dice/record.ts';
        export { modifiers } from './src/vocabulary/modifiers/index.ts';
        export { options, isCount } from './src/vocabulary/modifier.ts';
        export { functions } from './src/vocabulary/arithmetic/functions.ts';
        export { binaryOperators, comparisons, unaryOperators } from './src/vocabulary/arithmetic/operators.ts';
        export { numberedDie } from './src/vocabulary/rules/die.ts';`,
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

function filled(text) {
  const tables = {
    dice: diceTable,
    modifiers: modifierTable,
    options: optionTable,
    functions: functionTable,
    operators: operatorTable,
    comparisons: comparisonTable,
    limits: limitTable,
    errors: () => codeTable(words.errorCodes),
    warnings: () => codeTable(words.warningCodes),
  };
  const left = new Set(Object.keys(tables));
  const marked = /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;
  const result = text.replace(marked, (_, start, name, end) => {
    if (!left.delete(name)) throw new Error(`there is no table "${name}", or it stands twice`);
    return `${start}\n${tables[name]()}\n\n${end}`;
  });
  if (left.size > 0) throw new Error(`docs/language.md has no place for: ${[...left].join(', ')}`);
  return result;
}

const code = (text) => `\`${text}\``;
const cells = (row) => `| ${row.join(' | ')} |`;
const table = (heads, rows) =>
  [cells(heads), cells(heads.map(() => '---')), ...rows.map(cells)].join('\n');

function diceTable() {
  const rows = [
    ...words.dieForms.map(({ examples, form }) => [examples, words.records.dieForms[form]]),
    ...words.dice.map((die) => [words.spellingsOf(die), words.records.dice[die.spelling]]),
  ];
  return table(
    ['notation', 'is'],
    rows.map(([written, doc]) => [written.map(code).join(', '), doc]),
  );
}

function modifierTable() {
  return table(
    ['modifier', 'also', 'what it does', 'without an argument', 'options', 'example'],
    words.modifiers.map((record) => [
      spelling(record),
      (record.aliases ?? []).map(code).join(' '),
      words.records.modifiers[record.name],
      byDefault(record.takes),
      (record.takes.options ?? []).map(code).join(' '),
      code(record.usage ?? record.example),
    ]),
  );
}

/** How a modifier is written: N is a number, C a condition. */
function spelling({ name, takes }) {
  switch (takes.shape) {
    case 'comparison':
      return words.comparisons.map(({ symbol }) => code(`${symbol}N`)).join(' ');
    case 'numbers':
      if (!takes.inListOnly) return code(`${name}N`);
      return code(`${name}(${['N', 'N'].slice(0, takes.most).join(', ')})`);
    case 'condition':
      return code(`${name}C`);
    case 'size':
      return code(`${name}N`);
    default:
      return code(name);
  }
}

function byDefault(takes) {
  if (typeof takes.default === 'number') return String(takes.default);
  if (takes.shape === 'numbers') return takes.fewest === 0 ? 'the usual ends' : 'not allowed';
  if (takes.shape !== 'condition') return '';
  const [{ op, than }] = takes.default(words.numberedDie(6));
  const face = than === 6 ? 'the highest face' : 'the lowest face';
  return `${{ '=': '', '>=': 'at least ', '<=': 'at most ' }[op]}${face}`;
}

const optionTable = () =>
  table(
    ['option', 'what it does', 'of'],
    words.options.map(({ name, takesNumber }) => [
      code(takesNumber ? `${name} N` : name),
      words.records.options[name],
      words.modifiers
        .filter(({ takes }) => takes.options?.includes(name))
        .map((record) => code(record.name))
        .join(' '),
    ]),
  );

const functionTable = () =>
  table(
    ['function', 'arguments', 'what it gives', 'example'],
    words.functions.map(({ name, least, most, example }) => [
      code(name),
      most === undefined ? `${least} or more` : String(least),
      words.records.functions[name],
      code(example),
    ]),
  );

function operatorTable() {
  const rows = words.binaryOperators.map(({ symbol, aliases, level, associates }) => ({
    level,
    row: [
      [symbol, ...aliases].map(code).join(' '),
      words.records.operators[symbol],
      `from the ${associates}`,
    ],
  }));
  rows.push({
    level: words.unaryOperators[0].level,
    row: ['`+` `-` before a value', 'the sign', ''],
  });
  rows.sort((one, other) => one.level - other.level);
  return table(
    ['level', 'operator', 'what it does', 'groups'],
    rows.map(({ level, row }) => [level, ...row]),
  );
}

const comparisonTable = () =>
  table(
    ['comparison', 'means'],
    words.comparisons.map(({ symbol, aliases }) => [
      [symbol, ...aliases].map(code).join(' '),
      words.records.comparisons[symbol],
    ]),
  );

/** The limits are explained where they are declared. */
function limitTable() {
  const source = readFileSync(join(root, 'src/input/limits.ts'), 'utf8');
  return table(
    ['limit', 'of what', 'at most'],
    Object.entries(words.defaultLimits).map(([name, most]) => {
      const [, doc] = new RegExp(`/\\*\\* (.+)\\. \\*/\\n  readonly ${name}: number`).exec(source);
      return [code(name), doc.charAt(0).toLowerCase() + doc.slice(1), most.toLocaleString('en')];
    }),
  );
}

function codeTable(codes) {
  return table(
    ['code', 'example', 'what is said'],
    codes.map((each) => {
      const example = examples[each];
      if (example === undefined) throw new Error(`the code "${each}" has no example`);
      if (example.startsWith('- ')) return [code(each), '', example.slice(2)];
      const found = told(example).find(({ code: one }) => one === each);
      if (found === undefined) throw new Error(`${example} is not answered with "${each}"`);
      return [code(each), example === '' ? 'no text' : code(example), found.message];
    }),
  );
}

function told(notation) {
  const found = words.check(notation);
  if (found.length > 0) return found;
  try {
    return words.roll(notation, { random: { die: () => 1 } }).warnings;
  } catch (error) {
    return error.diagnostics;
  }
}

// Last, when all of the above is there.
const before = readFileSync(path, 'utf8');
const after = filled(before);
if (after !== before) {
  if (process.argv.includes('--check')) {
    console.error('docs/language.md is not up to date: run "npm run docs"');
    process.exit(1);
  }
  writeFileSync(path, after);
}
