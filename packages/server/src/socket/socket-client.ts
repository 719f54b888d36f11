/** One client on its socket: checks, answers and counts every message. */
import {
  CLIENT_MESSAGE,
  type ClientMessage,
  type ErrorCode,
  fromWire,
  ID,
  type RequestMessage,
  type ServerMessage,
} from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { Request } from '@duopolis/table';
import type { Answer } from '@duopolis/table/host';
import * as v from 'valibot';
import { recordsFor } from '../site/records.ts';
import type { SecurityLog } from '../site/security-log.ts';
import type { Site } from '../site/site.ts';
import type { Session } from '../people/person-session.ts';
import { type Bucket, bucketOf, newBucket, take } from '../bucket.ts';
import { type GameAt, type Looking, newLooking } from './looking.ts';
import { newWatching, type Watching } from './watching.ts';

/** How many tables a client may follow. */
const MOST_WATCHED = LIMITS.tablesPerSocket;
/** Bytes that may wait for a slow reader before it is cut off. */
const MOST_UNREAD = LIMITS.unreadBytes;

/** Why the server closes a socket: codes of RFC 6455 and our own. */
export const CLOSES = {
  stopping: 1012,
  slow: 4008,
  silent: 4008,
  flood: 4029,
  busy: 1013,
  'no-session': 4001,
  unsupported: 4010,
} as const;
type CloseReason = keyof typeof CLOSES;

/** A client that reads nothing would never read the code: these sockets are cut at once. */
const UNREAD: ReadonlySet<CloseReason> = new Set(['slow', 'silent']);

/** The used part of a socket. */
export interface Wire {
  /** Bytes that the reader has not taken. */
  readonly unread: () => number;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  readonly terminate: () => void;
}

/** Opening a finished game replays it, which is expensive. */
const LOOKUPS = { most: 12, perSecond: 0.2 };
/** Games that a socket need not look up again. */
const MOST_LOOKED = 16;

/** What all sockets of a person share: their messages, and their lookups of finished games. */
interface Budget {
  readonly bucket: Bucket;
  lookups: Bucket | undefined;
}

/** The settings of one socket. */
interface Terms {
  readonly wire: Wire;
  /** The group that looks at a game together; nothing if a client is alone. */
  readonly looking?: Looking;
  readonly person?: Budget;
  /** The agreed message version. */
  readonly protocol?: number;
  readonly security?: SecurityLog;
}

/** The person, and the session of the socket. */
type Owner = Pick<Session, 'member' | 'name' | 'hash'>;

/** One socket and its person. Most people are idle: optional parts are made on first use. */
export interface Client extends Required<Omit<Terms, 'security'>>, Owner {
  readonly security: SecurityLog | undefined;
  readonly site: Site;
  watching: Watching | undefined;
  /** Finished games whose secrets this client may see; each is looked up once. */
  looked: Set<string> | undefined;
  open: boolean;
  /** The join in progress; later messages of this socket wait for it. */
  joining: Promise<unknown> | undefined;
}

export function newClient(site: Site, { member, name, hash }: Owner, terms: Terms): Client {
  const { environment, config } = site;
  const {
    wire,
    person = { bucket: newBucket(environment.now(), bucketOf(config.messagesEach)), lookups: undefined },
    protocol = 1,
    looking = newLooking(environment.now, ''),
    security,
  } = terms;
  const line: Client = {
    site,
    wire,
    member,
    name,
    hash,
    person,
    protocol,
    looking,
    security,
    watching: undefined,
    looked: undefined,
    open: true,
    joining: undefined,
  };
  say(line, { type: 'welcome', protocol, you: member, name, now: environment.now() });
  return line;
}

/** Counts a ping or a pong like a message; false if it is ignored. */
export function framed(line: Client, kind: 'ping-frame' | 'pong-frame'): boolean {
  if (!pays(line)) return false;
  line.site.metrics.count('duopolis_socket_messages_total', kind);
  return true;
}

export async function receiveMessage(line: Client, text: string): Promise<void> {
  if (!line.open) return;
  const read = readMessage(text);
  line.site.metrics.count('duopolis_socket_messages_total', read.kind);
  if (read.message === undefined) {
    line.security?.note('bad-message');
    error(line, 'bad-message', read.about);
  } else await act(line, read.message);
}

export async function stop(line: Client): Promise<void> {
  line.open = false;
  line.looking.away(line.wire);
  await line.watching?.stop();
}

function watchingOf(line: Client): Watching {
  const { site, member, protocol } = line;
  line.watching ??= newWatching(site.tables.host, member, {
    sink: { say: (message) => say(line, message), tell: (text) => tell(line, text) },
    protocol,
  });
  return line.watching;
}

/** Closes the socket with a reason. */
export function cut(line: Client, reason: CloseReason): void {
  if (!line.open) return;
  line.open = false;
  line.site.metrics.count('duopolis_sockets_closed_total', reason);
  line.wire.close(CLOSES[reason]);
  if (UNREAD.has(reason)) line.wire.terminate();
}

/** Every frame of a client costs one token of its bucket, and its bytes; false if it is ignored because there were too many. */
export function pays(line: Client, sends = (): boolean => true): boolean {
  if (!line.open) return false;
  if (take(line.person.bucket, line.site.environment.now()) && sends()) return true;
  error(line, 'too-many-messages');
  line.security?.note('flood');
  cut(line, 'flood');
  return false;
}

function tell(line: Client, text: string): void {
  if (!line.open) return;
  if (line.wire.unread() > MOST_UNREAD) cut(line, 'slow');
  else line.wire.send(text);
}

export const say = (line: Client, message: ServerMessage): void => tell(line, JSON.stringify(message));

