/** The Automas at the table in French. */
import type { SoloWords } from './solo-words.ts';

export const solo: SoloWords = {
  card: (card) => `Joue la ${card}`,
  forCity: (city) => `Pour ${city}`,
  itsHand: 'Sa main',
  rests: (name) => `À la manche 2, ${name} ne pioche pas de carte et ne prend rien.`,
  simple: (city) =>
    `En mode débutant, le hasard donne une tuile à ${city} à chaque tour ; c’est vous qui la placez.`,
  why: 'Pourquoi',
  whyTitle: (name) => `Pourquoi ${name} fait ce choix`,
  takes: (tile, city, gain) => `Prend pour ${city} : ${tile}, ${gain}`,
  took: (tile, city) => `${tile} pour ${city}.`,
  decides: (symbol) => `${symbol} : c’est ce qui décide.`,
  passedOver: (symbol, why) => `${symbol} : ignoré, ${why}.`,
  others: 'Autres tuiles possibles',
};
