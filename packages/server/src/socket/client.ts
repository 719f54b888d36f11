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
import type { Person } from '../people/store.ts';
import { type Bucket, bucketOf, newBucket } from '../bucket.ts';
import { type GameAt, type Looking, newLooking } from './looking.ts';
import { newWatching } from './watching.ts';

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
  readonly bufferedAmount: number;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  readonly terminate: () => void;
}

export interface Client {
  /** Counts a message when it arrives; false if it is ignored because there were too many. */
  readonly pays: () => boolean;
  readonly heard: (text: string) => Promise<void>;
  /** Counts a ping or a pong like a message; false if it is ignored. */
  readonly framed: (kind: 'ping-frame' | 'pong-frame') => boolean;
  /** Closes the socket with a reason. */
  readonly cut: (reason: CloseReason) => void;
  readonly say: (message: ServerMessage) => void;
  readonly stop: () => Promise<void>;
}

/** Opening a finished game replays it, which is expensive. */
const LOOKUPS = { most: 12, perSecond: 0.2 };

/** The settings of one socket. */
interface Terms {
  readonly wire: Wire;
  /** The group that looks at a game together; nothing if a client is alone. */
  readonly looking?: Looking;
  readonly bucket?: Bucket;
  /** The agreed message version. */
  readonly protocol?: number;
  readonly security?: SecurityLog;
}

/** One socket and its person. */
interface Line extends Required<Omit<Terms, 'security'>>, Person {
  readonly security: SecurityLog | undefined;
  readonly site: Site;
  readonly watching: ReturnType<typeof newWatching>;
  /** Finished games whose secrets this client may see; each is looked up once. */
  readonly looked: Set<string>;
  readonly lookups: Bucket;
  open: boolean;
  /** Whether this person may join a table is being looked up: their messages wait meanwhile. */
  joining: Promise<unknown> | undefined;
}

export function newClient(site: Site, { member, name }: Person, terms: Terms): Client {
  const { environment, metrics, tables, config } = site;
  const {
    wire,
    bucket = newBucket(environment.now(), bucketOf(config.messagesEach)),
    protocol = 1,
    looking = newLooking(environment.now, ''),
    security,
  } = terms;
  const sending = {
    say: (message: ServerMessage) => say(line, message),
    tell: (text: string) => tell(line, text),
  };
  const line: Line = {
    site,
    wire,
    member,
    name,
    bucket,
    protocol,
    looking,
    security,
    watching: newWatching(tables.host, member, { mouth: sending, protocol }),
    looked: new Set(),
    lookups: newBucket(environment.now(), LOOKUPS),
    open: true,
    joining: undefined,
  };
  say(line, { type: 'welcome', protocol, you: member, name, now: environment.now() });
  return {
    say: sending.say,
    cut: (reason) => cut(line, reason),
    framed: (kind) => {
      if (!paid(line)) return false;
      metrics.count('duopolis_socket_messages_total', kind);
      return true;
    },
    pays: () => paid(line),
    heard: async (text) => {
      if (!line.open) return;
      const read = readMessage(text);
      metrics.count('duopolis_socket_messages_total', read.kind);
      if (read.message === undefined) {
        security?.note('bad-message');
        error(line, 'bad-message', read.about);
      } else await act(line, read.message);
    },
    stop: async () => {
      line.open = false;
      looking.away(wire);
      await line.watching.stop();
    },
  };
}

function cut(line: Line, reason: CloseReason): void {
  if (!line.open) return;
  line.open = false;
  line.site.metrics.count('duopolis_sockets_closed_total', reason);
  line.wire.close(CLOSES[reason]);
  if (UNREAD.has(reason)) line.wire.terminate();
}

/** Every frame of a client costs one token of its bucket. */
function paid(line: Line): boolean {
  if (!line.open) return false;
  if (line.bucket.take(line.site.environment.now())) return true;
  error(line, 'too-many-messages');
  line.security?.note('flood');
  cut(line, 'flood');
  return false;
}

