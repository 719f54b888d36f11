/** The events of tables in PostgreSQL: all decisions of a tick of the event loop are one transaction. */
import type { AboutTable } from '@duopolis/table';
import type { Append, AppendResult, News, TableId } from '@duopolis/table/host';
import type { Pool } from 'pg';
import type { ExpiringEvents } from '../embedded.ts';
import { isLasting } from '../failure.ts';
import { type StoredRow, storedIn } from '../listing.ts';
import type { Homes } from './homes.ts';
import { eventsIn, LINE, linesOf, noteOf } from './notes.ts';
import type { Patience } from './patience.ts';
import { withRetries } from './pool.ts';
import { type Asking, inTime, knowsCommand, readEvents, removeTable } from './reading-events.ts';

interface Waiting {
  readonly step: Append;
  readonly kept: (result: AppendResult) => void;
  readonly failed: (error: unknown) => void;
  /** How often another node was just writing to the table. */
  readonly busy: number;
  /** An answer was lost: a step that is refused now may have been stored. */
  readonly retried: boolean;
}

interface Row {
  readonly code: 'ok' | 'conflict' | 'repeated' | 'busy' | 'elsewhere';
  readonly version_now: number;
  readonly again: string | null;
  readonly missed: string | null;
}

/** The writing node, and what it learns from writing. */
export interface Writing {
  readonly node: () => number | undefined;
  readonly homes: Pick<Homes, 'termOf' | 'took' | 'find'>;
  /** A write was refused: another node decides the table. */
  readonly fenced: (tableId: TableId) => void;
  /** Notifies nodes of the previous version of stored steps; they find out missed ones themselves a little later. */
  readonly tell: (notes: () => readonly string[]) => void;
  /** A table was removed. */
  readonly removed: (note: string) => void;
  readonly patience: Patience;
  readonly observe?: ((writes: number) => void) | undefined;
}

export interface PostgresEvents {
  readonly store: ExpiringEvents;
  /** Sends pending steps now, not at the end of the tick; resolves when they are stored, or not. Never rejects. */
  readonly flush: () => Promise<void>;
  /** Another node has written to a table. */
  readonly received: (tableId: TableId, news: News) => void;
}

/** Milliseconds before the retry of a table that another node was writing to, unless a notification comes first. */
const PAUSES = [10, 20, 40, 80, 160, 320, 640, 1_000, 1_000];

const byTable = (one: Waiting, other: Waiting): number =>
  one.step.tableId < other.step.tableId ? -1 : Number(one.step.tableId > other.step.tableId);

/** Steps being sent to the database. */
interface Sending extends Writing, Asking {
  waiting: Waiting[];
  /** Transactions in progress. */
  flying: number;
  /** Steps that met another node's write at their table. */
  readonly behind: Map<TableId, { readonly one: Waiting; readonly timer: NodeJS.Timeout }>;
}

export function postgresEvents(pool: Pool, writing: Writing): PostgresEvents {
  const sending: Sending = {
    ...writing,
    pool,
    waiting: [],
    flying: 0,
    uncertain: new Set(),
    behind: new Map(),
  };
  return {
    flush: () => flush(sending),
    received: (tableId, news) => received(sending, tableId, news),
    store: {
      append: async (step) => {
        const isHere = termOf(sending, step) > 0 || (await isTaken(sending, step.tableId));
        if (!isHere) return { ok: false, code: 'elsewhere' };
        return new Promise((kept, failed) => enter(sending, { step, kept, failed, busy: 0, retried: false }));
      },
      read: (tableId, after = 0, most) => readEvents(sending, tableId, { after, most }),
      knows: (tableId, command) => knowsCommand(sending, tableId, command),
      list: () =>
        withRetries(async () => {
          const { rows } = await pool.query<StoredRow>('SELECT id, version, about FROM tables ORDER BY id');
          return storedIn(rows);
        }),
      remove: async (tableId) => void (await removeTable(sending, tableId)),
      removeUnchanged: (tableId, version) => removeTable(sending, tableId, version),
    },
  };
}

/** The node that creates a table becomes its home. */
const FIRST_TERM = 1;

const termOf = ({ homes }: Writing, { tableId, expected }: Append): number =>
  homes.termOf(tableId) || (expected === 0 ? FIRST_TERM : 0);

/** Milliseconds, shorter than the time a home has before it is reminded of pending actions. */
const DUE_ROUNDED = 4_000;

/** The column has an index, and PostgreSQL updates a row in place only if no index changes: rounded down, it seldom changes. */
const dueColumn = ({ dueAt }: AboutTable): number | null =>
  dueAt === undefined ? null : dueAt - (dueAt % DUE_ROUNDED);

