/** A client's connection to the server: one socket for all tables, reopened whenever it is lost. */
import type { Request, TableView } from '@duopolis/table';
import * as v from 'valibot';
import { type ClientMessage, type LookMessage, toWire } from '../client-message.ts';
import { SERVER_MESSAGE, type ServerMessage } from '../server-message.ts';
import { LOOKING_SINCE } from '../version.ts';
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

/** A connection with its socket, or waiting for its next one. */
interface Client {
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
  const client: Client = {
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
  open(client);
  return {
    state: () => client.state,
    look: (message) => {
      if (client.protocol >= LOOKING_SINCE) send(client, message);
    },
    table: (table, tableListeners = {}) => {
      const followed = follow(table, tableListeners);
      client.tables.set(table, followed);
      return linkTo(client, followed);
    },
    close: () => {
      setState(client, 'closed');
      client.stopTimer();
      client.socket?.close();
      client.socket = undefined;
      for (const followed of client.tables.values()) abandon(followed);
    },
  };
}

function setState(client: Client, next: ConnectionState): void {
  if (client.state === next) return;
  client.state = next;
  client.listeners.onState?.(next);
}

function send({ state, socket, protocol }: Client, message: ClientMessage): void {
  if (state !== 'connected') return;
  socket?.send(JSON.stringify(toWire(knownTo(protocol, message))));
}

function open(client: Client): void {
  const { environment } = client;
  setState(client, 'connecting');
  let ended = false;
  const opened: Socket = environment.open(
    {
      received: (data) => {
        if (!ended && client.socket === opened) onMessage(client, data);
      },
      lost: () => {
        if (!ended && client.socket === opened) reconnect(client);
        ended = true;
      },
    },
    [...client.tables.keys()].at(-1) ?? client.first,
  );
  client.socket = opened;
  /** A server that never sends anything counts as lost too. */
  client.stopTimer = environment.later(PATIENCE, () => giveUp(client));
}

function giveUp(client: Client): void {
  const silent = client.socket;
  reconnect(client);
  silent?.close();
}

/** The server speaks first: nothing is sent before its welcome. */
function onMessage(client: Client, data: unknown): void {
  const message = readMessage(data);
  if (message === undefined) return;
  keepAlive(client);
  client.listeners.onMessage?.(message);
  if (message.type === 'welcome') {
    client.failures = 0;
    client.protocol = message.protocol;
    setState(client, 'connected');
    for (const followed of client.tables.values())
      for (const again of resumption(followed)) send(client, again);
  } else if (message.type === 'stopping') client.back = message.back;
  else if ('table' in message) {
    const followed = client.tables.get(message.table);
    if (followed !== undefined && receive(followed, message)) requestView(client, followed);
  }
}

function requestView(client: Client, followed: Followed): void {
  delete followed.at;
  send(client, watchOf(followed));
}

/** A silent server is pinged, and then given up. */
function keepAlive(client: Client): void {
  const { later } = client.environment;
  client.stopTimer();
  client.stopTimer = later(HEARTBEAT, () => {
    send(client, { type: 'ping' });
    client.stopTimer = later(PATIENCE, () => giveUp(client));
  });
}

function reconnect(client: Client): void {
  client.stopTimer();
  client.socket = undefined;
  if (client.state === 'closed') return;
  setState(client, 'waiting');
  const wait = client.back ?? waitAfter(client.failures, client.environment.random());
  client.back = undefined;
  client.failures += 1;
  client.stopTimer = client.environment.later(wait, () => open(client));
}

const linkTo = (client: Client, followed: Followed): TableLink => ({
  view: () => followed.view,
  watch: () => send(client, watchOf(followed)),
  show: (page) => {
    const hidden = page === 'hidden';
    if (followed.hidden === hidden) return;
    followed.hidden = hidden;
    if (followed.watching) send(client, watchOf(followed));
  },
  ask: (request) =>
    new Promise((answer) => {
      const asked = { id: client.environment.newId(), request, answer };
      followed.asked.set(asked.id, asked);
      send(client, requestOf(followed, asked));
    }),
  close: () => {
    if (client.tables.get(followed.table) !== followed) return;
    client.tables.delete(followed.table);
    if (followed.watching) send(client, { type: 'unwatch', table: followed.table });
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
