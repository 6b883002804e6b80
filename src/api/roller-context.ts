/** What a roller is bound to, made ready for all that it can do. */

import type { Variables } from '../eval/prepare/variables.ts';
import type { RandomSource } from '../eval/random/source.ts';
import { errorsIn } from '../grammar/check/check.ts';
import type { Adviser } from '../grammar/fixes/advice.ts';
import { createAdviser } from '../grammar/fixes/advice.ts';
import { createReader } from '../grammar/parse/parse.ts';
import { callError } from '../shared/diagnostic.ts';
import { optionsOf } from '../shared/known-options.ts';
import type { Limits } from '../shared/limits.ts';
import { completeLimits } from '../shared/limits.ts';
import type { Additions, Vocabulary } from '../vocabulary/index.ts';
import { createVocabulary } from '../vocabulary/index.ts';
import type { EngineSetting } from './engine.ts';
import { createPrograms } from './program-cache.ts';
import { voice } from './roll-formatter.ts';

/** What a roller is bound to. */
export interface RollerOptions extends Additions {
  /** Where dice come from unless a roll says otherwise; secure randomness by default. */
  readonly random?: RandomSource;
  readonly limits?: Partial<Limits>;
  readonly variables?: Variables;
}

export interface RollerSetting extends EngineSetting {
  readonly vocabulary: Vocabulary;
  readonly advised: Adviser;
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
  ]);
  const { random, variables } = options;
  if (variables !== undefined && (typeof variables !== 'object' || variables === null)) {
    throw callError('unsuitable-input', 'variables must be an object');
  }
  const limits = completeLimits(options.limits);
  const vocabulary = createVocabulary(options, limits);
  const read = createReader(vocabulary);
  const advised = createAdviser((text) => {
    const syntax = read(text, limits);
    if (!syntax.ok) return syntax.diagnostics[0];
    return errorsIn(syntax.tree, vocabulary, limits)[0];
  });
  const programs = createPrograms({ vocabulary, limits, read, advised, voice });
  return { programs, vocabulary, limits, advised, random, variables };
}
