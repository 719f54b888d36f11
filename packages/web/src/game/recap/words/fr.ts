/** The recap in French. */
import { countFr as count } from '@duopolis/words/language';
import type { RecapWords } from './recap-words.ts';

export const recap: RecapWords = {
  title: { away: 'Pendant votre absence', 'last-turn': 'Le dernier tour' },
  earlier: (things) => `${count(things, { one: 'événement', other: 'événements' })} avant cela`,
  of: (nth, all) => `${nth} sur ${all}`,
  back: 'Une étape en arrière',
  forward: 'Une étape en avant',
  pause: 'Pause',
  play: 'Lecture',
  skip: 'Aller à la table',
  done: 'Retour à la table',
  keys: 'Espace met en pause, les flèches font défiler, Échap passe.',
};
