/** English words for the Automas. */
import type { AutomaWords } from '../automas-words.ts';

export const automas: AutomaWords = {
  names: { left: 'Autommaso', right: 'Automarta' },
  alone: 'Automa',
  bots: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil'],
  otherBots: ['Alma', 'Boris', 'Chloé', 'Dora', 'Emil', 'Fleur', 'Gleb'],
  cities: { left: 'Leftville', right: 'Rightown', automacity: 'Automacity' },
  kinds: { simple: 'simple', full: 'full' },
  level: (level) => `level ${level}`,
  difficulty: 'difficulty',
  card: (number) => `card ${number}`,
  symbols: { h: 'a house', f: 'a factory', n: 'a new type', '>': 'the best tile' },
  skips: { 'none-in-hand': 'none in hand', 'no-house-in-city': 'the city has no house' },
  takes: (who, tile, city) => `${who} takes the ${tile} for ${city}`,
  tieBreaks: {
    type: (tied) => `tied: ${tied}; this type comes first in the tie list`,
    kind: (tied) => `tied: ${tied}; pubs come before restaurants, music halls and inns`,
    hand: (tied) => `tied: ${tied}; this one is further left in the hand`,
  },
};
