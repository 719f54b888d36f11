/** Embeds in French. */
import { countFr } from '@duopolis/words/language';
import type { EmbedWords } from './embed-words.ts';

const points = (score: number): string => countFr(score, { one: 'point', other: 'points' });

export const embed: EmbedWords = {
  play: 'Lecture',
  pause: 'Pause',
  back: 'Reculer d’une tuile',
  next: 'Avancer d’une tuile',
  step: (step, steps) => `Tuile ${step} sur ${steps}`,
  openGame: 'Toute la partie sur Duopolis',
  openCity: 'Ouvrir sur Duopolis',
  language: 'Langue',
  points,
  city: 'Ville',
  standing: (name, score) => `${name} : ${points(score)}`,
  unknown: 'Cette partie n’existe pas ici ou n’est pas publique.',
  home: 'Jouer à Duopolis',
  failed: 'La partie n’a pas pu être chargée.',
  again: 'Réessayer',
};
