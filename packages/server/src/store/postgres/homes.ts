/** Which node decides which table: this one under a term, or another one. */
import { dropOldest } from '@duopolis/rules/lists';
import type { TableId } from '@duopolis/table/host';
import type { Session } from './node-session.ts';

/** How long after its due time a node is reminded of a pending action. */
const OVERDUE = 5_000;
/** Homes elsewhere that are remembered; a forgotten one costs a lookup. */
const MOST_KNOWN = 50_000;

/** Another node that decides a table. */
export interface Home {
  readonly node: number;
  /** Where it accepts links. */
  readonly address: string;
}

export interface Homes {
  readonly owns: (tableId: TableId) => boolean;
  /** The term under which this node decides a table; 0 if it does not. */
  readonly termOf: (tableId: TableId) => number;
  readonly took: (tableId: TableId, term: number) => void;
  /** Another node decides it now: looked up again when needed. */
  readonly lost: (tableId: TableId) => void;
  /** The home of a table, taken over if it has none or the node is unreachable; nothing if there is no such table. */
  readonly find: (tableId: TableId, unreachable?: number) => Promise<Home | 'here' | undefined>;
  /** Takes over tables with pending actions that have no living home. */
  readonly claim: (now: number) => Promise<readonly TableId[]>;
  /** Hands a table over to another node; returns whether that worked. */
  readonly give: (tableId: TableId, node: number) => Promise<boolean>;
  /** Releases a table that this node unloads. */
  readonly release: (tableId: TableId) => void;
  /** After others may have taken this node for dead: the tables it has lost; it keeps the rest under its current number. */
  readonly review: () => Promise<readonly TableId[]>;
  /** This node is stopping: releases all tables and takes no more. */
  readonly end: () => Promise<void>;
  /** A node has died: nodes that knew it as a home look it up again. */
  readonly died: (node: number) => void;
}

interface HomeRow {
  readonly id: TableId;
  readonly home: number;
  readonly term_now: number;
  readonly at_address: string | null;
  readonly was: number | null;
}

interface Asked {
  readonly tableId: TableId;
  readonly unreachable: number | undefined;
  readonly resolve: (found: Home | 'here' | undefined) => void;
  readonly reject: (error: unknown) => void;
}

const DUE = `WITH free AS (
  SELECT id FROM tables WHERE due_at <= $2
    AND (keeper IS NULL OR (keeper = $1 AND due_at < $2 - ${OVERDUE})
      OR (keeper <> $1 AND keeper <> ALL(ARRAY(SELECT node FROM reachable_nodes()))))
  ORDER BY due_at LIMIT 100 FOR UPDATE SKIP LOCKED
) UPDATE tables SET keeper = $1, term = term + CASE WHEN keeper = $1 THEN 0 ELSE 1 END
  WHERE id IN (SELECT id FROM free) RETURNING id, term`;

const GIVE = `UPDATE tables SET keeper = $3, term = term + 1
  WHERE id = $1 AND term = $2 AND $3 IN (SELECT node FROM reachable_nodes()) RETURNING id`;

const KEEP = `UPDATE tables SET keeper = $1 FROM unnest($2::text[], $3::integer[]) AS kept (id, term)
  WHERE tables.id = kept.id AND tables.term = kept.term RETURNING tables.id`;

/** A node's knowledge of homes. */
interface Knowing {
  readonly session: () => Session;
  /** Called with the tables that this node took from others. */
  readonly taken: (tables: readonly TableId[]) => void;
  readonly kept: Map<TableId, number>;
  readonly elsewhere: Map<TableId, Home>;
  asking: Asked[];
  isEnded: boolean;
}

