/**
 * All tables of all nodes, as one node serves them: requests reach the home in one hop, and followers are attached to the
 * home.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ELSEWHERE, type Host, type Cursor, type TableId } from '@duopolis/table/host';
import type { Home, Homes } from '../store/postgres/homes.ts';
import { type Follower, type Stop, type TableHost, type SentUpdate, sentUpdate } from './following.ts';
import type { Reply, Task } from './messages.ts';
import type { Peers } from './peers.ts';
import { recoverAll } from './recovering.ts';
import { doTask, newServing, type Serving } from './serving.ts';

/** Milliseconds for all attempts of a request together, and between two of them. */
const PATIENCE = 5_000;
const PAUSES = [0, 0, 20, 50, 100, 200];

const NOT_STORED: Answer = { ok: false, error: { code: 'not-stored' } };
const NO_SUCH_TABLE: Answer = { ok: false, error: { code: 'no-such-table' } };
const RECOVER: Task = { type: 'recover' };

/** A person here who follows a table, of any home. */
interface Follow extends Pick<Follower, 'member' | 'send' | 'hidden'> {
  readonly tableId: TableId;
  at: Cursor | undefined;
  /** Counts the homes that the follower was attached to: messages from earlier ones are ignored. */
  nth: number;
  isHere: boolean;
  /** Detaches from the current home. */
  stop: Stop | undefined;
  isOver: boolean;
}

export interface Homed extends TableHost {
  readonly serving: Serving;
  /** Asks the homes of some tables to check for members without a connection to any node. */
  readonly recoverAll: (tables: readonly TableId[]) => Promise<void>;
  /** Another node decides these tables now. */
  readonly moved: (tables: readonly TableId[]) => void;
  /** This node is stopping: people who leave now have not dropped out, and no table is taken over. */
  readonly leave: () => void;
  /** Everything is decided: followers at other nodes look for the new home. */
  readonly close: () => void;
}

export interface HomedOptions {
  readonly local: Host;
  readonly homes: Homes;
  readonly peers: Peers;
  /** Another node decides these tables: the people connected here get time to reach that node. */
  readonly forgetPresence: (tables: readonly TableId[]) => void;
}

/** A running node of a cluster. */
interface Working extends HomedOptions {
  readonly follows: Map<TableId, Set<Follow>>;
  readonly giving: Set<TableId>;
  readonly serving: Serving;
  isLeaving: boolean;
}

export function homedHost(options: HomedOptions): Homed {
  const { local, homes, peers } = options;
  const { subscribe: _, ...others } = local;
  const serving = newServing({
    host: local,
    isHere: async (tableId) => (await homes.find(tableId)) === 'here',
    changed: (tableId) => settle(working, tableId),
  });
  const working: Working = {
    ...options,
    follows: new Map(),
    giving: new Set(),
    serving,
    isLeaving: false,
  };
  return {
    ...others,
    serving,
    request: (tableId, asked) => answered(working, tableId, { type: 'request', asked }),
    shut: (tableId) => answered(working, tableId, { type: 'shut' }),
    recover: async (tableId) => void (await atHome(working, tableId, RECOVER)),
    recoverAll: (tables) => recoverAll(tables, (tableId) => atHome(working, tableId, RECOVER)),
    follow: (tableId, follower) => follow(working, tableId, follower),
    moved: (tables) => moved(working, tables),
    leave: () => {
      working.isLeaving = true;
    },
    close: () => {
      working.serving.movedAll();
      working.serving.close();
      peers.close();
    },
  };
}

async function answered(working: Working, tableId: TableId, task: Task): Promise<Answer> {
  const reply = await atHome(working, tableId, task);
  if (reply === undefined) return NO_SUCH_TABLE;
  return reply.code === 'answered' ? reply.answer : NOT_STORED;
}

/** One attempt at the known home; nothing if there is no such table. */
async function tryAt(
  { local, peers }: Working,
  { home, tableId, task }: { readonly home: Home | 'here'; readonly tableId: TableId; readonly task: Task },
): Promise<Reply> {
  return home === 'here' ? doTask(local, tableId, task) : (await peers.to(home)).ask(tableId, task);
}

/** Retries until the home has answered; a wrong guess costs one attempt. */
async function atHome(working: Working, tableId: TableId, task: Task): Promise<Reply | undefined> {
  const { homes } = working;
  const until = performance.now() + PATIENCE;
  let unreachable: number | undefined;
  for (let nth = 0; performance.now() < until; nth++) {
    // oxlint-disable no-await-in-loop -- one try after the other
    if (nth > 0) await wait(PAUSES[Math.min(nth, PAUSES.length) - 1]);
    const home = await findHome(working, tableId, unreachable);
    if (home === 'unknown') continue;
    if (home === undefined) return undefined;
    try {
      const reply = await tryAt(working, { home, tableId, task });
      if (reply.code !== 'elsewhere') return reply;
      homes.lost(tableId);
    } catch (error) {
      if (home === 'here' && error !== ELSEWHERE) throw error;
      if (home === 'here') moved(working, [tableId]);
      else unreachable = home.node;
    }
    // oxlint-enable no-await-in-loop
  }
  return { code: 'failed' };
}

/** The database may answer again in a moment. */
async function findHome(
  { homes }: Working,
  tableId: TableId,
  unreachable: number | undefined,
): Promise<Home | 'here' | 'unknown' | undefined> {
  try {
    return await homes.find(tableId, unreachable);
  } catch {
    return 'unknown';
  }
}

