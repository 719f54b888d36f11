/** A client's connection to the server: one socket for all tables, reopened whenever it is lost. */
import type { Request, TableView } from '@duopolis/table';
import * as v from 'valibot';
import type { LookMessage } from '../client-message.ts';
import { SERVER_MESSAGE, type ServerMessage } from '../server-message.ts';
import { type ClientMessage, toWire } from '../client-message.ts';
import { type Socket, type ClientEnvironment, waitAfter } from './environment.ts';
import {
  abandon,
  follow,
  type Followed,
  receive,
  knownTo,
  type Listeners,
  type Outcome,
  requestOf,
  resumption,
  watchOf,
} from './followed-table.ts';

/** How often the client pings the server, and how long the answer may take. */
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;

/** The first version with shared replays. */
const LOOKING_SINCE = 2;

const NO_TIMER = (): void => {};

export interface TableLink {
  readonly view: () => TableView | undefined;
  /** Follows the table, for members only: join first. */
  readonly watch: () => void;
  /** Reports whether somebody looks at the page. */
  readonly show: (page: 'visible' | 'hidden') => void;
  /** Resolves when the answer is certain, across any number of lost connections. */
  readonly ask: (request: Request) => Promise<Outcome>;
  readonly close: () => void;
}

const STATES = ['connecting', 'connected', 'waiting', 'closed'] as const;
export type ConnectionState = (typeof STATES)[number];

export interface Connection {
  readonly table: (table: string, listeners?: Listeners) => TableLink;
  readonly state: () => ConnectionState;
  /** Sends the viewer's step if there is a connection; the others receive `looking`. */
  readonly look: (message: LookMessage) => void;
  readonly close: () => void;
}

export interface ConnectionListeners {
  readonly onState?: (state: ConnectionState) => void;
  readonly onMessage?: (message: ServerMessage) => void;
}

/** The socket of a connection, and its state. */
interface Line {
  readonly environment: ClientEnvironment;
  readonly listeners: ConnectionListeners;
  readonly tables: Map<string, Followed>;
  /** The table that the first socket is opened for. */
  readonly first: string | undefined;
  state: ConnectionState;
  socket: Socket | undefined;
  failures: number;
  protocol: number;
  /** When a stopping server wants its clients back. */
  back: number | undefined;
  stopTimer: () => void;
}

export function connect(
  environment: ClientEnvironment,
  listeners: ConnectionListeners = {},
  first?: string,
): Connection {
  const line: Line = {
    environment,
    listeners,
    tables: new Map(),
    first,
    state: 'connecting',
    socket: undefined,
    failures: 0,
    protocol: 1,
    back: undefined,
    stopTimer: NO_TIMER,
  };
  open(line);
  return {
    state: () => line.state,
    look: (message) => {
      if (line.protocol >= LOOKING_SINCE) say(line, message);
    },
    table: (table, tableListeners = {}) => {
      const followed = follow(table, tableListeners);
      line.tables.set(table, followed);
      return linkTo(line, followed);
    },
    close: () => {
      turn(line, 'closed');
      line.stopTimer();
      line.socket?.close();
      line.socket = undefined;
      for (const followed of line.tables.values()) abandon(followed);
    },
  };
}

function turn(line: Line, next: ConnectionState): void {
  if (line.state === next) return;
  line.state = next;
  line.listeners.onState?.(next);
}

function say({ state, socket, protocol }: Line, message: ClientMessage): void {
  if (state !== 'connected') return;
  socket?.send(JSON.stringify(toWire(knownTo(protocol, message))));
}

function open(line: Line): void {
  const { environment } = line;
  turn(line, 'connecting');
  let ended = false;
  const opened: Socket = environment.open(
    {
      received: (data) => {
        if (!ended && line.socket === opened) received(line, data);
      },
      lost: () => {
        if (!ended && line.socket === opened) lost(line);
        ended = true;
      },
    },
    [...line.tables.keys()].at(-1) ?? line.first,
  );
  line.socket = opened;
  /** A server that never sends anything counts as lost too. */
  line.stopTimer = environment.later(PATIENCE, () => giveUp(line));
}

function giveUp(line: Line): void {
  const silent = line.socket;
  lost(line);
  silent?.close();
}

/** The server speaks first: nothing is sent before its welcome. */
function received(line: Line, data: unknown): void {
  const message = readMessage(data);
  if (message === undefined) return;
  beat(line);
  line.listeners.onMessage?.(message);
  if (message.type === 'welcome') {
    line.failures = 0;
    line.protocol = message.protocol;
    turn(line, 'connected');
    for (const followed of line.tables.values()) for (const again of resumption(followed)) say(line, again);
  } else if (message.type === 'stopping') line.back = message.back;
  else if ('table' in message) {
    const followed = line.tables.get(message.table);
    if (followed !== undefined && receive(followed, message)) afresh(line, followed);
  }
}

function afresh(line: Line, followed: Followed): void {
  delete followed.at;
  say(line, watchOf(followed));
}

/** A silent server is pinged, and then given up. */
function beat(line: Line): void {
  const { later } = line.environment;
  line.stopTimer();
  line.stopTimer = later(HEARTBEAT, () => {
    say(line, { type: 'ping' });
    line.stopTimer = later(PATIENCE, () => giveUp(line));
  });
}

function lost(line: Line): void {
  line.stopTimer();
  line.socket = undefined;
  if (line.state === 'closed') return;
  turn(line, 'waiting');
  const wait = line.back ?? waitAfter(line.failures, line.environment.random());
  line.back = undefined;
  line.failures += 1;
  line.stopTimer = line.environment.later(wait, () => open(line));
}

const linkTo = (line: Line, followed: Followed): TableLink => ({
  view: () => followed.view,
  watch: () => say(line, watchOf(followed)),
  show: (page) => {
    const hidden = page === 'hidden';
    if (followed.hidden === hidden) return;
    followed.hidden = hidden;
    if (followed.watching) say(line, watchOf(followed));
  },
  ask: (request) =>
    new Promise((answer) => {
      const asked = { id: line.environment.newId(), request, answer };
      followed.asked.set(asked.id, asked);
      say(line, requestOf(followed, asked));
    }),
  close: () => {
    if (line.tables.get(followed.table) !== followed) return;
    line.tables.delete(followed.table);
    if (followed.watching) say(line, { type: 'unwatch', table: followed.table });
    abandon(followed);
  },
});

/** Unknown messages are ignored: a newer server may send more. */
function readMessage(data: unknown): ServerMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const read = v.safeParse(SERVER_MESSAGE, JSON.parse(data));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
