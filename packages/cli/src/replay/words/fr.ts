/** French words for replays. */
import type { ReplayWords } from './replay-words.ts';

export const replay: ReplayWords = {
  title: ({ game, games: all, step, steps }) => `partie ${game} sur ${all}, étape ${step} sur ${steps}`,
  hand: 'main',
  chosen: 'sélection',
  keys: (space) => `←→ étape · Début Fin · Espace ${space === 'stops' ? 'arrête' : 'joue'} · q quitter`,
};