async function follow(
  working: Working,
  tableId: TableId,
  { member, send, from, hidden }: Follower,
): Promise<Stop | undefined> {
  const { follows } = working;
  const one: Follow = {
    tableId,
    member,
    send,
    hidden,
    at: from,
    nth: 0,
    isHere: false,
    stop: undefined,
    isOver: false,
  };
  const all = follows.get(tableId) ?? new Set();
  follows.set(tableId, all.add(one));
  const forget = (): void => {
    one.isOver = true;
    all.delete(one);
    if (all.size === 0 && follows.get(tableId) === all) follows.delete(tableId);
  };
  const isThere = await attach(working, one, performance.now() + PATIENCE).catch((error: unknown) => {
    forget();
    throw error;
  });
  if (!isThere) {
    forget();
    return undefined;
  }
  return async () => {
    forget();
    if (working.isLeaving) return;
    await one.stop?.().catch(() => {});
    settle(working, tableId);
  };
}

/** Attaches a follower to the home, from the last event they have; false if they are not at the table. */
async function attach(working: Working, one: Follow, until = Infinity): Promise<boolean> {
  const { homes } = working;
  const nth = ++one.nth;
  one.stop = undefined;
  one.isHere = false;
  let unreachable: number | undefined;
  const isMine = (): boolean => one.nth === nth && !one.isOver;
  for (let tries = 0; isMine(); tries++) {
    // oxlint-disable no-await-in-loop -- one try after the other
    if (tries > 0) await wait(PAUSES[Math.min(tries, PAUSES.length) - 1]);
    if (performance.now() > until) throw new Error('no home');
    const home = await findHome(working, one.tableId, unreachable);
    if (home === 'unknown' || !isMine()) continue;
    if (home === undefined) return false;
    one.isHere = home === 'here';
    try {
      const stop = await (home === 'here'
        ? attachHere(working, one, nth)
        : attachTo(working, one, { nth, home }));
      if (stop === 'elsewhere') continue;
      if (isMine()) one.stop = stop;
      else if (one.isOver) await stop?.().catch(() => {});
      return stop !== undefined;
    } catch (error) {
      if (home !== 'here') unreachable = home.node;
      else if (error === ELSEWHERE) homes.lost(one.tableId);
      else if (until !== Infinity) throw error;
    }
    // oxlint-enable no-await-in-loop
  }
  return true;
}

/** Messages from an earlier home are ignored. */
function deliver(one: Follow, nth: number, sent: SentUpdate): void {
  if (one.nth !== nth || one.isOver) return;
  one.at = { stream: sent.stream, number: sent.number, time: sent.time };
  one.send(sent);
}

const attachHere = ({ local }: Working, one: Follow, nth: number): Promise<Stop | undefined> =>
  local.subscribe(one.tableId, {
    member: one.member,
    from: one.at,
    hidden: one.hidden,
    send: (update) => deliver(one, nth, sentUpdate(update, one.member)),
  });

async function attachTo(
  working: Working,
  one: Follow,
  { nth, home }: { readonly nth: number; readonly home: Home },
): Promise<Stop | undefined | 'elsewhere'> {
  const { homes, peers } = working;
  const peer = await peers.to(home);
  const stop = await peer.follow(one.tableId, {
    member: one.member,
    from: one.at,
    hidden: one.hidden,
    update: (sent) => deliver(one, nth, sent),
    moved: () => {
      if (one.nth !== nth || one.isOver) return;
      homes.lost(one.tableId);
      attachAgain(working, one);
    },
  });
  if (typeof stop === 'function') return async () => stop();
  if (stop.code === 'stranger') return undefined;
  homes.lost(one.tableId);
  return 'elsewhere';
}

const START = { stream: 'live', number: 0 } as const;
const NOTHING = { type: 'events', time: 0, body: '', end: 'removed' } as const;

/** A member who is no longer at the table gets a last update that says so. */
function attachAgain(working: Working, one: Follow): void {
  if (working.isLeaving) return;
  attach(working, one).then(
    (isThere) => {
      if (!isThere && !one.isOver) one.send({ ...NOTHING, ...(one.at ?? START) });
    },
    () => {},
  );
}

/** Another node decides these tables: followers attach to it. */
function moved(working: Working, tables: readonly TableId[]): void {
  const { homes, local, serving, follows, forgetPresence } = working;
  for (const tableId of tables) {
    homes.lost(tableId);
    local.leave(tableId);
    serving.moved(tableId);
  }
  forgetPresence(tables);
  for (const tableId of tables)
    for (const one of follows.get(tableId) ?? []) if (one.isHere) attachAgain(working, one);
}

/** Moves a table to the node where its people are, if all of them are at one other node. */
function settle(working: Working, tableId: TableId): void {
  const { homes, local, serving, follows, giving } = working;
  if (!homes.owns(tableId) || giving.has(tableId) || working.isLeaving) return;
  if ((follows.get(tableId)?.size ?? 0) > 0) return;
  const [node, another] = serving.nodesAt(tableId);
  if (node === undefined || node === 0 || another !== undefined) return;
  giving.add(tableId);
  void local
    .settled(tableId)
    .then(() => homes.give(tableId, node))
    .then((isGiven) => {
      if (isGiven) moved(working, [tableId]);
    })
    .catch(() => {})
    .then(() => giving.delete(tableId));
}
