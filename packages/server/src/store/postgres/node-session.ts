/** A node's own connection: while it lasts the node is alive, has a number, and receives what others write. */
import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { CHANNEL } from './append.ts';
import { SafeClient, settingsOf } from './pool.ts';
import { NODES } from './postgres-schema.ts';

/** How long to wait before a lost connection is retried. */
const AGAIN = 250;
/** Milliseconds: queries here are short, and a connection that is silent for longer is dropped. */
const ANSWERING = 5_000;
/** Milliseconds for closing. */
const CLOSING = 1_000;
const HIGHEST = 2 ** 31 - 1;
/**
 * The names under which the connection prepares its statements, which are all constants. Planning a statement again
 * costs the database several times as much as running it.
 */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `session-${names.size}`;
  names.set(text, name);
  return name;
}

/** Presence and homes are announced again after a crash, so their writes don't wait for the disk. */
const HASTY = '-c synchronous_commit=off';

export interface Session {
  /** The number of this node; a new one after every loss, since others took it for dead. */
  readonly node: () => number | undefined;
  /** The address from which this node reaches the database. */
  readonly localAddress: () => string;
  /** When the database last answered a query, by the process's own clock. */
  readonly answeredAt: () => number;
  /** One query at a time, in order. The text is a constant: it is prepared once. */
  readonly query: <T extends object>(text: string, ...values: readonly unknown[]) => Promise<readonly T[]>;
  readonly close: () => Promise<void>;
}

/** Errors of listeners are ignored: in a handler of the connection they would end the process. */
export interface SessionListener {
  readonly received: (payload: string) => void;
  /** Connected, for the first time or again. */
  readonly joined: () => Promise<void>;
  readonly lost: () => void;
}

interface Connected {
  readonly client: Client;
  readonly node: number;
}

/** A node's connection, which is replaced when it is lost. */
interface Connecting {
  readonly url: string;
  readonly listener: SessionListener;
  current: Connected | undefined;
  isClosed: boolean;
  /** The last query: the next one waits for it. */
  last: Promise<unknown>;
  /** When the database last answered one. */
  answeredAt: number;
}

/** Resolves when the node is alive; the database releases the lock on its number when the connection ends. */
export async function openSession(url: string, listener: SessionListener): Promise<Session> {
  const session: Connecting = {
    url,
    listener,
    current: undefined,
    isClosed: false,
    last: Promise.resolve(),
    answeredAt: -Infinity,
  };
  await connect(session);
  return {
    node: () => session.current?.node,
    localAddress: () =>
      (session.current?.client.connection.stream as Partial<Socket> | undefined)?.localAddress ?? '127.0.0.1',
    answeredAt: () => session.answeredAt,
    query: (text, ...values) => {
      const asked = session.last.then(() => ask(session, text, values));
      session.last = asked.catch(() => {});
      return asked as Promise<readonly never[]>;
    },
    close: () => close(session),
  };
}

async function connect(session: Connecting): Promise<void> {
  const { url, listener } = session;
  const client = new SafeClient({ ...settingsOf(url, HASTY), query_timeout: ANSWERING });
  const node = randomInt(1, HIGHEST);
  /** After an error the client answers nothing more, even if its connection stays open. */
  client.on('error', () => cut(client));
  client.on('notification', ({ payload = '' }) => ignoringErrors(() => listener.received(payload)));
  let hasEnded = false;
  client.once('end', () => {
    hasEnded = true;
    if (session.current?.client !== client) return;
    session.current = undefined;
    ignoringErrors(listener.lost);
    void reconnect(session);
  });
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1, $2)', [NODES, node]);
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    cut(client);
    throw error;
  }
  if (hasEnded) throw new Error('connection ended');
  if (session.isClosed) cut(client);
  else session.current = { client, node };
}

/** Never rejects. */
async function reconnect(session: Connecting): Promise<void> {
  for (let isConnected = false; !isConnected; ) {
    // oxlint-disable no-await-in-loop -- one try after the other
    await wait(AGAIN);
    if (session.isClosed) return;
    isConnected = await connect(session).then(
      () => true,
      () => false,
    );
    // oxlint-enable no-await-in-loop
  }
  const again = session.current?.client;
  /** Anything not sent now is sent on the next connection. */
  if (again !== undefined) await session.listener.joined().catch(() => cut(again));
}

async function ask(
  session: Connecting,
  text: string,
  values: readonly unknown[],
): Promise<readonly object[]> {
  const { current } = session;
  if (current === undefined) throw new Error('no connection');
  const { client } = current;
  try {
    const { rows } = await client.query<object>({ name: nameOf(text), text, values: [...values] });
    session.answeredAt = performance.now();
    return rows;
  } catch (error) {
    /** A slow session looks like a dead one: both are cut. */
    cut(client);
    throw error;
  }
}

async function close(session: Connecting): Promise<void> {
  await session.last;
  session.isClosed = true;
  const client = session.current?.client;
  session.current = undefined;
  if (client === undefined) return;
  await Promise.race([client.end(), wait(CLOSING, undefined, { ref: false })]);
  cut(client);
}

function ignoringErrors(task: () => void): void {
  try {
    task();
  } catch {
    /** The listener counts what it could not use. */
  }
}

/** Closes without a goodbye, which would wait on a silent network. */
const cut = (client: Client): void => void client.connection.stream.destroy();
