/** What to say to words of a sentence: that they are a comment, or how to write what they say of dice. */
import type { WordAdvice } from '../../diagnostics/details/text.ts';
import type { Finding } from '../../diagnostics/index.ts';
import { fault } from '../../diagnostics/index.ts';
import { topicOf } from '../../vocabulary/dialects/index.ts';
import { wordLetter, wordPart } from '../../vocabulary/letters.ts';
import { nearest } from './suggest.ts';

const inWord = `(?:['\\u2019]|${wordPart})`;

/** Something that is rolled. */
const rolls = new RegExp(String.raw`d\s*[\d%({@]|df(?!${wordLetter})`, 'i');

/** Words to the end of the text, in which nothing could be a part of a notation. */
const sentence = new RegExp(
  String.raw`^${wordLetter}${inWord}*(?:[,.!?]*(?:\s+|-)${wordLetter}${inWord}+)*\s*[.!?]*\s*$`,
);

/** A value is due after these. */
const due = /(?:^|[-+*/%<>=(,;{^])\s*$/;

/** Words about dice that are long enough to be known when they are misspelled. */
const longWords =
  `explode exploding reroll highest lowest advantage disadvantage success successes double
  halved garder meilleur avantage relance explosif ouvert limite vorteil`.split(/\s+/);

const likeModifiers = new RegExp(`^[khldsrmfcx]{1,4}(?!${wordLetter})`, 'i');
const betweenWords = new RegExp(String.raw`(?:(?!${wordPart})[\s\S])+`);

/** Such a word, or letters that look like modifiers. */
const misspelled = (words: string): boolean =>
  likeModifiers.test(words) ||
  words
    .toLowerCase()
    .split(betweenWords)
    .some((word) => word.length > 4 && nearest(word, longWords).length > 0);

/** Whether the advice says no more than could be said about any word there. */
const isGeneral = ({ kind }: WordAdvice): boolean =>
  kind === 'notes' || kind === 'variable' || kind === 'after-dice';

/** The finding about a word, with what the words there say; any other as it is. */
export function withSentence(finding: Finding, text: string): Finding {
  const { code, span, fix, details } = finding;
  const written = text.slice(span.start, span.end);
  const general = details.reason === 'word' && isGeneral(details.advice);
  const advised = (advice: WordAdvice): Finding =>
    fault('unexpected-word', span, { reason: 'word', word: written, advice });
  if (code !== 'unexpected-word' || fix !== undefined || !general) return finding;
  const [before, rest] = [text.slice(0, span.start), text.slice(span.start)];
  const topic = topicOf(rest.replace(/#.*/s, ''));
  if (due.test(before)) {
    if (rolls.test(text)) {
      return before.trim() === '' && topic !== undefined
        ? advised({ kind: 'topic', topic, start: false })
        : finding;
    }
    // A name next to a sign is a variable; without dice and signs there is nothing to start from.
    if (/[-+*/=<>;:(){}@]/.test(text)) return finding;
    return advised(topic === undefined ? { kind: 'start' } : { kind: 'topic', topic, start: true });
  }
  // Without a space it is a misspelled modifier.
  if (!/[\s)\]}]$/.test(before)) return finding;
  if (topic !== undefined) return advised({ kind: 'topic', topic, start: false });
  if (!rolls.test(before) || !sentence.test(rest) || misspelled(rest)) return finding;
  return { ...finding, fix: `${before.trimEnd()} # ${rest.trim()}` };
}
