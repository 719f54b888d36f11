/** The stored data of notices, for both stores: people's settings, whose turn it is, and what to send. */
import {
  FORMER_PLAYER,
  type NoticeSettings,
  type Way,
  type WayProblemCode,
  type WayTables,
} from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { Sql, SqlValue, Statement } from '../store/sql.ts';
import type { Room } from './in-flight.ts';
import type { Mark, Notice, Turn } from './plan.ts';

export interface WayProblem {
  readonly code: WayProblemCode;
  readonly status?: number;
}

/** The base address of links in notices, as the person's browser knows it. */
export type StoredSettings = NoticeSettings & { readonly origin: string };

export interface StoredWay {
  readonly id: string;
  readonly member: string;
  /** The session of a push subscription, which is deleted with its device. */
  readonly session: string | null;
  readonly way: Way;
  readonly tables: WayTables;
  readonly created: number;
  readonly confirmed: boolean;
  readonly sent: number | null;
  readonly problem: WayProblem | null;
}

/** Whether this channel is switched on. */
export const isOpen = ({ confirmed, problem, way }: StoredWay): boolean =>
  confirmed && problem === null && way.kind !== 'calendar';

/** A delivery over one channel; `off` reports that another channel was switched off. */
export type Message =
  | Notice
  | { readonly kind: 'example' | 'confirm' }
  | { readonly kind: 'off'; readonly label: string };

export interface Delivery {
  /** An id by which the receiver drops duplicates. */
  readonly id: string;
  readonly way: string;
  /** The owner of the channel. */
  readonly member: string;
  readonly message: Message;
  /** Failed tries before this one; a try whose process died doesn't count. */
  readonly failures: number;
}

export interface NoticeStore {
  readonly settings: (member: string) => Promise<StoredSettings | undefined>;
  readonly setSettings: (member: string, settings: StoredSettings) => Promise<void>;
  readonly ways: (member: string) => Promise<readonly StoredWay[]>;
  readonly way: (id: string) => Promise<StoredWay | undefined>;
  /** Whether it was added: there was room for it, and its person and device are still known. An existing one stays as it is. */
  readonly addWay: (way: StoredWay) => Promise<boolean>;
  readonly changeWay: (id: string, change: WayChange) => Promise<void>;
  readonly removeWay: (id: string) => Promise<void>;
  /** All data of a person except whose turn it is. */
  readonly forget: (member: string) => Promise<void>;
  /** The tables that wait for a person. */
  readonly turns: (member: string) => Promise<readonly Turn[]>;
  /** People with a pending turn; nobody else gets them before the lease ends. */
  readonly claimMembers: (now: number, lease: number) => Promise<readonly string[]>;
  /** Writes all of it, unless one of the turns has changed since it was read. */
  readonly settle: (
    member: string,
    marks: readonly Mark[],
    deliveries: readonly NewDelivery[],
  ) => Promise<boolean>;
  /** Makes claims due now, since their owner may have died; anything due later than a lease was not claimed. */
  readonly release: (now: number, lease: number) => Promise<void>;
  readonly addDelivery: (delivery: NewDelivery) => Promise<void>;
  /** Due deliveries, round robin between people; nobody else gets them before the lease ends. */
  readonly claim: (now: number, lease: number, room: Room) => Promise<readonly Delivery[]>;
  readonly delivered: (delivery: Delivery, now: number) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  /** A failed try: when the next one is due. */
  readonly postpone: (delivery: Delivery, due: number) => Promise<void>;
  /** Puts a delivery off without counting a try. */
  readonly hold: (id: string, due: number) => Promise<void>;
  /** Switches a channel off, drops its deliveries, and notifies its owner over another one. */
  readonly fail: (way: string, problem: WayProblem, telling: readonly NewDelivery[]) => Promise<void>;
}

interface WayChange {
  readonly tables?: WayTables;
  readonly confirmed?: true;
  readonly problem?: null;
}

interface NewDelivery extends Omit<Delivery, 'member' | 'failures'> {
  readonly due: number;
}

type Row = { readonly [column: string]: unknown };

const wayOf = (row: Row): StoredWay => ({
  id: String(row['id']),
  member: String(row['member']),
  session: typeof row['session'] === 'string' ? row['session'] : null,
  way: JSON.parse(String(row['way'])) as Way,
  tables: JSON.parse(String(row['tables'])) as WayTables,
  created: Number(row['created']),
  confirmed: Number(row['confirmed']) === 1,
  sent: row['sent'] === null ? null : Number(row['sent']),
  problem: typeof row['problem'] === 'string' ? (JSON.parse(row['problem']) as WayProblem) : null,
});

