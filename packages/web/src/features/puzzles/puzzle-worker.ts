/** The worker that generates and proves the puzzles of a day. */
import { dailyPuzzle, PUZZLE_KINDS } from '@duopolis/bots/puzzle';
import type { PuzzleNews } from './puzzles-of-day.ts';

/** The count of rejected puzzles is reported in steps, so that the page is not flooded. */
const STEP = 25;

const highlight = (news: PuzzleNews): void => self.postMessage(news);

self.addEventListener('message', ({ data: day }: MessageEvent<string>) => {
  for (const kind of PUZZLE_KINDS) {
    const puzzle = dailyPuzzle(day, kind, (tried) => {
      if (tried % STEP === 0) highlight({ kind, tried });
    });
    highlight({ kind, puzzle });
  }
});