const error = (
  line: Client,
  code: ErrorCode,
  about: { readonly table?: string; readonly id?: string } = {},
): void => say(line, { type: 'error', code, ...about });

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

async function act(line: Client, message: ClientMessage): Promise<void> {
  switch (message.type) {
    case 'ping':
      return say(line, { type: 'pong', now: line.site.environment.now() });
    case 'unwatch':
      return line.watching?.unwatch(message.table);
    case 'watch':
      return watch(line, message);
    case 'look':
      return look(line, message);
    case 'look-away':
      return line.looking.away(line.wire, message.table);
    case 'request':
      return ask(line, message);
  }
}

async function watch(line: Client, { table, after, hidden }: Message<'watch'>): Promise<void> {
  const watching = watchingOf(line);
  if (line.joining !== undefined) await afterJoining(line);
  if (!isKnown(line, table) && !(await isThere(line, table))) return error(line, 'no-such-table', { table });
  /** Counted last, since other messages may have been handled during the joins. */
  if (watching.count() >= MOST_WATCHED) return error(line, 'too-many-tables', { table });
  if (!(await watching.watch(table, { from: after, hidden }))) error(line, 'no-such-table', { table });
}

async function look(line: Client, { table, game, step, lead }: Message<'look'>): Promise<void> {
  const { member, name, wire, looking } = line;
  const at = { table, game };
  if (!(await mayLook(line, at))) return error(line, 'no-such-table', { table });
  if (
    line.open &&
    !looking.look(wire, { at, looker: { member, name, step }, lead, tell: (text) => tell(line, text) })
  )
    error(line, 'too-many-tables', { table });
}

async function mayLook(line: Client, { table, game }: GameAt): Promise<boolean> {
  const { site, member } = line;
  const now = site.environment.now();
  const key = `${table} ${game}`;
  if (line.looked?.has(key) === true) return true;
  line.person.lookups ??= newBucket(now, LOOKUPS);
  if (game < 1 || !take(line.person.lookups, now)) return false;
  const records = await recordsFor(site, table, member);
  if (!records.ok || (await records.value.game(game)) === undefined) return false;
  line.looked ??= new Set();
  if (line.looked.size >= MOST_LOOKED) line.looked.clear();
  line.looked.add(key);
  return true;
}

/** A known answer is used synchronously, so that messages keep their order. */
const isKnown = ({ site }: Client, table: string): boolean =>
  site.tables.directory.about(table) !== undefined;
const isThere = async ({ site }: Client, table: string): Promise<boolean> =>
  (await site.tables.directory.find(table)) !== undefined;

/** Several joins may be queued: a message waits for all joins sent before it. */
async function afterJoining(line: Client): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one join after the other
  while (line.joining !== undefined) await line.joining;
}

/** Whether a person may join one more table. */
async function mayJoin({ member, site: { tables, config } }: Client, table: string): Promise<boolean> {
  const at = await tables.directory.of(member);
  return at.length < config.tablesEach || at.some(({ tableId }) => tableId === table);
}

/** A person's joins run one after the other, across all their sockets, so each counts the tables joined before it. */
function join(line: Client, message: RequestMessage): Promise<void> {
  const { site, member, hash } = line;
  const { table, id } = message;
  const joined = site.tables.oneByOne(member, async () => {
    /** They may have been deleted meanwhile: nobody could leave the table for them. */
    if ((await site.people.find(hash)) === undefined) return cut(line, 'no-session');
    return (await mayJoin(line, table))
      ? perform(line, message)
      : error(line, 'too-many-tables', { table, id });
  });
  const joining = joined
    .catch(() => {})
    .then(() => {
      if (line.joining === joining) line.joining = undefined;
    });
  line.joining = joining;
  return joined;
}

async function ask(line: Client, message: RequestMessage): Promise<void> {
  const { table, id, request } = message;
  if (!isKnown(line, table) && !(await isThere(line, table)))
    return error(line, 'no-such-table', { table, id });
  if (line.joining !== undefined) await afterJoining(line);
  return request.type === 'join' ? join(line, message) : perform(line, message);
}

async function perform(line: Client, { table, id, request, seen }: RequestMessage): Promise<void> {
  const { site, member } = line;
  const asked = { who: member, id, request: named(line, request), ...(seen !== undefined && { seen }) };
  answer(line, { table, id }, await site.tables.host.request(table, asked));
}

/** At tables, people use the name they have here. */
const named = ({ name }: Client, request: Request): Request =>
  request.type === 'join' ? { ...request, name } : request;

function answer(line: Client, to: Pick<RequestMessage, 'table' | 'id'>, given: Answer): void {
  line.site.metrics.count('duopolis_commands_total', given.ok ? 'done' : 'refused');
  if (given.ok) return say(line, { type: 'done', ...to });
  const { error: why, changed } = given;
  say(line, { type: 'refused', ...to, error: why, ...(changed !== undefined && { changed: [...changed] }) });
}

/** The table that a message is about, even of an invalid message. */
export const ABOUT = v.object({ table: ID, id: ID });

interface Read {
  /** The type of the message on the wire, or `bad`. */
  readonly kind: string;
  readonly message?: ClientMessage;
  readonly about?: v.InferOutput<typeof ABOUT>;
}

function readMessage(text: string): Read {
  try {
    const sent: unknown = JSON.parse(text);
    const read = v.safeParse(CLIENT_MESSAGE, sent);
    if (read.success) return { kind: read.output.type, message: fromWire(read.output) };
    const about = v.safeParse(ABOUT, sent);
    return about.success ? { kind: 'bad', about: about.output } : { kind: 'bad' };
  } catch {
    return { kind: 'bad' };
  }
}
