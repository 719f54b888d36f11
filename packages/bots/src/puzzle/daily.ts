/** The puzzles of a day: the same for everyone, drawn from the date until one is worth solving. */
import { type RandomSource, randomFrom } from '@duopolis/rules/chance';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import { poseArrangement } from './arrangement.ts';
import { drawStage as drawRound, poseChoice } from './choice.ts';
import { drawStage, posePlacement } from './placement-puzzle.ts';
import type { PosedPuzzle, PuzzleKind } from './puzzle.ts';

/** What is posed until it is worth solving; the stage of the game is drawn once. */
const posing: {
  readonly [kind in PuzzleKind]: (random: RandomSource, box: Components) => () => PosedPuzzle | undefined;
} = {
  placement: (random, box) => {
    const stage = drawStage(random);
    return () => posePlacement(random, box, stage);
  },
  choice: (random, box) => {
    const stage = drawRound(random);
    return () => poseChoice(random, box, stage);
  },
  arrangement: (random, box) => () => poseArrangement(random, box),
};

/** `tried` is called for every one that was too easy. The day is written year-month-day. */
export function dailyPuzzle(
  day: string,
  kind: PuzzleKind,
  tried: (times: number) => void = () => {},
): PosedPuzzle {
  const pose = posing[kind](randomFrom(day, `puzzle/${kind}`), COMPONENTS);
  for (let times = 1; ; times++) {
    const posed = pose();
    if (posed !== undefined) return posed;
    tried(times);
  }
}
