/** English words for replays. */
import type { ReplayWords } from './replay-words.ts';

export const replay: ReplayWords = {
  title: ({ game, games: all, step, steps }) => `game ${game} of ${all}, step ${step} of ${steps}`,
  hand: 'hand',
  chosen: 'chosen',
  keys: (space) => `←→ step · Home End · Space ${space} · q leaves`,
};
