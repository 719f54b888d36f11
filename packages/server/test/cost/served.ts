/** A server with long, full and many tables, whose work in one iteration of the event loop is counted. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOLS, type ServerMessage, socketAddress } from '@duopolis/protocol';
import { ok } from '@duopolis/rules';
import type { AboutTable, TableOptions } from '@duopolis/table';
import { PART } from '@duopolis/table/host';
import { openEmbedded, type Store } from '../../src/store/embedded.ts';
import { type Server, startServer } from '../../src/start.ts';
import { REAL_ENVIRONMENT } from '../../src/environment.ts';
import { configOf, tableOptions, UNREAD } from '../kit/server.ts';
import { type Done, newMeter } from './meter.ts';
import { fullTable, longTable, OWNER, type Played, withoutIndex } from './logs.ts';

/** Uncounted: what clients read is not the server's work. */
const { parse } = JSON;

export const DEAL = 'a-deal-of-several-tables';

const BOTS_ONLY: TableOptions = tableOptions({ seats: 7 });

export interface Sizes {
  /** Games of the long table; the old and the dealt one have a third. */
  readonly games: number;
  /** Open tables of other people. */
  readonly tables: number;
}

async function append({ events }: Store, tableId: string, { log, about }: Played): Promise<void> {
  const steps = Array.from({ length: Math.ceil(log.length / PART) }, (_, nth) => nth * PART);
  await Promise.all(
    steps.map((expected) =>
      events.append({
        tableId,
        expected,
        events: log.slice(expected, expected + PART),
        commands: [],
        about,
      }),
    ),
  );
}

async function fill(store: Store, { games, tables }: Sizes): Promise<Played> {
  const long = longTable(BOTS_ONLY, games);
  const dealt = longTable({ ...BOTS_ONLY, watching: { who: 'nobody', delay: 0 }, deal: DEAL }, games / 3);
  const old = longTable(BOTS_ONLY, games / 3);
  const { lastStart: _, ...oldAbout } = old.about;
  const full = fullTable(tableOptions({ seats: 7, capitals: true }));
  const open = long.log.slice(0, 1);
  const about: AboutTable = { ...long.about, phase: 'gathering', members: ['somebody'], owner: 'somebody' };
  await Promise.all([
    append(store, 'long', long),
    append(store, 'dealt', dealt),
    append(store, 'old', { log: withoutIndex(old), about: oldAbout }),
    append(store, 'full', full),
    ...Array.from({ length: tables }, (__, nth) => append(store, `open-${nth}`, { log: open, about })),
  ]);
  return long;
}

export type Asked = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

export interface Served {
  readonly server: Server;
  /** The log of the long table. */
  readonly long: Played;
  readonly cookie: string;
  readonly fetch: (path: string, init?: Asked) => Promise<Response>;
  /** Sends a message, or several, over a new socket, and returns the first answer of these types. */
  readonly say: (
    message: object | readonly object[],
    ...types: readonly ServerMessage['type'][]
  ) => Promise<ServerMessage>;
  /** The work that was done during something: in all, and at most in one iteration. */
  readonly work: (run: () => Promise<unknown>) => Promise<Done>;
  readonly stop: () => Promise<void>;
}

function sayOver(address: string, cookie: string): Served['say'] {
  return (message, ...types) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(socketAddress(address, PROTOCOLS), { headers: { cookie } });
      socket.addEventListener('error', () => reject(new Error('no socket')));
      socket.addEventListener('open', () => {
        for (const one of [message].flat()) socket.send(JSON.stringify(one));
      });
      socket.addEventListener('message', ({ data }) => {
        const received = parse(String(data)) as ServerMessage;
        if (!types.includes(received.type)) return;
        socket.close();
        resolve(received);
      });
    });
}

export async function served(sizes: Sizes): Promise<Served> {
  const web = mkdtempSync(join(tmpdir(), 'duopolis-cost-'));
  writeFileSync(join(web, 'index.html'), '<html lang="en"><title>Duopolis</title></html>');
  const opened = openEmbedded(undefined);
  if (!opened.ok) throw new Error(opened.error.code);
  const store = opened.value;
  const long = await fill(store, sizes);
  const meter = newMeter();
  const read: Store['events']['read'] = async (...asked) => {
    const events = await store.events.read(...asked);
    meter.add('events', events.length);
    return events;
  };
  const counted: Store = { ...store, events: { ...store.events, read } };
  /** The first person who comes is the owner of the long tables. */
  const ids = [OWNER];
  const environment = { ...REAL_ENVIRONMENT, newId: () => ids.shift() ?? REAL_ENVIRONMENT.newId() };
  const config = configOf({ web, requestsEach: 60_000, tablesEach: 1_000, log: 'error' });
  const started = await startServer(config, { environment, log: UNREAD, open: async () => ok(counted) });
  if (!started.ok) throw new Error(started.error.code);
  const { address, stop } = started.value;
  const greeted = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann' }),
  });
  const cookie = (greeted.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return {
    server: started.value,
    long,
    cookie,
    fetch: (path, init = {}) =>
      fetch(`${address}${path}`, { ...init, headers: { cookie, accept: '*/*', ...init.headers } }),
    say: sayOver(address, cookie),
    work: meter.during,
    stop: async () => {
      await stop();
      rmSync(web, { recursive: true });
    },
  };
}
