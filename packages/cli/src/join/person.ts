/** A person at a remote table: joins and takes a chair. */
import type { Connection } from '@duopolis/protocol';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { seatOf, type TableView } from '@duopolis/table';
import type { AtTable } from '../play/at-table.ts';
import type { Refusal } from '../play/play-state.ts';
import { nextSession, type SeatSession } from '../play/seat-session.ts';
import type { Shell } from '../shell.ts';
import type { Invitation } from './invitation-link.ts';
import type { JoinProblem } from './join-problem.ts';
import { otherPieces } from './same-pieces.ts';

const refused = (rejection: Refusal): Result<never, JoinProblem> => refuse({ code: 'refused', rejection });

export interface SeatedTable extends AtTable {
  /** Why you are no longer at the table, if so. */
  readonly gone: () => JoinProblem | undefined;
}

/** At the table, in a chair: your own, or the first free one. */
export async function takeSeat(
  connection: Connection,
  { table, code, own }: Invitation & { readonly own: Components | undefined },
  shell: Shell,
): Promise<Result<SeatedTable, JoinProblem>> {
  let session: SeatSession | undefined;
  let gone: JoinProblem | undefined;
  const { promise: first, resolve: come } = Promise.withResolvers<TableView | undefined>();
  const link = connection.table(table, {
    onView: (view, event) => {
      session = nextSession(session, { view, event }, shell);
      come(view);
    },
    onGone: (why) => {
      gone = { code: 'sent-away', why };
      come(undefined);
    },
  });
  const joined = await link.ask({ type: 'join', name: 'x', ...(code !== undefined && { code }) });
  if (!joined.ok) return refused(joined.error);
  link.watch();
  const view = await first;
  if (view === undefined) return refuse(gone ?? { code: 'no-free-chair' });
  const other = otherPieces(view, own);
  if (other !== undefined) {
    await link.ask({ type: 'leave' });
    return refuse(other);
  }
  if (seatOf(view.open, view.you) === undefined) {
    const free = view.open.chairs.findIndex(({ holder }) => holder.kind === 'nobody');
    if (free < 0 || view.open.phase !== 'gathering') return refuse({ code: 'no-free-chair' });
    const sat = await link.ask({ type: 'sit', seat: free });
    if (!sat.ok) return refused(sat.error);
  }
  return ok({
    ask: link.ask,
    connected: () => connection.state() === 'connected',
    session: () => session as SeatSession,
    gone: () => gone,
    isHere: () => gone === undefined,
    change: (next) => {
      session = next;
    },
  });
}