/** Steps that cause notices use another function, so that all others cost no more than before. */
const APPEND = {
  name: 'append',
  text: 'SELECT * FROM append_homed($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};
const APPEND_NOTICED = {
  name: 'append-noticed',
  text: 'SELECT * FROM append_noticed($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
};

async function send(sending: Sending, steps: readonly Append[]): Promise<readonly Row[]> {
  const noticed = steps.some(({ turns }) => turns !== undefined);
  const { rows } = await sending.pool.query<Row>({
    ...inTime(sending),
    ...(noticed ? APPEND_NOTICED : APPEND),
    values: [
      sending.node() ?? null,
      steps.map(({ tableId }) => tableId),
      steps.map((step) => termOf(sending, step)),
      steps.map(({ expected }) => expected),
      steps.map(({ events }) => linesOf(events)),
      steps.map(({ commands }) => commands.join(LINE)),
      steps.map(({ about }) => JSON.stringify(about)),
      steps.map(({ about }) => dueColumn(about)),
      steps.map(({ about }) => about.here ?? 0),
      ...(noticed ? [steps.map(({ turns }) => (turns === undefined ? null : JSON.stringify(turns)))] : []),
    ],
  });
  return rows;
}

/** Whether this node is the home of a table; the append finds out whether the table was removed. */
async function isTaken({ homes, patience }: Sending, tableId: TableId): Promise<boolean> {
  const home = await patience.ask(() => homes.find(tableId));
  return home === undefined || home === 'here';
}

function enter(sending: Sending, one: Waiting): void {
  sending.waiting.push(one);
  if (sending.waiting.length === 1) setImmediate(() => void flush(sending));
}

/** The transaction never waits for a table that another node writes to: the other tables of the batch would wait too. */
function stepBack(sending: Sending, one: Waiting): void {
  const { uncertain, behind } = sending;
  const { tableId } = one.step;
  const pause = PAUSES[one.busy];
  if (pause === undefined) {
    uncertain.add(tableId);
    return one.failed(new Error('busy'));
  }
  const timer = setTimeout(() => {
    behind.delete(tableId);
    enter(sending, { ...one, busy: one.busy + 1 });
  }, pause);
  behind.set(tableId, { one, timer });
}

/** The other node's events are what this step has missed. */
function received({ behind }: Sending, tableId: TableId, { version, events }: News): void {
  const stepped = behind.get(tableId);
  if (stepped === undefined || stepped.one.retried || version <= stepped.one.step.expected) return;
  behind.delete(tableId);
  clearTimeout(stepped.timer);
  stepped.one.kept({ ok: false, code: 'conflict', version, missed: events() });
}

/**
 * Transactions of a node at once: decisions made meanwhile wait for the next, so that a slow database gets fewer and
 * larger ones.
 */
const MOST_FLYING = 2;

/** One step of a table per transaction: the next step goes into the next one. */
const firstOfEach = (sorted: readonly Waiting[]): readonly Waiting[] =>
  sorted.filter(({ step }, nth) => step.tableId !== sorted[nth - 1]?.step.tableId);

async function flush(sending: Sending): Promise<void> {
  if (sending.flying >= MOST_FLYING) return;
  const batch = firstOfEach(sending.waiting.toSorted(byTable));
  const rest = sending.waiting.filter((one) => !batch.includes(one));
  sending.waiting = rest;
  if (batch.length === 0) return;
  sending.flying += 1;
  await write(sending, batch);
  sending.flying -= 1;
  void flush(sending);
}

/** A step that can't be written fails alone, not with everybody's. */
async function write(sending: Sending, batch: readonly Waiting[]): Promise<void> {
  let tries = 0;
  const steps = batch.map(({ step }) => step);
  try {
    const rows = await sending.patience.ask((nth) => {
      tries = nth;
      return send(sending, steps);
    });
    const tried = batch.map((one) => ({ ...one, retried: one.retried || tries > 0 }));
    answer(sending, tried, rows);
  } catch (error) {
    // oxlint-disable-next-line no-await-in-loop -- each in a transaction of its own
    if (batch.length > 1 && isLasting(error)) for (const one of batch) await write(sending, [one]);
    else fail(sending, batch, error);
  }
}

/** Nothing happens to those that have their answer. */
function fail({ uncertain }: Sending, batch: readonly Waiting[], error: unknown): void {
  for (const { step, failed } of batch) {
    uncertain.add(step.tableId);
    failed(error);
  }
}

function answer(sending: Sending, batch: readonly Waiting[], rows: readonly Row[]): void {
  const { observe, tell, node, homes, fenced } = sending;
  observe?.(batch.length);
  tell(() => batch.flatMap(({ step }, nth) => (rows[nth]?.code === 'ok' ? [noteOf(node(), step)] : [])));
  for (const [nth, one] of batch.entries()) {
    const row = rows[nth];
    if (row === undefined) throw new Error('an append without an answer');
    if (row.code === 'ok' && homes.termOf(one.step.tableId) === 0 && one.step.expected === 0)
      homes.took(one.step.tableId, FIRST_TERM);
    if (row.code === 'elsewhere') fenced(one.step.tableId);
    if (row.code === 'busy') stepBack(sending, one);
    else one.kept(resultOf(row, one));
  }
}

/** If a second try is refused, the first may have succeeded; reading the table again shows which. */
function resultOf({ code, version_now: version, again, missed }: Row, { retried }: Waiting): AppendResult {
  if (code === 'ok') return { ok: true, version };
  if (code === 'elsewhere') return { ok: false, code };
  return code === 'conflict' || retried
    ? { ok: false, code: 'conflict', version, ...(missed !== null && { missed: eventsIn(missed) }) }
    : { ok: false, code: 'repeated', command: again ?? '' };
}
