/** A client's connection to the server: one socket for all tables, opened again whenever it is lost. */
import type { Request, TableView } from '@duopolis/table';
import * as v from 'valibot';
import type { ClientMessage, LookMessage } from '../client-message.ts';
import { SERVER_MESSAGE, type ServerMessage } from '../server-message.ts';
import { TIMED_SINCE } from '../version.ts';
import { type Socket, type Surroundings, waitAfter } from './surroundings.ts';
import {
  abandon,
  commandOf,
  follow,
  type Followed,
  hear,
  type Listeners,
  type Outcome,
  resumption,
  untimed,
  watchOf,
} from './table.ts';

export type { Listeners, Outcome } from './table.ts';
export {
  type Socket,
  type SocketListener,
  socketOver,
  type Surroundings,
  type WebSocketLike,
} from './surroundings.ts';

/** How often the server is asked whether it is there, and how long it may take to say so. */
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;

/** The first version in which servers know of looking together. */
const LOOKING_SINCE = 2;

const NO_TIMER = (): void => {};

export interface TableLink {
  readonly view: () => TableView | undefined;
  /** Has the server tell of the table, for members only: join first. */
  readonly watch: () => void;
  /** Resolves when the answer is certain, through any number of lost connections. */
  readonly ask: (request: Request) => Promise<Outcome>;
  readonly close: () => void;
}

export const STATES = ['connecting', 'connected', 'waiting', 'closed'] as const;
export type ConnectionState = (typeof STATES)[number];

export interface Connection {
  readonly table: (table: string, listeners?: Listeners) => TableLink;
  readonly state: () => ConnectionState;
  /** Says where one looks, if there is a connection; who is told of it hears `looking`. */
  readonly look: (message: LookMessage) => void;
  readonly close: () => void;
}

export interface ConnectionListeners {
  readonly onState?: (state: ConnectionState) => void;
  readonly onMessage?: (message: ServerMessage) => void;
}

export function connect(surroundings: Surroundings, listeners: ConnectionListeners = {}): Connection {
  const tables = new Map<string, Followed>();
  let state: ConnectionState = 'connecting';
  let socket: Socket | undefined;
  let failures = 0;
  let protocol = 1;
  let back: number | undefined;
  let stopTimer = NO_TIMER;

  const turn = (next: ConnectionState): void => {
    if (state === next) return;
    state = next;
    listeners.onState?.(next);
  };

  const say = (message: ClientMessage): void => {
    if (state === 'connected')
      socket?.send(JSON.stringify(protocol >= TIMED_SINCE ? message : untimed(message)));
  };

  function open(): void {
    turn('connecting');
    let ended = false;
    const opened: Socket = surroundings.open({
      heard: (data) => {
        if (!ended && socket === opened) heard(data);
      },
      lost: () => {
        if (!ended && socket === opened) lost();
        ended = true;
      },
    });
    socket = opened;
    /** A server that never speaks is given up too. */
    stopTimer = surroundings.later(PATIENCE, giveUp);
  }

  function giveUp(): void {
    const silent = socket;
    lost();
    silent?.close();
  }

  /** The server speaks first: until its welcome nothing is sent. */
  function heard(data: unknown): void {
    const message = readMessage(data);
    if (message === undefined) return;
    beat();
    listeners.onMessage?.(message);
    if (message.type === 'welcome') {
      failures = 0;
      ({ protocol } = message);
      turn('connected');
      for (const followed of tables.values()) for (const again of resumption(followed)) say(again);
    } else if (message.type === 'stopping') back = message.back;
    else if ('table' in message) {
      const followed = tables.get(message.table);
      if (followed !== undefined && hear(followed, message)) afresh(followed);
    }
  }

  function afresh(followed: Followed): void {
    delete followed.at;
    say(watchOf(followed));
  }

  /** A silent server is asked, and then given up. */
  function beat(): void {
    stopTimer();
    stopTimer = surroundings.later(HEARTBEAT, () => {
      say({ type: 'ping' });
      stopTimer = surroundings.later(PATIENCE, giveUp);
    });
  }

  function lost(): void {
    stopTimer();
    socket = undefined;
    if (state === 'closed') return;
    turn('waiting');
    const wait = back ?? waitAfter(failures, surroundings.random());
    back = undefined;
    failures += 1;
    stopTimer = surroundings.later(wait, open);
  }

  function link(followed: Followed): TableLink {
    return {
      view: () => followed.view,
      watch: () => say(watchOf(followed)),
      ask: (request) =>
        new Promise((answer) => {
          const asked = { id: surroundings.newId(), request, answer };
          followed.asked.set(asked.id, asked);
          say(commandOf(followed, asked));
        }),
      close: () => {
        if (tables.get(followed.table) !== followed) return;
        tables.delete(followed.table);
        if (followed.watching) say({ type: 'unwatch', table: followed.table });
        abandon(followed);
      },
    };
  }

  open();
  return {
    state: () => state,
    look: (message) => {
      if (protocol >= LOOKING_SINCE) say(message);
    },
    table: (table, tableListeners = {}) => {
      const followed = follow(table, tableListeners);
      tables.set(table, followed);
      return link(followed);
    },
    close: () => {
      turn('closed');
      stopTimer();
      socket?.close();
      socket = undefined;
      for (const followed of tables.values()) abandon(followed);
    },
  };
}

/** What is not understood is passed over: a newer server may say more. */
function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const read = v.safeParse(SERVER_MESSAGE, JSON.parse(data));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
