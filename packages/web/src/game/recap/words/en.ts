/** The recap in English. */
import { countEn as count } from '@duopolis/words/language';
import type { RecapWords } from './recap-words.ts';

export const recap: RecapWords = {
  title: { away: 'While you were away', 'last-turn': 'The last turn' },
  earlier: (things) => `${count(things, { one: 'event', other: 'events' })} before that`,
  of: (nth, all) => `${nth} of ${all}`,
  back: 'One step back',
  forward: 'One step forward',
  pause: 'Pause',
  play: 'Play',
  skip: 'Skip to the table',
  done: 'Back to the table',
  keys: 'Space pauses, arrows step, Esc skips.',
};
