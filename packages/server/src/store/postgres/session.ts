/** A node's own connection: while it lasts the node lives, is known by a number, and hears what others write. */
import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { CHANNEL } from './append.ts';
import { SafeClient, settingsOf } from './pool.ts';
import { NODES } from './schema.ts';

/** How long a lost connection waits before it is tried again. */
const AGAIN = 250;
/** Milliseconds: what is asked here is short, and a connection that is silent for longer is given up. */
const ANSWERING = 5_000;
/** How long a goodbye may take. */
const CLOSING = 1_000;
const HIGHEST = 2 ** 31 - 1;
/** Who listens where and who keeps what is said again after a crash: nobody waits for the disk because of it. */
const HASTY = '-c synchronous_commit=off';

export interface Session {
  /** The number of this node; another one after every loss, since others took it for dead. */
  readonly node: () => number | undefined;
  /** The address from which this node reaches the database. */
  readonly localAddress: () => string;
  /** One after the other, in the order they are asked. */
  readonly query: <T extends object>(text: string, ...values: readonly unknown[]) => Promise<readonly T[]>;
  readonly close: () => Promise<void>;
}

/** What a listener throws is ignored: in a handler of the connection it would end the process. */
export interface SessionListener {
  readonly heard: (payload: string) => void;
  /** Connected, for the first time or again. */
  readonly joined: () => Promise<void>;
  readonly lost: () => void;
}

interface Connected {
  readonly client: Client;
  readonly node: number;
}

/** Resolves when the node lives; the lock on its number is let go of by the database when the connection ends. */
export async function openSession(url: string, listener: SessionListener): Promise<Session> {
  let current: Connected | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const client = new SafeClient({ ...settingsOf(url, HASTY), query_timeout: ANSWERING });
    const node = randomInt(1, HIGHEST);
    /** After an error the client answers nothing more, even if its connection stays open. */
    client.on('error', () => cut(client));
    client.on('notification', ({ payload = '' }) => ignoringErrors(() => listener.heard(payload)));
    let ended = false;
    client.once('end', () => {
      ended = true;
      if (current?.client !== client) return;
      current = undefined;
      ignoringErrors(listener.lost);
      void reconnect();
    });
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1, $2)', [NODES, node]);
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    if (ended) throw new Error('connection ended');
    if (closed) cut(client);
    else current = { client, node };
  }

  /** Never rejects. */
  async function reconnect(): Promise<void> {
    for (let isConnected = false; !isConnected; ) {
      // oxlint-disable no-await-in-loop -- one try after the other
      await wait(AGAIN);
      if (closed) return;
      isConnected = await connect().then(
        () => true,
        () => false,
      );
      // oxlint-enable no-await-in-loop
    }
    const again = current?.client;
    /** What could not be told now is told on the next connection. */
    if (again !== undefined) await listener.joined().catch(() => cut(again));
  }

  async function ask(text: string, values: readonly unknown[]): Promise<readonly object[]> {
    if (current === undefined) throw new Error('no connection');
    const { client } = current;
    try {
      return (await client.query<object>(text, [...values])).rows;
    } catch (error) {
      /** Whether it is only slow can't be known: a session that does not answer is no session. */
      cut(client);
      throw error;
    }
  }

  await connect();
  return {
    node: () => current?.node,
    localAddress: () =>
      (current?.client.connection.stream as Partial<Socket> | undefined)?.localAddress ?? '127.0.0.1',
    query: (text, ...values) => {
      const asked = last.then(() => ask(text, values));
      last = asked.catch(() => {});
      return asked as Promise<readonly never[]>;
    },
    close: async () => {
      await last;
      closed = true;
      const client = current?.client;
      current = undefined;
      if (client === undefined) return;
      await Promise.race([client.end(), wait(CLOSING, undefined, { ref: false })]);
      cut(client);
    },
  };
}

function ignoringErrors(task: () => void): void {
  try {
    task();
  } catch {
    /** The listener counts what it could not use. */
  }
}

/** Without a goodbye, which a silent network would wait for. */
const cut = (client: Client): void => void client.connection.stream.destroy();
