/** The recap in English. */
import { countEn as count } from '@duopolis/words/language';
import type { RecapWords } from './recap-words.ts';

export const recap: RecapWords = {
  title: { away: 'While you were away', 'last-turn': 'The last turn' },
  earlier: (things) => `${count(things, { one: 'thing', other: 'things' })} before that`,
  of: (nth, all) => `${nth} of ${all}`,
  back: 'One step back',
  forward: 'One step forward',
  pause: 'Stop',
  play: 'Go on',
  skip: 'Skip to the table',
  keys: 'Space stops, arrows step, Esc skips.',
};
