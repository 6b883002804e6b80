/** The words of the command, in English. */
import type { CliWords } from '../../../cli/words/index.ts';
import { batch } from './batch.ts';
import { guide } from './guide.ts';
import { help } from './help.ts';
import { rolling } from './rolling.ts';
import { session } from './session.ts';
import { simulation } from './simulation.ts';
import { usage } from './usage.ts';

export const cli: CliWords = { guide, help, usage, rolling, session, simulation, batch };
