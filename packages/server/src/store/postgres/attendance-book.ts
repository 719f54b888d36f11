/** The presence of a node's people in the database; simultaneous changes and questions share a statement. */
import type { MemberId } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import type { Session } from './node-session.ts';

export interface Listening {
  readonly tableId: TableId;
  readonly member: MemberId;
}

/** No id has a space in it. */
export const keyOf = ({ tableId, member }: Listening): string => `${tableId} ${member}`;

/** Tables and members as two lists, the parameters of the statements. */
export const columnsOf = (all: readonly Listening[]): readonly [readonly TableId[], readonly MemberId[]] => [
  all.map(({ tableId }) => tableId),
  all.map(({ member }) => member),
];

const RECORD = `WITH gone AS (DELETE FROM presence USING unnest($1::text[], $2::text[]) AS gone (table_id, member)
   WHERE presence.table_id = gone.table_id AND presence.member = gone.member AND node = $5)
 INSERT INTO presence SELECT table_id, member, $5::integer FROM unnest($3::text[], $4::text[]) AS come (table_id, member)
 ON CONFLICT DO NOTHING`;

const FIND_ELSEWHERE = `SELECT DISTINCT table_id, member FROM unnest($1::text[], $2::text[]) AS asked (table_id, member)
 JOIN presence USING (table_id, member) WHERE node <> $3`;

interface Change extends Listening {
  readonly isHere: boolean;
}

export interface AttendanceBook {
  /** Records that a member connected to this node, or disconnected. */
  readonly record: (change: Change) => Promise<void>;
  /** Whether a member is connected to another node; rejects if the database does not answer. */
  readonly ask: (one: Listening) => Promise<boolean>;
  /** Resolves when all changes so far are recorded, or were lost with the connection. */
  readonly recorded: () => Promise<void>;
}

/**
 * Collects calls before a task begins and while it runs. When thousands of people connect at once, the node so sends only
 * a few statements on the connection that also renews its lease.
 */
function collecting<T, R>(run: (all: readonly T[]) => Promise<R>): (one: T) => Promise<R> {
  let waiting: T[] = [];
  let next: Promise<R> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Promise<R> => {
    const all = waiting;
    waiting = [];
    next = undefined;
    return run(all);
  };
  return (one) => {
    waiting.push(one);
    if (next === undefined) {
      next = last.then(() => new Promise<void>((resolve) => void setImmediate(resolve))).then(begin);
      last = next.catch(() => {});
    }
    return next;
  };
}

export function openAttendanceBook(session: () => Session): AttendanceBook {
  let last: Promise<void> = Promise.resolve();
  /** Failed changes are sent again after a reconnection, or found among what a dead node left behind. */
  const record = collecting(async (changes: readonly Change[]) => {
    const latest = [...new Map(changes.map((change) => [keyOf(change), change])).values()];
    const [gone, come] = [latest.filter(({ isHere }) => !isHere), latest.filter(({ isHere }) => isHere)];
    await session()
      .query(RECORD, ...columnsOf(gone), ...columnsOf(come), session().node())
      .catch(() => {});
  });
  const ask = collecting(async (all: readonly Listening[]) => {
    const distinct = [...new Map(all.map((one) => [keyOf(one), one])).values()];
    const found = await session().query<{ readonly table_id: TableId; readonly member: MemberId }>(
      FIND_ELSEWHERE,
      ...columnsOf(distinct),
      session().node(),
    );
    return new Set(found.map(({ table_id: tableId, member }) => keyOf({ tableId, member })));
  });
  return {
    record: (change) => {
      last = record(change);
      return last;
    },
    ask: async (one) => (await ask(one)).has(keyOf(one)),
    recorded: () => last,
  };
}
