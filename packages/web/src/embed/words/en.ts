/** Embeds in English. */
import { countEn } from '@duopolis/words/language';
import type { EmbedWords } from './embed-words.ts';

const points = (score: number): string => countEn(score, { one: 'point', other: 'points' });

export const embed: EmbedWords = {
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  next: 'Step forward',
  step: (step, steps) => `Tile ${step} of ${steps}`,
  openGame: 'Whole game on Duopolis',
  openCity: 'Open on Duopolis',
  language: 'Language',
  points,
  city: 'City',
  standing: (name, score) => `${name}: ${points(score)}`,
  unknown: 'There is no such game here, or it isn’t public.',
  home: 'Play Duopolis',
  failed: 'The game could not be loaded.',
  again: 'Try again',
};