function tell(line: Line, text: string): void {
  if (!line.open) return;
  if (line.wire.bufferedAmount > MOST_UNREAD) cut(line, 'slow');
  else line.wire.send(text);
}

const say = (line: Line, message: ServerMessage): void => tell(line, JSON.stringify(message));

const error = (
  line: Line,
  code: ErrorCode,
  about: { readonly table?: string; readonly id?: string } = {},
): void => say(line, { type: 'error', code, ...about });

type Message<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

async function act(line: Line, message: ClientMessage): Promise<void> {
  switch (message.type) {
    case 'ping':
      return say(line, { type: 'pong', now: line.site.environment.now() });
    case 'unwatch':
      return line.watching.unwatch(message.table);
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

async function watch(line: Line, { table, after, hidden }: Message<'watch'>): Promise<void> {
  const { watching } = line;
  if (line.joining !== undefined) await line.joining;
  if (watching.count() >= MOST_WATCHED) return error(line, 'too-many-tables', { table });
  if (
    !(isKnown(line, table) || (await isThere(line, table))) ||
    !(await watching.watch(table, { from: after, hidden }))
  )
    error(line, 'no-such-table', { table });
}

async function look(line: Line, { table, game, step, lead }: Message<'look'>): Promise<void> {
  const { member, name, wire, looking } = line;
  const at = { table, game };
  if (!(await mayLook(line, at))) return error(line, 'no-such-table', { table });
  if (
    line.open &&
    !looking.look(wire, { at, looker: { member, name, step }, lead, tell: (text) => tell(line, text) })
  )
    error(line, 'too-many-tables', { table });
}

async function mayLook({ site, member, looked, lookups }: Line, { table, game }: GameAt): Promise<boolean> {
  const key = `${table} ${game}`;
  if (looked.has(key)) return true;
  if (game < 1 || !lookups.take(site.environment.now())) return false;
  const told = await recordsFor(site, table, member);
  if (!told.ok || (await told.value.game(game)) === undefined) return false;
  looked.add(key);
  return true;
}

/** A known answer is used synchronously, so that messages keep their order. */
const isKnown = ({ site }: Line, table: string): boolean => site.tables.directory.about(table) !== undefined;
const isThere = async ({ site }: Line, table: string): Promise<boolean> =>
  (await site.tables.directory.find(table)) !== undefined;

/** Whether a person may join one more table. */
function mayJoin(line: Line, table: string): Promise<boolean> {
  const { tables, config } = line.site;
  const looking = tables.directory
    .of(line.member)
    .then((at) => at.length < config.tablesEach || at.some(({ tableId }) => tableId === table));
  const joining = looking
    .catch(() => {})
    .then(() => {
      if (line.joining === joining) line.joining = undefined;
    });
  line.joining = joining;
  return looking;
}

async function ask(line: Line, { table, id, request, seen }: RequestMessage): Promise<void> {
  const { site, member } = line;
  if (!isKnown(line, table) && !(await isThere(line, table)))
    return error(line, 'no-such-table', { table, id });
  if (line.joining !== undefined) await line.joining;
  if (request.type === 'join' && !(await mayJoin(line, table)))
    return error(line, 'too-many-tables', { table, id });
  const asked = { who: member, id, request: named(line, request), ...(seen !== undefined && { seen }) };
  answer(line, { table, id }, await site.tables.host.request(table, asked));
}

/** At tables, people use the name they have here. */
const named = ({ name }: Line, request: Request): Request =>
  request.type === 'join' ? { ...request, name } : request;

function answer(line: Line, to: Pick<RequestMessage, 'table' | 'id'>, given: Answer): void {
  line.site.metrics.count('duopolis_commands_total', given.ok ? 'done' : 'refused');
  if (given.ok) return say(line, { type: 'done', ...to });
  const { error: why, changed } = given;
  say(line, { type: 'refused', ...to, error: why, ...(changed !== undefined && { changed: [...changed] }) });
}

/** What a message is about, as far as even an invalid one tells. */
const ABOUT = v.object({ table: ID, id: ID });

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
