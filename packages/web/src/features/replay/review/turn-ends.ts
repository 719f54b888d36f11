/** Where the turns of a game end. */
import type { Replay } from '@duopolis/rules/record';

/** The last step of every turn, for which the table has a row. */
export function turnsOf({ start, steps }: Replay): readonly number[] {
  const ends = steps.flatMap(({ entry, state: { open } }, nth) => {
    const before = (steps[nth - 1]?.state ?? start).open;
    const isLast = before.turn !== open.turn || before.round !== open.round || open.phase === 'over';
    return entry.e === 'place' && isLast ? [nth + 1] : [];
  });
  return [0, ...new Set([...ends, steps.length])];
}
