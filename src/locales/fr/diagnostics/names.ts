/** What can be wrong with variables and named rolls, in French. */
import type { NamesDetails } from '../../../diagnostics/details/names.ts';
import type { WordsOf } from '../../../diagnostics/words.ts';
import { at, fine, listed, quoted } from '../numbers.ts';
import { given } from './calls.ts';

export const names: WordsOf<NamesDetails> = {
  'unknown-variable': {
    'not-given': ({ name, near, known, more }) => ({
      message: `il n'y a pas de variable ${at(name)}`,
      hint:
        near.length > 0
          ? `Vouliez-vous dire ${listed(near.map(at), 'ou')}${fine}?`
          : known.length > 0
            ? `Les variables sont ${listed([...known.map(at), ...(more ? ["d'autres"] : [])])}.`
            : `Aucune variable n'a été donnée. Écrivez d'abord sa valeur, comme dans ${quoted(`${at(name)} := 3; d20 + ${at(name)}`)}`,
    }),
    'not-rolled-yet': ({ name }) => ({
      message: `${at(name)} n'est pas encore défini`,
      hint: `Un nom ne s'utilise qu'après son ${quoted(';')}`,
    }),
  },
  'unsuitable-variable': {
    'not-a-value': ({ name, given: it }) =>
      `${at(name)} doit être un nombre ou une notation, pas ${given(it)}`,
    'names-a-roll': ({ name }) =>
      `la notation de ${at(name)} nomme un jet avec ${quoted(':=')}, ce que seule une notation entière peut faire`,
    'repeats-a-roll': ({ name }) =>
      `la notation de ${at(name)} répète un jet avec ${quoted('x')}, ce que seule une notation entière peut faire`,
  },
  'variable-cycle': {
    circle: ({ circle }) =>
      `${at(circle[0] ?? '')} se contient lui-même${fine}: ${circle.map(at).join(' -> ')}`,
  },
  'name-taken': {
    'by-a-roll': ({ name }) => ({
      message: `le nom ${at(name)} est déjà pris`,
      hint: 'Donnez à chaque jet son propre nom.',
    }),
    'by-a-variable': ({ name }) => ({
      message: `le nom ${at(name)} est déjà celui d'une variable`,
      hint: 'Donnez un autre nom au jet.',
    }),
  },
};
