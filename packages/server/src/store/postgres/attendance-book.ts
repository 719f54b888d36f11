/** A node's people in the database: what it says and asks in one moment is one statement. */
import type { MemberId } from '@duopolis/table';
import type { TableId } from '@duopolis/table/host';
import type { Session } from './node-session.ts';

export interface Listening {
  readonly tableId: TableId;
  readonly member: MemberId;
}

/** No id has a space in it. */
export const keyOf = ({ tableId, member }: Listening): string => `${tableId} ${member}`;

/** Two lists, as the statements take them. */
export const columnsOf = (all: readonly Listening[]): readonly [readonly TableId[], readonly MemberId[]] => [
  all.map(({ tableId }) => tableId),
  all.map(({ member }) => member),
];

const SAY = `WITH gone AS (DELETE FROM presence USING unnest($1::text[], $2::text[]) AS gone (table_id, member)
   WHERE presence.table_id = gone.table_id AND presence.member = gone.member AND node = $5)
 INSERT INTO presence SELECT table_id, member, $5::integer FROM unnest($3::text[], $4::text[]) AS come (table_id, member)
 ON CONFLICT DO NOTHING`;

const ASK = `SELECT DISTINCT table_id, member FROM unnest($1::text[], $2::text[]) AS asked (table_id, member)
 JOIN presence USING (table_id, member) WHERE node <> $3`;

interface Change extends Listening {
  readonly isHere: boolean;
}

export interface AttendanceBook {
  /** Records that a member listens here, or no longer does. */
  readonly say: (change: Change) => Promise<void>;
  /** Whether a member listens at another node; rejects if the database does not answer. */
  readonly ask: (one: Listening) => Promise<boolean>;
  /** Resolves when everything said so far is recorded, or was lost with the connection. */
  readonly said: () => Promise<void>;
}

/**
 * Collects what arrives until a task begins, and while it runs: a node that thousands of people reach at once sends a few
 * statements on its own connection, which also renews its lease.
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
  /** What can't be sent now is sent again when the connection is back, or found among what a dead node left. */
  const say = collecting(async (changes: readonly Change[]) => {
    const latest = [...new Map(changes.map((change) => [keyOf(change), change])).values()];
    const [gone, come] = [latest.filter(({ isHere }) => !isHere), latest.filter(({ isHere }) => isHere)];
    await session()
      .query(SAY, ...columnsOf(gone), ...columnsOf(come), session().node())
      .catch(() => {});
  });
  const ask = collecting(async (all: readonly Listening[]) => {
    const distinct = [...new Map(all.map((one) => [keyOf(one), one])).values()];
    const found = await session().query<{ readonly table_id: TableId; readonly member: MemberId }>(
      ASK,
      ...columnsOf(distinct),
      session().node(),
    );
    return new Set(found.map(({ table_id: tableId, member }) => keyOf({ tableId, member })));
  });
  return {
    say: (change) => {
      last = say(change);
      return last;
    },
    ask: async (one) => (await ask(one)).has(keyOf(one)),
    said: () => last,
  };
}