const turnOf = (row: Row): Turn => ({
  table: String(row['table_id']),
  position: Number(row['position']),
  act: String(row['act']),
  since: Number(row['since']),
  until: Number(row['until']),
  here: Number(row['here']) === 1,
  noticed: Number(row['noticed']) === 1,
  reminded: Number(row['reminded']) === 1,
  due: row['due'] === null ? null : Number(row['due']),
});

const deliveryOf = (row: Row): Delivery => ({
  id: String(row['id']),
  way: String(row['way']),
  member: String(row['member']),
  message: JSON.parse(String(row['notice'])) as Message,
  failures: Number(row['tries']),
});

const INSERT_DELIVERY =
  'INSERT INTO deliveries (id, way, notice, due) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING';

const insertion = ({ id, way, message, due }: NewDelivery): Statement => ({
  text: INSERT_DELIVERY,
  values: [id, way, JSON.stringify(message), due],
});

/** Deliveries that one claim looks at. */
const LOOKED_AT = 1_024;

/** Everybody's first due delivery, then their second, and so on; none of people at their limit in flight. */
const claiming = (unclaimed: string): string =>
  `UPDATE deliveries SET due = $2 WHERE id IN (
     SELECT id FROM deliveries WHERE due <= $1 AND id IN (
       SELECT id FROM (
         SELECT id, due, busy + row_number() OVER (PARTITION BY member ORDER BY due, id) AS nth FROM (
           SELECT deliveries.id, deliveries.due, member, coalesce(flying.count, 0) AS busy
           FROM deliveries JOIN notice_ways ON notice_ways.id = deliveries.way LEFT JOIN (
             SELECT key, CAST(CAST(value AS text) AS integer) AS count FROM json_each($3)
           ) AS flying ON flying.key = member
           WHERE deliveries.due <= $1 AND coalesce(flying.count, 0) < CAST($4 AS integer)
           ORDER BY deliveries.due LIMIT ${LOOKED_AT}
         ) AS oldest
       ) AS turned WHERE nth <= CAST($4 AS integer) ORDER BY nth, due LIMIT $5
     ) ${unclaimed}
   ) RETURNING id, way, notice, tries, (SELECT member FROM notice_ways WHERE notice_ways.id = deliveries.way) AS member`;

/** Changes nothing if the turn was written since it was read. */
const marking = (member: string, { turn, noticed, reminded, due }: Mark): Statement => ({
  text: `UPDATE turns SET noticed = $1, reminded = $2, due = $3
    WHERE table_id = $4 AND member = $5 AND position = $6 AND waits = 1 AND due IS NOT DISTINCT FROM CAST($7 AS bigint)`,
  values: [Number(noticed), Number(reminded), due, turn.table, member, turn.position, turn.due],
  changes: 1,
});

export function openNoticeStore({ ask, together, unclaimed }: Sql): NoticeStore {
  const tell = async (text: string, ...values: readonly SqlValue[]): Promise<void> => {
    await ask(text, ...values);
  };
  /** Most passes, every two seconds, find nothing; those write nothing either. */
  const isAnyDue = async (table: 'turns' | 'deliveries', now: number): Promise<boolean> =>
    (await ask(`SELECT due FROM ${table} WHERE due <= $1 LIMIT 1`, now)).length > 0;
  return {
    ...waysIn({ ask, tell }),
    turns: async (member) =>
      (await ask('SELECT * FROM turns WHERE member = $1 AND waits = 1 ORDER BY until, table_id', member)).map(
        turnOf,
      ),
    claimMembers: async (now, lease) => {
      if (!(await isAnyDue('turns', now))) return [];
      const rows = await ask(
        `UPDATE turns SET due = $2 WHERE (table_id, member, position) IN (
           SELECT table_id, member, position FROM turns WHERE due <= $1 ORDER BY due LIMIT 64 ${unclaimed}
         ) RETURNING member`,
        now,
        now + lease,
      );
      return [...new Set(rows.map((row) => String(row['member'])))];
    },
    settle: (member, marks, deliveries) =>
      together([...marks.map((mark) => marking(member, mark)), ...deliveries.map(insertion)]),
    release: async (now, lease) =>
      void (await together(
        ['turns', 'deliveries'].map((table) => ({
          text: `UPDATE ${table} SET due = $1 WHERE due > $1 AND due <= $2`,
          values: [now, now + lease],
        })),
      )),
    addDelivery: async (delivery) => void (await together([insertion(delivery)])),
    claim: async (now, lease, { most, each, busy }) =>
      most === 0 || !(await isAnyDue('deliveries', now))
        ? []
        : (await ask(claiming(unclaimed), now, now + lease, JSON.stringify(busy), each, most)).map(
            deliveryOf,
          ),
    delivered: async ({ id, way }, now) =>
      void (await together([
        { text: 'DELETE FROM deliveries WHERE id = $1', values: [id] },
        { text: 'UPDATE notice_ways SET sent = $2 WHERE id = $1', values: [way, now] },
      ])),
    drop: (id) => tell('DELETE FROM deliveries WHERE id = $1', id),
    postpone: ({ id, failures }, due) =>
      tell('UPDATE deliveries SET due = $2, tries = $3 WHERE id = $1', id, due, failures + 1),
    hold: (id, due) => tell('UPDATE deliveries SET due = $2 WHERE id = $1', id, due),
    fail: async (way, problem, telling) =>
      void (await together([
        { text: 'DELETE FROM deliveries WHERE way = $1', values: [way] },
        { text: 'UPDATE notice_ways SET problem = $2 WHERE id = $1', values: [way, JSON.stringify(problem)] },
        ...telling.map(insertion),
      ])),
  };
}

