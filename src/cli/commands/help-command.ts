/** `openroll help`: on a command, a word of the notation, a whole notation, or how to write one. */
import type { Command } from 'commander';
import { nearest } from '../../grammar/fixes/suggest.ts';
import type { Tree } from '../../index.ts';
import { parse, visit } from '../../index.ts';
import { spellingsOf } from '../../vocabulary/dice/record.ts';
import { standard } from '../../vocabulary/index.ts';
import type { Register } from '../context.ts';
import { exitStatus } from '../io.ts';
import type { LocalIo } from '../local-io.ts';
import { errorLine, localRoller } from '../local-io.ts';
import { helpOn } from '../repl/help.ts';
import { withoutQuotes } from '../roll/notations.ts';
import { addExamples } from '../text/examples.ts';
import { fitted } from '../text/fitted.ts';
import { notationGuide } from '../text/notation-guide.ts';

/** The topic that is neither a command nor a word. */
const notationTopic = 'notation';

export const registerHelp: Register = (program, { io, words, end }) => {
  const { helpOn: help } = words.help;
  const command = program
    .command('help')
    .description(help.description)
    .usage('[TOPIC]')
    .argument('[topic...]', help.argument)
    .action(async (topic: readonly string[]) => {
      end(await helpCommand(withoutQuotes(topic.join(' ')), program, io));
    });
  addExamples(command, words.help, [
    ['help notation', help.examples.notation],
    ['help odds', help.examples.command],
    ['help kh', help.examples.word],
    ['help 4d6kh3', help.examples.text],
  ]);
};

async function helpCommand(topic: string, program: Command, io: LocalIo): Promise<number> {
  const commands = program.commands.map((each) => each.name());
  const asked = topic.trim();
  const known = program.commands.find((each) => each.name() === asked.toLowerCase());
  if (asked === '' || known !== undefined) {
    (known ?? program).outputHelp();
    return exitStatus.fine;
  }
  const said =
    asked.toLowerCase() === notationTopic
      ? notationGuide(io.language, io.terminal === true ? io.width : undefined)
      : (helpOn(asked, io.language)?.trimEnd() ?? partsOf(asked, io));
  if (said !== undefined) {
    await io.out(`${fitted(said, io)}\n`);
    return exitStatus.fine;
  }
  const { guide, usage } = io.language.words;
  const near = nearest(asked.toLowerCase(), [notationTopic, ...commands, ...wordsOfNotation()]);
  const message =
    near.length === 0 ? guide.noHelp(asked) : `${guide.noHelp(asked)}. ${usage.didYouMean(near)}`;
  await io.err(errorLine(io, message, guide.otherHelp));
  return exitStatus.usage;
}

const wordsOfNotation = (): readonly string[] => [
  ...standard.modifiers.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
  ...standard.functions.map(({ name }) => name),
  ...standard.dice.flatMap(spellingsOf),
];

/** What a whole notation means, and a line on each of its words; undefined: it is none. */
function partsOf(notation: string, io: LocalIo): string | undefined {
  const parsed = parse(notation);
  if (!parsed.ok) return undefined;
  const lines = wordsIn(parsed.tree).flatMap((word) => helpOn(word, io.language) ?? []);
  const means = localRoller(io).explain(parsed.tree);
  return [means, ...(lines.length === 0 ? [] : ['', ...new Set(lines)])].join('\n').trimEnd();
}

function wordsIn(tree: Tree): readonly string[] {
  const words: string[] = [];
  visit(tree, (node) => {
    if ('modifiers' in node) words.push(...node.modifiers.map(({ name }) => name));
    if (node.kind === 'call') words.push(node.name);
    if (node.kind === 'dice' && node.die.kind === 'named') words.push(`d${node.die.name}`);
  });
  return words;
}
