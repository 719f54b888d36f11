/** Servers and people for the tests: real sockets on this machine. */
import {
  type Connection,
  connect,
  type InvitationAnswer,
  PROTOCOLS,
  socketAddress,
  socketOver,
  type ClientEnvironment,
  type TableLink,
} from '@duopolis/protocol';
import type { Options } from '@duopolis/rules';
import type { TableOptions } from '@duopolis/table';
import { ARRIVAL, type Config } from '../../src/config.ts';
import type { LogStream } from '../../src/http/app.ts';
import { type Server, startServer } from '../../src/start.ts';
import type { Environment } from '../../src/environment.ts';

export const ADMIN = 'the token of the tests';

export const configOf = (others: Partial<Config> = {}): Config => ({
  host: '127.0.0.1',
  port: 0,
  data: undefined,
  database: undefined,
  link: undefined,
  origins: [],
  secure: false,
  trustProxy: false,
  adminToken: ADMIN,
  log: 'debug',
  tablesEach: 30,
  requestsEach: 6_000,
  messagesEach: 40,
  socketsEach: 256,
  mostSockets: 20_000,
  idleDays: 180,
  sessionDays: 400,
  keepDays: 0,
  mostTables: 0,
  mostDelay: 0,
  drain: 0,
  cookieKeys: ['stored'],
  securityContact: undefined,
  mail: undefined,
  noticeNetworks: [],
  noticeDelay: 60,
  web: undefined,
  protocols: PROTOCOLS,
  arrival: ARRIVAL,
  ...others,
});

/** Log lines that nobody reads. */
export const UNREAD: LogStream = { write: () => {} };

export async function started(
  config: Partial<Config> = {},
  environment?: Environment,
  log: LogStream = UNREAD,
): Promise<Server> {
  const server = await startServer(configOf(config), { environment, log });
  if (!server.ok) throw new Error(server.error.code);
  return server.value;
}

export interface PersonHere {
  readonly you: string;
  readonly name: string;
  readonly cookie: string;
  readonly server: () => string;
  readonly fetch: (
    path: string,
    init?: { readonly method?: string; readonly body?: unknown },
  ) => Promise<Response>;
  readonly connection: Connection;
}

let lastId = 0;

export const environmentOf = (
  server: () => string,
  cookie: string,
  protocols: readonly number[] = PROTOCOLS,
): ClientEnvironment => ({
  open: (listener, table) =>
    socketOver(new WebSocket(socketAddress(server(), protocols, table), { headers: { cookie } }), listener),
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => 0.5,
  newId: () => `${++lastId}`,
});

/** Somebody with a name, a cookie and a socket; the address may change while they live. */
export async function personAt(server: () => string, name: string): Promise<PersonHere> {
  const greeted = await fetch(`${server()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const cookie = (greeted.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { you } = (await greeted.json()) as { readonly you: string };
  return {
    you,
    name,
    cookie,
    server,
    fetch: (path, { method = 'GET', body } = {}) =>
      fetch(`${server()}${path}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    connection: connect(environmentOf(server, cookie)),
  };
}

export const tableOptions = (
  game: Partial<Options> = {},
  others: Partial<TableOptions> = {},
): TableOptions => ({
  game: { mode: 'table', seats: 3, capitals: false, ...game },
  access: 'open',
  seating: 'numbers',
  pace: { kind: 'relaxed' },
  watching: { who: 'everyone', delay: 0 },
  phrasesOnly: false,
  standIn: 'random',
  grace: 60,
  ...others,
});

export async function made(
  host: PersonHere,
  options: TableOptions = tableOptions(),
): Promise<InvitationAnswer> {
  const answer = await host.fetch('/api/tables', { method: 'POST', body: { options } });
  if (answer.status !== 201) throw new Error(`no table: ${await answer.text()}`);
  return (await answer.json()) as InvitationAnswer;
}

/** Asks for something that is known to be granted. */
export async function granted(link: TableLink, request: Parameters<TableLink['ask']>[0]): Promise<void> {
  const outcome = await link.ask(request);
  if (!outcome.ok) throw new Error(`${JSON.stringify(request)} refused: ${JSON.stringify(outcome.error)}`);
}
