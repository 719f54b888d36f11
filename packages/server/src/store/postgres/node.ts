/**
 * One of many servers over the same database: it receives the others' changes, keeps its share of the tables, and takes
 * over from dead nodes.
 */
import { randomInt } from 'node:crypto';
import type { News, OtherHosts, TableId } from '@duopolis/table/host';
import type { Pool } from 'pg';
import type { Broadcast } from '../broadcast.ts';
import { CHANNEL } from './append.ts';
import { BEATS_APART, type Beating, beatOn, COMING_BACK, forgetPresence, lookForLost } from './beats.ts';
import { openClock } from './shared-clock.ts';
import { type Changes, type LocalTables, openChanges } from './remote-changes.ts';
import { type Heartbeat, openHeartbeat } from './heartbeat.ts';
import { type Homes, openHomes } from './homes.ts';
import { type Lease, openLease } from './lease.ts';
import { fits, lobbyNotes, saidNote, showingFor, takenNotes } from './notes.ts';
import { openPresence } from './presence.ts';
import { withRetries } from './pool.ts';
import { receive } from './receiving.ts';
import { openSeal } from './seal.ts';
import { openSession, type Session } from './node-session.ts';

const SWEEPING = 0x73776570;

export interface Node {
  readonly number: () => number | undefined;
  /** The time, the same for all nodes. */
  readonly now: () => number;
  readonly others: OtherHosts;
  readonly homes: Homes;
  /** Another node decides these tables: the people connected here get time to reach that node. */
  readonly forgetPresence: (tables: readonly TableId[]) => void;
  /** The database has refused a write: another node decides the table. */
  readonly fenced: (tableId: TableId) => void;
  /** The address from which this node reaches the database. */
  readonly localAddress: () => string;
  /** Shared by all nodes of the database, and by nobody else. */
  readonly key: string;
  /** Sets the listener for changed homes, and the address where this node accepts links. */
  readonly listenHomes: (listener: HomesListener) => void;
  /** Announces from now on that it is alive, and where. */
  readonly live: () => Promise<void>;
  /** The number of other living nodes. */
  readonly livingPeers: () => number;
  /** A table's lobby entry has changed: the others learn it a moment later. */
  readonly shown: (tableId: TableId) => void;
  /** The tables are open: from now on this node does its part. */
  readonly join: (house: LocalTables) => Promise<void>;
  /** Calls a listener with other nodes' changes before the tables get them. */
  readonly listen: (listener: (tableId: TableId, news: News) => void) => void;
  /** Messages between nodes that nobody stores. */
  readonly broadcast: Broadcast;
  /** Whether the database has answered within the last seconds. */
  readonly isAnswering: () => boolean;
  /** Notifies nodes of the previous version, which know no homes, if there are any. */
  readonly tellStrangers: (notes: () => readonly string[]) => void;
  /** Notifies the other nodes. */
  readonly tell: (notes: readonly string[]) => void;
  readonly release: (tableId: TableId) => void;
  /** Runs a task that no other node may run at the same time; nothing if one does. */
  readonly alone: <T>(task: () => Promise<T>) => Promise<T | undefined>;
  /** Runs before anything is sent: people here get time to reconnect to another node before they count as dropped out. */
  readonly leave: () => void;
  /** Everything is decided: leaves all tables to others. */
  readonly letGo: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface HomesListener {
  /** Where this node accepts links. */
  readonly address: string;
  /** Another node decides these tables now, or may do so. */
  readonly moved: (tables: readonly TableId[]) => void;
  /** A node has become unreachable. */
  readonly died: (node: number) => void;
}

export interface NodeOptions {
  readonly url: string;
  readonly pool: Pool;
  /** Shared by all nodes of the database: seals notifications. */
  readonly key: string;
  /** The database has answered. */
  readonly answered: () => void;
  /** A notification was ignored. */
  readonly ignored: () => void;
  /** Milliseconds that people have to reach another node before they count as dropped out. */
  readonly comingBack?: number | undefined;
}

/** A node at work. */
interface Working extends Beating {
  readonly pool: Pool;
  readonly session: Session;
  readonly seal: ReturnType<typeof openSeal>;
  readonly lease: Lease;
  readonly key: string;
  /** Tables whose lobby entries changed since the others were last notified. */
  shown: Set<TableId>;
  readonly listeners: Listeners;
}

/** The listener for messages of other nodes. There is none before the tables are open: tables are read when they open. */
interface Listeners {
  changes?: Changes;
  house?: LocalTables;
  homes?: HomesListener;
  listener?: (tableId: TableId, news: News) => void;
  said?: (text: string) => void;
}

export async function openNode(options: NodeOptions): Promise<Node> {
  const node = await openWorking(options);
  const { session, presence, homes, lease, clock, listeners } = node;
  const heartbeat: Heartbeat = openHeartbeat(
    { ask: () => session.query('SELECT'), answeredAt: session.answeredAt },
    options.answered,
  );
  return {
    number: session.node,
    now: clock.now,
    others: { ...presence, owns: homes.owns },
    homes,
    forgetPresence: (tables) => forgetPresence(node, tables),
    fenced: (tableId) => {
      const owned = homes.owns(tableId);
      homes.lost(tableId);
      if (owned) listeners.homes?.moved([tableId]);
    },
    localAddress: session.localAddress,
    key: options.key,
    listenHomes: (listener) => {
      listeners.homes = listener;
    },
    live: lease.start,
    livingPeers: () => lease.peers().length,
    shown: (tableId) => show(node, tableId),
    listen: (listener) => {
      listeners.listener = listener;
    },
    broadcast: broadcastOf(node),
    tell: (notes) => tell(node, notes),
    tellStrangers: (notes) => {
      if (lease.areStrangersHere()) tell(node, notes());
    },
    isAnswering: heartbeat.isAnswering,
    release: homes.release,
    join: (house) => join(node, house),
    alone: (task) => alone(node, task),
    leave: () => {
      node.stopBeating();
      for (const timer of node.timers) clearTimeout(timer);
      presence.leave();
    },
    letGo: async () => {
      lease.stop();
      await homes.end().catch(() => {});
    },
    close: () => {
      heartbeat.stop();
      lease.stop();
      return session.close();
    },
  };
}

/** Handles notifications from other nodes. */
const receiverFor = (listeners: Listeners, homes: Homes) => ({
  changed: (tableId: TableId, news: News | undefined): void => {
    if (news !== undefined) listeners.listener?.(tableId, news);
    listeners.changes?.changed(tableId, news);
  },
  hinted: (tableId: TableId): void => listeners.changes?.hinted(tableId),
  said: (text: string): void => listeners.said?.(text),
  taken: (tables: readonly TableId[]): void => listeners.homes?.moved(tables.filter(homes.owns)),
  shown: (tables: readonly TableId[]): void => listeners.changes?.shown(tables),
});

async function openWorking({
  url,
  pool,
  key,
  ignored,
  comingBack = COMING_BACK,
}: NodeOptions): Promise<Working> {
  const listeners: Listeners = {};
  const current = (): Session => session;
  const presence = openPresence(current);
  const homes = openHomes(current, (tables) => {
    if (tables.length > 0) tell(working, takenNotes(tables));
  });
  const review = async (): Promise<void> => listeners.homes?.moved(await homes.review());
  const lease = openLease(current, () => listeners.homes?.address ?? '', {
    died: (node) => {
      working.hasLost = true;
      homes.died(node);
      listeners.homes?.died(node);
    },
    lapsed: () => void review().catch(() => {}),
  });
  const clock = await openClock(pool);
  const seal = openSeal(key, clock.now);
  const receiver = { ...receiverFor(listeners, homes), ignored };
  const session: Session = await openSession(url, {
    received: (payload) => receive(seal, receiver, payload),
    joined: async () => {
      await lease.renew();
      await review();
      await presence.announce();
      await clock.set();
      await listeners.changes?.catchUp();
    },
    lost: () => {},
  });
  const working: Working = {
    pool,
    session,
    seal,
    presence,
    homes,
    lease,
    key,
    clock,
    listeners,
    shown: new Set(),
    timers: new Set(),
    comingBack,
    stopBeating: () => {},
    others: () => lease.peers().length,
    /** Nodes that start together spread their checks. */
    beats: randomInt(BEATS_APART),
    hasLost: false,
  };
  return working;
}

function show(node: Working, tableId: TableId): void {
  const others = node.lease.peers().length;
  if (others === 0) return;
  if (node.shown.size === 0)
    setTimeout(() => {
      const tables = [...node.shown];
      node.shown = new Set();
      tell(node, lobbyNotes(tables));
    }, showingFor(others)).unref();
  node.shown.add(tableId);
}

function tell({ session, seal }: Working, notes: readonly string[]): void {
  if (notes.length === 0) return;
  const telling = 'SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note';
  session.query(telling, CHANNEL, notes.map(seal.seal)).catch(() => {});
}

const broadcastOf = (node: Working): Broadcast => ({
  say: (text) => {
    /** A text that is too long is not sent: the other nodes continue with what they have. */
    const note = saidNote(text);
    if (fits(note)) tell(node, [note]);
  },
  listen: (onText) => {
    node.listeners.said = onText;
  },
});

async function join(node: Working, house: LocalTables): Promise<void> {
  const changes = openChanges(node.pool, house);
  await withRetries(node.lease.start);
  node.listeners.house = house;
  node.listeners.changes = changes;
  /** Changes written between reading the lobby and now. */
  await withRetries(changes.catchUp);
  await withRetries(() => lookForLost(node));
  beatOn(node);
}

async function alone<T>({ session }: Working, task: () => Promise<T>): Promise<T | undefined> {
  const [lock] = await session.query<{ readonly ours: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS ours',
    SWEEPING,
  );
  if (lock?.ours !== true) return undefined;
  try {
    return await task();
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', SWEEPING);
  }
}
