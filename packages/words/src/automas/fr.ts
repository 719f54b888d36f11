/** French words for the Automas. */
import type { AutomaWords } from '../automas-words.ts';

export const automas: AutomaWords = {
  names: { left: 'Automartin', right: 'Automanon' },
  alone: 'Automa',
  bots: ['Ada', 'Ben', 'Cléo', 'Dan', 'Eva', 'Finn', 'Gil'],
  otherBots: ['Alma', 'Boris', 'Chloé', 'Dora', 'Emil', 'Fleur', 'Gleb'],
  cities: { left: 'Gaucheville', right: 'Droitebourg', automacity: 'Automaville' },
  kinds: { simple: 'débutant', full: 'complet' },
  level: (level) => `niveau ${level}`,
  difficulty: 'difficulté',
  card: (number) => `carte ${number}`,
  symbols: { h: 'une résidence', f: 'une usine', n: 'un nouveau type', '>': 'la meilleure tuile' },
  skips: { 'none-in-hand': 'aucune en main', 'no-house-in-city': 'la ville n’a pas de résidence' },
  takes: (who, tile, city) => `${who} sélectionne pour ${city} : ${tile}`,
  tieBreaks: {
    type: (tied) => `à égalité : ${tied} ; ce type est le plus à gauche sur la carte`,
    kind: (tied) => `à égalité : ${tied} ; bistrot, puis restaurant, taverne musicale, hôtel`,
    hand: (tied) => `à égalité : ${tied} ; celle-ci est plus à gauche dans la main`,
  },
};
