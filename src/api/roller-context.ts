/** What a roller is bound to, prepared for everything that it can do. */

import type { Reporter } from '../diagnostics/index.ts';
import { createReporter } from '../diagnostics/index.ts';
import type { Variables } from '../eval/prepare/variables.ts';
import type { Extreme } from '../eval/random/extreme.ts';
import type { RandomSource } from '../eval/random/source.ts';
import { errorsIn } from '../grammar/check/check.ts';
import { createAdviser } from '../grammar/fixes/advice.ts';
import { createReader } from '../grammar/parse/parse.ts';
import { callError } from '../input/call-error.ts';
import { optionsOf } from '../input/known-options.ts';
import type { SomeLimits } from '../input/limits.ts';
import { completeLimits } from '../input/limits.ts';
import type { Locale } from '../locales/locale.ts';
import type { Additions, Vocabulary } from '../vocabulary/index.ts';
import { createVocabulary } from '../vocabulary/index.ts';
import type { EngineSetting } from './engine.ts';
import { localeOf } from './locale-option.ts';
import { createPrograms } from './program-cache.ts';
import { createRollFormatter } from './roll-formatter.ts';

/** What a roller is bound to. */
export interface RollerOptions extends Additions {
  /** Where dice come from unless a roll says otherwise; secure randomness by default. */
  readonly random?: RandomSource | Extreme | undefined;
  readonly limits?: SomeLimits | undefined;
  readonly variables?: Variables | undefined;
  /** The language of everything that people read: English unless given. */
  readonly locale?: Locale | undefined;
}

export interface RollerSetting extends EngineSetting {
  readonly vocabulary: Vocabulary;
  readonly reporter: Reporter;
  readonly locale: Locale;
}

/** @throws DiceError for options that are wrong */
export function createSetting(given: RollerOptions): RollerSetting {
  const options = optionsOf(given, [
    'random',
    'limits',
    'variables',
    'modifiers',
    'functions',
    'dice',
    'locale',
  ]);
  const { random, variables } = options;
  const locale = localeOf(options.locale);
  if (variables !== undefined && (typeof variables !== 'object' || variables === null)) {
    throw callError('unsuitable-input', { reason: 'not-an-object', what: 'variables' });
  }
  const limits = completeLimits(options.limits);
  const vocabulary = createVocabulary(options, limits);
  const read = createReader(vocabulary);
  const advise = createAdviser((text) => {
    const syntax = read(text, limits);
    if (!syntax.ok) return syntax.diagnostics[0];
    return errorsIn(syntax.tree, vocabulary, limits)[0];
  });
  const reporter = createReporter(locale.diagnostics, advise);
  const programs = createPrograms({
    vocabulary,
    limits,
    read,
    reporter,
    voice: createRollFormatter(locale),
  });
  return { programs, vocabulary, limits, reporter, locale, random, variables };
}