export function openHomes(session: () => Session, taken: Knowing['taken']): Homes {
  const knowing: Knowing = {
    session,
    taken,
    kept: new Map(),
    elsewhere: new Map(),
    asking: [],
    isEnded: false,
  };
  const { kept, elsewhere } = knowing;
  return {
    owns: (tableId) => kept.has(tableId),
    termOf: (tableId) => kept.get(tableId) ?? 0,
    took: (tableId, term) => took(knowing, tableId, term),
    lost: (tableId) => lost(knowing, tableId),
    find: async (tableId, unreachable) =>
      (unreachable === undefined ? known(knowing, tableId) : undefined) ??
      new Promise((resolve, reject) => {
        knowing.asking.push({ tableId, unreachable, resolve, reject });
        if (knowing.asking.length === 1) setImmediate(() => void ask(knowing));
      }),
    claim: (now) => claim(knowing, now),
    give: (tableId, node) => give(knowing, tableId, node),
    release: (tableId) => release(knowing, tableId),
    review: () => review(knowing),
    end: async () => {
      knowing.isEnded = true;
      kept.clear();
      const node = session().node();
      await session().query('DELETE FROM nodes WHERE node = $1', node);
      await session().query('UPDATE tables SET keeper = NULL WHERE keeper = $1', node);
    },
    died: (node) => {
      for (const [tableId, home] of elsewhere) if (home.node === node) elsewhere.delete(tableId);
    },
  };
}

const known = ({ kept, elsewhere }: Knowing, tableId: TableId): Home | 'here' | undefined =>
  kept.has(tableId) ? 'here' : elsewhere.get(tableId);

function took({ kept, elsewhere }: Knowing, tableId: TableId, term: number): void {
  kept.set(tableId, term);
  elsewhere.delete(tableId);
}

function lost({ kept, elsewhere }: Knowing, tableId: TableId): void {
  kept.delete(tableId);
  elsewhere.delete(tableId);
}

function learn(knowing: Knowing, row: HomeRow, node: number): Home | 'here' {
  const { id, home, term_now: term, at_address: address } = row;
  if (home === node) {
    took(knowing, id, term);
    return 'here';
  }
  const { elsewhere } = knowing;
  lost(knowing, id);
  const found = { node: home, address: address ?? '' };
  elsewhere.set(id, found);
  dropOldest(elsewhere, MOST_KNOWN);
  return found;
}

/** Simultaneous lookups are one statement. Never rejects. */
async function ask(knowing: Knowing): Promise<void> {
  const { session, taken } = knowing;
  const all = knowing.asking;
  knowing.asking = [];
  try {
    const node = session().node();
    if (node === undefined || knowing.isEnded) throw new Error('no connection');
    const ids = [...new Set(all.map(({ tableId }) => tableId))];
    const unreachable = [...new Set(all.flatMap((one) => one.unreachable ?? []))];
    const rows = await session().query<HomeRow>(
      'SELECT * FROM find_homes($1, $2, $3)',
      node,
      ids,
      unreachable,
    );
    if (session().node() !== node) throw new Error('the connection was lost');
    const found = new Map(rows.map((row) => [row.id, learn(knowing, row, node)]));
    taken(rows.flatMap(({ id, was }) => (was === null ? [] : [id])));
    for (const { tableId, resolve } of all) resolve(found.get(tableId));
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

async function claim(knowing: Knowing, now: number): Promise<readonly TableId[]> {
  const { session } = knowing;
  const node = session().node();
  if (knowing.isEnded) return [];
  const rows = await session().query<{ readonly id: TableId; readonly term: number }>(DUE, node, now);
  if (session().node() !== node) return [];
  for (const { id, term } of rows) took(knowing, id, term);
  return rows.map(({ id }) => id);
}

async function give(knowing: Knowing, tableId: TableId, node: number): Promise<boolean> {
  const term = knowing.kept.get(tableId);
  if (term === undefined) return false;
  const rows = await knowing.session().query(GIVE, tableId, term, node);
  if (rows.length === 1) lost(knowing, tableId);
  return rows.length === 1;
}

function release(knowing: Knowing, tableId: TableId): void {
  const term = knowing.kept.get(tableId);
  if (term === undefined) return;
  lost(knowing, tableId);
  knowing
    .session()
    .query('UPDATE tables SET keeper = NULL WHERE id = $1 AND term = $2', tableId, term)
    .catch(() => {});
}

async function review(knowing: Knowing): Promise<readonly TableId[]> {
  const { kept, elsewhere, session } = knowing;
  const before = [...kept];
  elsewhere.clear();
  const rows = await session().query<{ readonly id: TableId }>(
    KEEP,
    session().node(),
    before.map(([id]) => id),
    before.map(([, term]) => term),
  );
  const still = new Set(rows.map(({ id }) => id));
  const gone = before.filter(([id, term]) => !still.has(id) && kept.get(id) === term).map(([id]) => id);
  for (const id of gone) lost(knowing, id);
  return gone;
}
