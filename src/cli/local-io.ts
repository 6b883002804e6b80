/** What a command may do with the world, and the language in which it does it. */
import type { Roller, RollerOptions } from '../index.ts';
import { createRoller } from '../index.ts';
import type { Io } from './io.ts';
import type { Language } from './language.ts';
import { fitted } from './text/fitted.ts';

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

/** An error that has no place in a notation. */
export const errorLine = (io: LocalIo, message: string, hint?: string): string => {
  const { frame } = io.language.locale.diagnostics;
  const lines = [frame.error(message), ...(hint === undefined ? [] : [frame.hint(hint)])];
  return `${fitted(lines.join('\n'), io)}\n`;
};
