/** The host: runs tables over an event store, in a server, a browser or a terminal. It has no clock and no timer of its own. */
import { type BotDue, dueByTime, isForBot, whatIsDue } from '../clock.ts';
import type { ClientEvent } from '../client-event.ts';
import type { Request, SystemCommand, TableCommand } from '../command.ts';
import { dealtNext } from '../deal.ts';
import { memberOf, seatOf } from '../seats.ts';
import type { MemberId, OpenTable, TableState } from '../state.ts';
import { type Answer, NOT_STORED, type Send, type Submission } from './answer.ts';
import { isListening, listen, newListener, release, releaseAt, toldSoFar } from './audience.ts';
import { act } from './bots.ts';
import type { Host, HostOptions, OtherHosts } from './duties.ts';
import {
  inTurn,
  load,
  newRunning,
  order,
  refresh,
  reload,
  RESPITE,
  type Running,
  stateOf,
} from './running.ts';
import type { TableId } from './store.ts';
import type { Place } from './stream.ts';

const system = (table: Running, command: SystemCommand): Promise<Answer> => order(table, { command });

const isThere = (table: Running): boolean => stateOf(table).open.phase !== 'none';

const AT_ONCE = async (): Promise<void> => {};

const ALONE: OtherHosts = {
  keeps: () => true,
  come: async () => {},
  gone: async () => {},
  listens: async () => false,
};

/** Whether chance has a part in it. */
const isDrawn = ({ type }: Request): boolean => type === 'start' || type === 'rematch';

const NO_SUCH_TABLE: Answer = { ok: false, error: { code: 'no-such-table' } };

