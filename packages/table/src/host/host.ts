/** The host: runs tables over an event store, in a server, a browser or a terminal. It has no clock or timer of its own. */
import type { DrawingRequest, TableCommand } from '../table-command.ts';
import { dealtNext } from '../deal.ts';
import type { Request } from '../request.ts';
import { memberOf, seatOf } from '../seats.ts';
import type { MemberId, TableState } from '../state.ts';
import { type Answer, type MemberRequest, NOT_STORED } from './host-answer.ts';
import { dropAbsent, freshTable, stayHere, subscribe, tableOf } from './attendance.ts';
import { release, sentSoFar } from './audience.ts';
import type { Host, HostOptions, KnownTable } from './host-api.ts';
import {
  arrange,
  catchUp,
  existingTable,
  forgetRemoved,
  type Hosting,
  newHosting,
  performNow,
  runningTable,
} from './hosting.ts';
import { enqueue, perform, refresh, reload, type Running, stateOf } from './running.ts';
import type { TableId } from './event-store.ts';

const NO_SUCH_TABLE: Answer = { ok: false, error: { code: 'no-such-table' } };

export function createHost(options: HostOptions): Host {
  const hosting = newHosting(options);
  return { ...requestsTo(hosting), ...readingOf(hosting), ...upkeepOf(hosting), ...memoryOf(hosting) };
}

type RequestPart = Pick<Host, 'create' | 'request' | 'shut' | 'subscribe'>;

const requestsTo = (hosting: Hosting): RequestPart => ({
  create: async (tableId, table) => {
    if ((await existingTable(hosting, tableId)) !== undefined)
      return { ok: false, error: { code: 'table-exists' } };
    const running = await runningTable(hosting, tableId);
    return performNow(hosting, running, { type: 'create', ...table, seed: hosting.newSeed() });
  },
  request: async (tableId, asked) => {
    let table: Running | undefined;
    try {
      table = await existingTable(hosting, tableId);
    } catch {
      return NOT_STORED;
    }
    return table === undefined ? NO_SUCH_TABLE : performRequest(hosting, table, asked);
  },
  shut: async (tableId) => {
    const table = await existingTable(hosting, tableId);
    return table === undefined ? NO_SUCH_TABLE : performNow(hosting, table, { type: 'shut' });
  },
  subscribe: (tableId, subscriber) => subscribe(hosting, tableId, subscriber),
});

const isDrawing = (request: Request): request is DrawingRequest =>
  request.type === 'start' || request.type === 'rematch';

/** Turns a request into a command: the host adds the member, the time and, if something is drawn, a seed. */
function performRequest(hosting: Hosting, table: Running, asked: MemberRequest): Promise<Answer> {
  const { now, newSeed } = hosting;
  const { who, id, request, seen } = asked;
  const stamp = { who, at: now() };
  const command: TableCommand = isDrawing(request)
    ? { ...request, ...stamp, seed: newSeed() }
    : { ...request, ...stamp };
  return perform(table, command, {
    key: `${who}/${id}`,
    who,
    ...(seen !== undefined && { seen }),
    ...(dealtNext(stateOf(table)) !== undefined && { deals: (state) => newSeed(dealtNext(state)) }),
  });
}

type ReadingPart = Pick<Host, 'seenEvents' | 'open' | 'invitation' | 'isInvitedBy'>;

const readingOf = (hosting: Hosting): ReadingPart => ({
  seenEvents: async (tableId, member) => {
    const table = await tableOf(hosting, tableId, member);
    return table && sentSoFar(table.audience, member);
  },
  open: async (tableId) => {
    const table = await freshTable(hosting, tableId);
    return table && stateOf(table).open;
  },
  invitation: async (tableId, member) => {
    const table = await freshTable(hosting, tableId);
    return table && invitationFor(stateOf(table), member);
  },
  isInvitedBy: async (tableId, code) => {
    const table = await existingTable(hosting, tableId);
    return table !== undefined && stateOf(table).hidden.code === code;
  },
});

function invitationFor({ open, hidden }: TableState, member: MemberId): string | undefined {
  const invites = open.phase === 'gathering' || seatOf(open, member) !== undefined || open.host === member;
  return invites && memberOf(open, member) !== undefined ? hidden.code : undefined;
}

type UpkeepPart = Pick<Host, 'wake' | 'refresh' | 'reload' | 'recover' | 'alone'>;

const upkeepOf = (hosting: Hosting): UpkeepPart => ({
  wake: async (tableId) => {
    const table = await existingTable(hosting, tableId);
    if (table === undefined) return;
    await enqueue(table, () => release(table.audience));
    await catchUp(hosting, table);
  },
  refresh: async (tableId, news) => {
    const table = hosting.tables.get(tableId);
    if (table === undefined) return;
    await enqueue(table, () => refresh(table, news));
    await stayHere(hosting, table);
    arrange(hosting, table);
  },
  reload: async (tableId) => {
    const table = hosting.tables.get(tableId);
    if (table === undefined) return;
    await enqueue(table, () => reload(table));
    arrange(hosting, table);
  },
  recover: async (tableId) => {
    const table = await existingTable(hosting, tableId);
    if (table === undefined) return;
    await dropAbsent(hosting, table);
    arrange(hosting, table);
  },
  alone: async (tableId, task) => {
    const table = await existingTable(hosting, tableId);
    return table && enqueue(table, () => whileAlone(hosting, table, task));
  },
});

async function whileAlone<T>(
  hosting: Hosting,
  table: Running,
  task: (version: number) => Promise<T>,
): Promise<T | undefined> {
  const { audience, waiting, thinking } = table;
  if (audience.listeners.size > 0 || waiting.length > 0 || thinking !== undefined) return undefined;
  if (hosting.shared) await refresh(table);
  const done = await task(table.audience.live.version);
  await reload(table);
  forgetRemoved(hosting, table);
  return done;
}

type MemoryPart = Pick<Host, 'unload' | 'leave' | 'loaded' | 'isLoaded' | 'known' | 'settled'>;

const memoryOf = ({ tables, schedule }: Hosting): MemoryPart => ({
  unload: (tableId) => {
    const table = tables.get(tableId);
    if (table === undefined) return true;
    if (table.audience.listeners.size > 0 || table.pendingTasks > 0 || table.thinking !== undefined)
      return false;
    schedule(tableId, undefined);
    return tables.delete(tableId);
  },
  leave: (tableId) => {
    const table = tables.get(tableId);
    if (table === undefined) return;
    table.isElsewhere = true;
    table.audience.listeners.clear();
    schedule(tableId, undefined);
    tables.delete(tableId);
  },
  loaded: () => [...tables.keys()],
  isLoaded: (tableId) => tables.has(tableId),
  known: () => Array.from(tables.values(), knownOf),
  settled: (tableId) => settled(tables, tableId),
});

const knownOf = ({ tableId, audience: { live } }: Running): KnownTable => ({
  tableId,
  version: live.version,
  at: live.state.hidden.at,
});

async function settled(tables: Hosting['tables'], tableId: TableId): Promise<void> {
  const table = tables.get(tableId);
  const [last, thinking] = [table?.last, table?.thinking];
  await Promise.all([last, thinking]);
  const more = table !== undefined && (table.last !== last || table.thinking !== undefined);
  if (more) await settled(tables, tableId);
}
