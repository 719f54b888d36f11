/** Where the turns of a game end. */
import type { Replay } from '@duopolis/rules';

/** The last step of every turn, which the table has a row for. */
export function turnsOf({ start, steps }: Replay): readonly number[] {
  const rows = steps.flatMap(({ entry }, nth) => {
    const before = (steps[nth - 1]?.state ?? start).open;
    const next = (steps[nth + 1]?.state ?? steps[nth]?.state ?? start).open;
    const here = (steps[nth]?.state ?? start).open;
    const turned = entry.e === 'place' && (before.turn !== here.turn || before.round !== here.round);
    return turned || (entry.e === 'place' && next.phase === 'over') ? [nth + 1] : [];
  });
  return [0, ...new Set([...rows, steps.length])];
}
