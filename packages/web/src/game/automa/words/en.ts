/** The Automas at the table in English. */
import type { SoloWords } from './solo-words.ts';

export const solo: SoloWords = {
  card: (card) => `Plays ${card}`,
  forCity: (city) => `For ${city}`,
  itsHand: 'Its hand',
  rests: (name) => `In round 2 ${name} draws no card and takes nothing.`,
  simple: (city) => `In the simple game chance gives ${city} a tile every turn; you place it.`,
  why: 'Why',
  whyTitle: (name) => `Why ${name} chose so`,
  takes: (tile, city, gain) => `Takes the ${tile} for ${city}: ${gain}`,
  decides: (symbol) => `${symbol}: this decides.`,
  passedOver: (symbol, why) => `${symbol}: passed over, ${why}.`,
  others: 'It could also have taken',
};
