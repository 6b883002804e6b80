/** What a command may do with the world, and the language in which it does it. */
import type { Roller, RollerOptions } from '../index.ts';
import { createRoller } from '../index.ts';
import type { Io } from './io.ts';
import type { Language } from './language.ts';

export interface LocalIo extends Io {
  readonly language: Language;
}

/** By inheritance, since a copy would look at the streams, and a stream that is looked at is opened. */
export const withLanguage = (io: Io, language: () => Language): LocalIo =>
  Object.create(io, { language: { get: language } });

/** A roller in the language of the call. */
export const localRoller = (
  { language: { locale } }: LocalIo,
  options: Omit<RollerOptions, 'locale'> = {},
): Roller => createRoller({ ...options, locale });

/** An error that has no place in a notation, in a line. */
export const errorLine = ({ language: { locale } }: LocalIo, message: string): string =>
  `${locale.diagnostics.frame.error(message)}\n`;