/** Checking an address may take ten seconds; meanwhile its person may be deleted, or the device signed out. */
const isKnown = (member: string, former: string): string =>
  `EXISTS (SELECT 1 FROM people WHERE people.member = ${member} AND name <> ${former})`;

type WaysPart = Pick<
  NoticeStore,
  'settings' | 'setSettings' | 'ways' | 'way' | 'addWay' | 'changeWay' | 'removeWay' | 'forget'
>;

const waysIn = ({
  ask,
  tell,
}: Pick<Sql, 'ask'> & {
  readonly tell: (text: string, ...values: readonly SqlValue[]) => Promise<void>;
}): WaysPart => ({
  settings: async (member) => {
    const [row] = await ask('SELECT settings FROM notice_settings WHERE member = $1', member);
    return row && (JSON.parse(String(row['settings'])) as StoredSettings);
  },
  setSettings: (member, settings) =>
    tell(
      `INSERT INTO notice_settings (member, settings)
       SELECT $1, $2 WHERE ${isKnown('$1', '$3')}
       ON CONFLICT (member) DO UPDATE SET settings = excluded.settings`,
      member,
      JSON.stringify(settings),
      FORMER_PLAYER,
    ),
  ways: async (member) =>
    (await ask('SELECT * FROM notice_ways WHERE member = $1 ORDER BY created, id', member)).map(wayOf),
  way: async (id) => (await ask('SELECT * FROM notice_ways WHERE id = $1', id)).map(wayOf)[0],
  addWay: async ({ id, member, session, way, tables, created, confirmed }) => {
    const added = await ask(
      `INSERT INTO notice_ways (id, member, session, way, tables, created, confirmed)
       SELECT $1, $2, $3, $4, $5, CAST($6 AS bigint), CAST($7 AS integer)
       WHERE (SELECT count(*) FROM notice_ways WHERE member = $2) < CAST($8 AS integer) AND ${isKnown('$2', '$9')}
         AND (CAST($3 AS text) IS NULL OR EXISTS (SELECT 1 FROM sessions WHERE hash = $3))
       ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING id`,
      id,
      member,
      session,
      JSON.stringify(way),
      JSON.stringify(tables),
      created,
      Number(confirmed),
      LIMITS.waysPerPerson,
      FORMER_PLAYER,
    );
    return added.length > 0;
  },
  changeWay: (id, { tables, confirmed, problem }) =>
    tell(
      `UPDATE notice_ways SET tables = coalesce($2, tables), confirmed = coalesce($3, confirmed),
         problem = CASE WHEN CAST($4 AS integer) = 1 THEN NULL ELSE problem END WHERE id = $1`,
      id,
      tables === undefined ? null : JSON.stringify(tables),
      confirmed === undefined ? null : 1,
      Number(problem === null),
    ),
  removeWay: (id) => tell('DELETE FROM notice_ways WHERE id = $1', id),
  forget: async (member) => {
    await tell('DELETE FROM notice_ways WHERE member = $1', member);
    await tell('DELETE FROM notice_settings WHERE member = $1', member);
  },
});
