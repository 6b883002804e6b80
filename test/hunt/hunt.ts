/** The hunt: batches of texts, each judged; what is found is shrunk, reported once and counted. */
import * as fc from 'fast-check';
import { Finding } from './finding.ts';
import type { Case, Setting } from './judge.ts';
import { judge } from './judge.ts';
import { plain, subjects } from './rollers.ts';
import type { Kind } from './texts.ts';
import { textsOf } from './texts.ts';

export interface Found {
  readonly signature: string;
  readonly message: string;
  /** The shortest text that shows it. */
  readonly text: string;
  readonly roller: string;
  /** The seed of its rolls. */
  readonly seed: number;
  /** The seed of the batch in which it was found. */
  readonly batch: number;
}

export interface Plan extends Setting {
  readonly kinds: readonly Kind[];
  readonly corpus: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** Asked before each batch: whether time is up. */
  readonly stop?: () => boolean;
  /** Called with each text before it is judged, so that we know what killed the process. */
  readonly onCase?: (each: Case) => void;
  readonly onFound?: (found: Found) => void;
  readonly onBatch?: (texts: number) => void;
  readonly batch?: number;
}

/** How many texts were judged, and what was found. */
export interface Catch {
  readonly texts: number;
  readonly found: readonly Found[];
}

export function hunt(plan: Plan): Catch {
  const { kinds, corpus, seed, count, stop = () => false, batch = 500 } = plan;
  const cases = fc.record({
    text: textsOf(kinds, corpus),
    seed: fc.nat({ max: 999 }),
    subject: fc.oneof({ weight: 3, arbitrary: fc.constant(plain) }, fc.constantFrom(...subjects)),
  });
  const found = new Map<string, Found>();
  let texts = 0;
  for (let turn = 0; texts < count && !stop(); turn += 1) {
    const seeded = { seed: (seed + turn) | 0, numRuns: Math.min(batch, count - texts) };
    const news = (each: Case): void => {
      plan.onCase?.(each);
      const finding = findingOf(each, plan);
      if (finding !== undefined && !found.has(finding.signature)) throw finding;
    };
    const { failed, numRuns, counterexample } = fc.check(fc.property(cases, news), seeded);
    texts += numRuns;
    if (failed && counterexample !== null) {
      const [least] = counterexample;
      const shortest = shrunk(least, plan);
      const finding = findingOf(shortest, plan) ?? findingOf(least, plan);
      if (finding === undefined) throw new Error(`found, and not found again: ${least.text}`);
      const told: Found = {
        signature: finding.signature,
        message: finding.message,
        text: shortest.text,
        roller: shortest.subject.name,
        seed: shortest.seed,
        batch: seeded.seed,
      };
      found.set(finding.signature, told);
      plan.onFound?.(told);
    }
    plan.onBatch?.(texts);
  }
  return { texts, found: [...found.values()] };
}

function findingOf(each: Case, setting: Setting): Finding | undefined {
  try {
    judge(each, setting);
    return undefined;
  } catch (error) {
    if (error instanceof Finding) return error;
    throw error;
  }
}

/** The case with fewer of its characters, or plainer ones, that breaks the same promise. */
function shrunk(least: Case, setting: Setting): Case {
  const promised = findingOf(least, setting)?.promise;
  const letters = [...new Set(['1', 'd', '6', ...least.text.split('')])];
  const text = fc.array(fc.constantFrom(...letters), { maxLength: least.text.length });
  const breaks = (units: readonly string[]): boolean =>
    findingOf({ ...least, text: units.join('') }, setting)?.promise === promised;
  const { counterexample } = fc.check(
    fc.property(text, (units) => !breaks(units)),
    { examples: [[least.text.split('')]], numRuns: 1 },
  );
  const [shorter] = counterexample ?? [];
  return shorter === undefined ? least : { ...least, text: shorter.join('') };
}
