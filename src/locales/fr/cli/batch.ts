/** What can be wrong with a line of a batch, in French. */
import type { BatchWords } from '../../../cli/words/index.ts';
import { either, fine, listed, number, quoted } from '../numbers.ts';

export const batch: BatchWords = {
  longLine: (most) => `cette ligne dépasse ${number(most)} octets`,
  notUtf8: "cette ligne n'est pas en UTF-8",
  notJson: (problem) => `cette ligne n'est pas du JSON valide${fine}: ${problem}`,
  unknownField: (name, known) => ({
    message: `champ inconnu${fine}: ${quoted(name)}`,
    hint: `Les champs sont ${listed(known.map(quoted))}.`,
  }),
  noNotation: `une demande doit avoir un champ ${quoted('notation')}, qui est un texte`,
  oddsNotBoolean: `${quoted('odds')} doit être true ou false`,
  variablesNotObject: `${quoted('variables')} doit être un objet`,
  unknownLocale: (known) => `${quoted('locale')} doit être ${either(known)}`,
};
