/** The help of every command, in English. */
import type { HelpWords } from '../../../cli/words/index.ts';
import { quoted } from '../numbers.ts';
import { guide } from './guide.ts';

const exit = '\nExit status: 0 on success, 1 for invalid notation, 2 for incorrect usage.\n';

export const help: HelpWords = {
  titles: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    examples: 'Examples:',
  },
  purpose: (purpose) => `${purpose}:`,
  placeholders: {
    number: 'number',
    seed: 'seed',
    faces: 'faces',
    file: 'file',
    variable: 'name=value',
    range: 'x=0..10',
    share: 'percentage',
    view: 'view',
    language: 'language',
  },
  help: 'show this help',
  version: 'show the version',
  ascii: 'use plain ASCII characters only',
  language: 'the language: en or fr; that of the shell by default',
  variable: 'set a variable; can be repeated',
  byDefault: (value) => `(default: ${value})`,
  choices: (choices) => `(${choices.join(', ')})`,
  roll: {
    description: 'Roll dice from a notation, open-ended dice included, or work out its exact odds.',
    argument: 'what to roll, such as 2d6+3 or d100!o+15',
    options: {
      seed: 'use a seed: the same seed gives the same rolls',
      dice: 'use these faces instead of rolling, such as 97,17',
      times: 'number of times to roll',
      ask: 'you roll real dice and type what they show',
      odds: 'also show the chance of rolling this total or higher',
      explain: 'also say what came up, in sentences',
      markdown: 'print Markdown',
      json: 'print one JSON object per roll',
    },
    examples: {
      bonus: 'an open-ended roll with a bonus',
      scores: 'six ability scores, and a summary',
      odds: 'with the chance of this total or higher',
      variable: 'with a variable',
      dice: 'with the faces of your own dice',
      ask: 'you roll the dice that it asks for',
      seed: 'the same roll every time',
      several: 'two rolls, each in a sentence',
      oddsCommand: 'its exact odds',
      explainCommand: 'what it means, in plain English',
    },
    after: `\nWithout a notation, openroll rolls each line of standard input.\n${guide.quoting}\n${exit}`,
  },
  odds: {
    description: 'show exact odds: a table with bars, several notations side by side',
    argument: 'what to solve; each argument is a separate notation',
    options: {
      atLeast: 'show only the chance of rolling at least this number',
      atMost: 'show only the chance of rolling at most this number',
      for: 'a row for each value of a variable, such as x=0..10 or x=1,2,5',
      reach: 'the smallest value of the variable that reaches this chance, such as 60%',
      full: 'also show standard deviation, median and the exact mean',
      view: 'what the bars show: chance, at-least or at-most',
      fractions: 'show exact fractions instead of rounded percentages',
      json: 'print one JSON object per notation',
      csv: 'print comma-separated values',
      markdown: 'print Markdown',
      svg: 'write a chart to a file; - prints it',
    },
    examples: {
      table: 'a table with bars',
      one: 'a single chance',
      several: 'side by side, and which one beats the other',
      view: 'side by side, each with the chance of at least a total',
      fractions: 'exact fractions',
      csv: 'for a spreadsheet',
      svg: 'a chart; give a file name instead of - to save it',
      for: 'how the chance grows with a bonus',
      reach: 'the smallest pool that gets there',
    },
    after: '',
  },
  explain: {
    description: 'say what a notation means, in plain English',
    argument: 'what to explain',
    options: {},
    examples: { plain: 'in a sentence or two', variable: 'with a variable' },
    after: '',
  },
  check: {
    description: 'show errors and warnings without rolling',
    argument: 'what to check',
    options: { json: 'print one JSON object' },
    examples: {
      plain: 'something that is probably a mistake',
      variable: 'with a variable, for a program',
    },
    after: '',
  },
  format: {
    description: 'print the notation in standard form',
    argument: 'the notation to reformat',
    options: {},
    examples: {},
    after: '',
  },
  simulate: {
    description: 'roll many times (on all cores) and compare with the exact odds',
    argument: 'what to roll',
    options: {
      rolls: 'number of rolls, such as 1e7',
      seed: 'use a seed: the same seed and number of rolls give the same result',
      atLeast: 'also show how often the total is at least this number',
      atMost: 'also show how often the total is at most this number',
      json: 'print one JSON object',
    },
    examples: {
      plain: 'a hundred thousand rolls',
      seed: 'the same rolls every time',
      json: 'as JSON',
    },
    after: `
Ctrl-C stops and shows the results so far; press it again to quit at once.

Exit status: 0 on success, 1 for a notation that is invalid or always fails, 2 for incorrect usage, 130 after Ctrl-C.
`,
  },
  repl: {
    description: 'interactive session with history and named rolls',
    argument: '',
    options: { seed: 'use a seed: the same seed gives the same rolls' },
    examples: { plain: 'until you press Ctrl-D', seed: 'with a seed and a variable' },
    after: `
Type a notation to roll it. @x := 2d6 alone on a line names a roll. :help lists the commands of the session, such as :odds, :explain and :seed. Your lines are kept for the next session in $XDG_STATE_HOME/openroll/history (by default ~/.local/state, on Windows %LOCALAPPDATA%).

Exit status: 0 on success, 2 for incorrect usage.
`,
  },
  batch: {
    description: 'read notations from standard input, write JSON, one per line',
    argument: '',
    options: {
      seed: 'use a seed: the same seed gives the same rolls, in the order of the lines',
    },
    examples: { plain: 'answers until the input ends', seed: 'the same answers to the same lines' },
    after: `
A line is a notation, or a JSON object with "notation" and, if you like, "dice", "seed", "variables", "odds": true, "locale": "fr". Each line gets one answer, in order: the roll, or an "error" with "code", "message" and "span". An invalid line doesn't stop the program.

Exit status: 0 when the input has ended, 2 for incorrect usage.
`,
  },
  completion: {
    description: 'print a script that completes commands and options in your shell',
    argument: 'the shell',
    options: {},
    examples: { plain: 'prints the script' },
    after: `
To enable it permanently, add this line to your shell's start-up file:
  bash  eval "$(openroll completion bash)"   in ~/.bashrc
  zsh   eval "$(openroll completion zsh)"    in ~/.zshrc, after compinit
  fish  openroll completion fish | source    in ~/.config/fish/config.fish
`,
  },
  helpOn: {
    description: 'how to write a notation; help on a command, a word or a whole notation',
    argument: 'notation, a command, a word such as kh, or a notation',
    options: {},
    examples: {
      notation: 'how to write what you want to roll',
      command: 'a command and its options',
      word: 'one word of the notation',
      text: 'what each part of a notation does',
    },
    after: '',
  },
  completionScript: (program, shell, file) =>
    `Completion of ${quoted(program)} in ${shell}. To enable it permanently, add this line to ${file}:`,
};