export function createHost(options: HostOptions): Host {
  const { store, now, newSeed, schedule, turn = AT_ONCE, share = AT_ONCE, others = ALONE } = options;
  const shared = others !== ALONE;
  const tables = new Map<TableId, Running>();

  /** A table at work, loaded when it is first needed. */
  async function running(tableId: TableId): Promise<Running> {
    const known = tables.get(tableId);
    if (known !== undefined) return known;
    const table: Running = newRunning({
      tableId,
      store,
      share,
      shared,
      now,
      turn,
      changed: () => arrange(table),
    });
    tables.set(tableId, table);
    try {
      await inTurn(table, () => load(table));
    } catch (error) {
      tables.delete(tableId);
      throw error;
    }
    return table;
  }

  /** The table, if there is one. */
  async function existing(tableId: TableId): Promise<Running | undefined> {
    const table = await running(tableId);
    if (isThere(table)) return table;
    await table.last;
    if (isThere(table)) return table;
    if (table.waiting.length === 0) tables.delete(tableId);
    return undefined;
  }

  /** Sets the timer, and has the next bot think. */
  function arrange(table: Running): void {
    const state = stateOf(table);
    const keeps = others.keeps(table.tableId);
    const due = keeps ? whatIsDue(state, now()).find(isForBot) : undefined;
    const rests = now() < table.notBefore;
    if (due !== undefined && table.thinking === undefined && !rests) table.thinking = think(table, due);
    const byTime = keeps ? dueByTime(state, now()) : undefined;
    const times = [byTime, releaseAt(table.audience)].filter((at) => at !== undefined);
    const at = times.length === 0 ? undefined : Math.max(Math.min(...times), table.notBefore);
    schedule(table.tableId, due !== undefined && rests ? table.notBefore : at);
  }

  async function think(table: Running, due: BotDue): Promise<void> {
    try {
      await act(table, due, options);
    } catch {
      table.notBefore = now() + RESPITE;
    }
    table.thinking = undefined;
    arrange(table);
  }

  const presence = (table: Running, type: 'come' | 'drop', who: MemberId): Promise<Answer> =>
    system(table, { type, who, at: now() });

  /** Whether a member whose last listener here left listens nowhere. */
  async function isGone(table: Running, member: MemberId): Promise<boolean> {
    await others.gone(table.tableId, member);
    const elsewhere = await others.listens(table.tableId, member);
    return !elsewhere && !isListening(table.audience, member);
  }

  async function subscribe(tableId: TableId, member: MemberId, send: Send, from?: Place) {
    const table = await existing(tableId);
    /** Whoever comes from another host must not be told less than there. */
    if (shared && table !== undefined) await inTurn(table, () => refresh(table));
    if (table === undefined || memberOf(stateOf(table).open, member) === undefined) return undefined;
    const listener = newListener(member, send);
    if (shared) await others.come(tableId, member);
    const listens = await inTurn(table, async () => {
      /** The table, or the member's place at it, may be gone by now. */
      if (memberOf(stateOf(table).open, member) === undefined) return false;
      await listen(table.audience, listener, from, now(), table);
      return true;
    });
    if (!listens) return undefined;
    await presence(table, 'come', member);
    return async (): Promise<void> => {
      table.audience.listeners.delete(listener);
      if (isListening(table.audience, member)) return;
      if (shared && !(await isGone(table, member))) return;
      await presence(table, 'drop', member);
    };
  }

  async function told(
    tableId: TableId,
    member: MemberId,
  ): Promise<AsyncIterable<readonly ClientEvent[]> | undefined> {
    const table = await existing(tableId);
    if (table === undefined || memberOf(stateOf(table).open, member) === undefined) return undefined;
    return toldSoFar(table.audience, member, now(), table);
  }

  async function open(tableId: TableId): Promise<OpenTable | undefined> {
    const table = await existing(tableId);
    if (shared && table !== undefined) await inTurn(table, () => refresh(table));
    return table && stateOf(table).open;
  }

  async function alone<T>(table: Running, task: (version: number) => Promise<T>): Promise<T | undefined> {
    const { audience, waiting, thinking } = table;
    if (audience.listeners.size > 0 || waiting.length > 0 || thinking !== undefined) return undefined;
    if (shared) await refresh(table);
    const done = await task(table.audience.live.version);
    await reload(table);
    if (!isThere(table)) {
      schedule(table.tableId, undefined);
      tables.delete(table.tableId);
    }
    return done;
  }

  async function wake(tableId: TableId): Promise<void> {
    const table = await existing(tableId);
    if (table === undefined) return;
    await inTurn(table, async () => release(table.audience, now()));
    const commands = others.keeps(tableId)
      ? whatIsDue(stateOf(table), now()).filter((due) => !isForBot(due))
      : [];
    await Promise.all(commands.map((command) => system(table, command)));
    arrange(table);
  }

  async function submit(tableId: TableId, { who, id, request, seen }: Submission): Promise<Answer> {
    let table: Running | undefined;
    try {
      table = await existing(tableId);
    } catch {
      return NOT_STORED;
    }
    if (table === undefined) return NO_SUCH_TABLE;
    const seed = isDrawn(request) ? newSeed() : '';
    const command: TableCommand = { ...request, who, at: now(), seed };
    return order(table, {
      command,
      key: `${who}/${id}`,
      who,
      ...(seen !== undefined && { seen }),
      ...(dealtNext(stateOf(table)) !== undefined && { deals: (state) => newSeed(dealtNext(state)) }),
    });
  }

  async function settled(tableId: TableId): Promise<void> {
    const table = tables.get(tableId);
    const [last, thinking] = [table?.last, table?.thinking];
    await Promise.all([last, thinking]);
    if (table !== undefined && (table.last !== last || table.thinking !== undefined)) await settled(tableId);
  }

  return {
    subscribe,
    told,
    open,
    wake,
    submit,
    create: async (tableId, table) => {
      if ((await existing(tableId)) !== undefined) return { ok: false, error: { code: 'table-exists' } };
      return system(await running(tableId), { type: 'create', ...table, at: now(), seed: newSeed() });
    },
    refresh: async (tableId, heard) => {
      const table = tables.get(tableId);
      if (table === undefined) return;
      await inTurn(table, () => refresh(table, heard));
      await Promise.all(takenForGone(table).map((member) => presence(table, 'come', member)));
      arrange(table);
    },
    reload: async (tableId) => {
      const table = tables.get(tableId);
      if (table === undefined) return;
      await inTurn(table, () => reload(table));
      arrange(table);
    },
    recover: async (tableId) => {
      const table = await existing(tableId);
      if (table === undefined) return;
      const gone = stateOf(table).open.members.filter(
        ({ here, id }) => here && !isListening(table.audience, id),
      );
      await Promise.all(
        gone.map(async ({ id }) => {
          if (!(await others.listens(tableId, id))) await presence(table, 'drop', id);
        }),
      );
      arrange(table);
    },
    shut: async (tableId) => {
      const table = await existing(tableId);
      return table === undefined ? NO_SUCH_TABLE : system(table, { type: 'shut', at: now() });
    },
    invitation: async (tableId, member) => {
      const table = await existing(tableId);
      return table && invitationFor(stateOf(table), member);
    },
    isInvitedBy: async (tableId, code) => {
      const table = await existing(tableId);
      return table !== undefined && stateOf(table).hidden.code === code;
    },
    unload: (tableId) => {
      const table = tables.get(tableId);
      if (table === undefined) return true;
      if (table.audience.listeners.size > 0 || table.undone > 0 || table.thinking !== undefined) return false;
      schedule(tableId, undefined);
      return tables.delete(tableId);
    },
    alone: async (tableId, task) => {
      const table = await existing(tableId);
      return table && inTurn(table, () => alone(table, task));
    },
    loaded: () => [...tables.keys()],
    known: () =>
      Array.from(tables.values(), ({ tableId, audience: { live } }) => ({
        tableId,
        version: live.version,
        at: live.state.hidden.at,
      })),
    settled,
  };
}

/** Members who listen here and of whom another host said that they dropped out. */
const takenForGone = (table: Running): readonly MemberId[] =>
  stateOf(table).open.members.flatMap(({ id, here, left }) =>
    !here && left === undefined && isListening(table.audience, id) ? [id] : [],
  );

function invitationFor({ open, hidden }: TableState, member: MemberId): string | undefined {
  const invites = open.phase === 'gathering' || seatOf(open, member) !== undefined || open.host === member;
  return invites && memberOf(open, member) !== undefined ? hidden.code : undefined;
}
