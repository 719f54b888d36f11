/** The Automas at the table in English. */
import type { SoloWords } from './solo-words.ts';

export const solo: SoloWords = {
  card: (card) => `Plays ${card}`,
  forCity: (city) => `For ${city}`,
  itsHand: 'Its hand',
  rests: (name) => `In round 2, ${name} draws no card and takes no tile.`,
  simple: (city) => `In the simple game, ${city} gets a random tile every turn; you place it.`,
  why: 'Why',
  whyTitle: (name) => `Why ${name} chose this`,
  takes: (tile, city, gain) => `Takes the ${tile} for ${city}: ${gain}`,
  took: (tile, city) => `${tile} for ${city}.`,
  decides: (symbol) => `${symbol}: this one decides.`,
  passedOver: (symbol, why) => `${symbol}: skipped, ${why}.`,
  others: 'It could also have taken',
};
