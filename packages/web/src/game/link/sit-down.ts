/** Sitting down at a table that gathers: guests are ready at once, and can take that back. */
import { type OpenTable, seatOf } from '@duopolis/table';
import { act, showRefusal } from './act.ts';
import type { Link } from './link.ts';
import { sitAt } from './own-portrait.ts';

export const freeChairs = ({ chairs }: OpenTable): readonly number[] =>
  chairs.flatMap(({ holder }, seat) => (holder.kind === 'nobody' ? [seat] : []));

/** Hosts are never asked whether they are ready. */
async function ready(link: Link): Promise<void> {
  if (link.view.peek()?.open.host !== link.you) await act(link, { type: 'ready', ready: true });
}

export async function sitDownAt(link: Link, seat: number): Promise<void> {
  if (await act(link, sitAt(seat))) await ready(link);
}

/** On the first chair that is still free: somebody may have been faster. */
export async function sitDown(link: Link): Promise<void> {
  const open = link.view.peek()?.open;
  if (open?.phase !== 'gathering' || seatOf(open, link.you) !== undefined) return undefined;
  for (const seat of freeChairs(open)) {
    // oxlint-disable-next-line no-await-in-loop -- another chair only when this one is taken
    const outcome = await link.ask(sitAt(seat));
    if (outcome.ok) return ready(link);
    if (outcome.error.code !== 'chair-taken') return showRefusal(outcome.error);
  }
  return undefined;
}
