/** The recap in French. */
import { countFr as count } from '@duopolis/words/language';
import type { RecapWords } from './recap-words.ts';

export const recap: RecapWords = {
  title: { away: 'Pendant votre absence', 'last-turn': 'Le dernier tour' },
  earlier: (things) => `${count(things, { one: 'chose', other: 'choses' })} avant cela`,
  of: (nth, all) => `${nth} sur ${all}`,
  back: 'Un pas en arrière',
  forward: 'Un pas en avant',
  pause: 'Arrêter',
  play: 'Continuer',
  skip: 'Aller à la table',
  keys: 'Espace arrête, les flèches avancent, Échap passe.',
};
