/** A node's own connection: while it lasts the node lives, is known by a number, and hears what others write. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL } from './append.ts';
import { settingsOf } from './pool.ts';
import { NODES } from './schema.ts';

/** How long a lost connection waits before it is tried again. */
const AGAIN = 250;
const HIGHEST = 2 ** 31 - 1;
/** Who listens where and who keeps what is said again after a crash: nobody waits for the disk because of it. */
const HASTY = '-c synchronous_commit=off';

export interface Session {
  /** The number of this node; another one after every loss, since others took it for dead. */
  readonly node: () => number | undefined;
  /** One after the other, in the order they are asked. */
  readonly query: <T extends object>(text: string, ...values: readonly unknown[]) => Promise<readonly T[]>;
  readonly close: () => Promise<void>;
}

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
    const client = new Client(settingsOf(url, HASTY));
    const node = randomInt(1, HIGHEST);
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => listener.heard(payload));
    try {
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1, $2)', [NODES, node]);
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      cut(client);
      throw error;
    }
    client.once('end', () => {
      if (current?.client !== client) return;
      current = undefined;
      listener.lost();
      void reconnect();
    });
    if (closed) cut(client);
    else current = { client, node };
  }

  async function reconnect(): Promise<void> {
    await wait(AGAIN);
    if (closed) return;
    try {
      await connect();
    } catch {
      return reconnect();
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
    query: (text, ...values) => {
      const asked = last.then(() => ask(text, values));
      last = asked.catch(() => {});
      return asked as Promise<readonly never[]>;
    },
    close: async () => {
      await last;
      closed = true;
      const ended = current?.client.end();
      current = undefined;
      await ended;
    },
  };
}

/** Without a goodbye, which a silent network would wait for. */
const cut = (client: Client): void => void client.connection.stream.destroy();
