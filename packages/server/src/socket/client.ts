/** One client on its socket: every message checked, answered and counted. */
import {
  CLIENT_MESSAGE,
  type ClientMessage,
  type ErrorCode,
  ID,
  type ServerMessage,
} from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { Answer, Request } from '@duopolis/table';
import * as v from 'valibot';
import { recordsFor } from '../http/records.ts';
import type { Site } from '../http/site.ts';
import type { Person } from '../people/store.ts';
import { type Bucket, bucketOf, newBucket } from './limit.ts';
import { type GameAt, type Looking, newLooking } from './looking.ts';
import { newWatching } from './watching.ts';

/** A client follows so many tables at most. */
const MOST_WATCHED = LIMITS.tablesPerSocket;
/** So much may wait for a slow reader before it is cut off. */
const MOST_UNREAD = LIMITS.unreadBytes;

/** Why the server closes a socket: codes of RFC 6455 and our own. */
export const CLOSES = {
  stopping: 1012,
  slow: 4008,
  silent: 4008,
  flood: 4029,
  'no-session': 4001,
  unsupported: 4010,
} as const;
type CloseReason = keyof typeof CLOSES;

/** Where nothing is read nobody reads the code: these are cut at once. */
const UNREAD: ReadonlySet<CloseReason> = new Set(['slow', 'silent']);

/** The part of a socket that is used. */
export interface Wire {
  readonly bufferedAmount: number;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  readonly terminate: () => void;
}

export interface Client {
  readonly heard: (text: string) => Promise<void>;
  /** Counts a ping or a pong like a message; false if it is ignored. */
  readonly framed: (kind: 'ping-frame' | 'pong-frame') => boolean;
  /** Closes the socket for a reason. */
  readonly cut: (reason: CloseReason) => void;
  readonly say: (message: ServerMessage) => void;
  readonly stop: () => Promise<void>;
}

/** A finished game is folded to be looked at, which is dear. */
const LOOKUPS = { most: 12, perSecond: 0.2 };

/** What goes for one socket. */
export interface Terms {
  /** Those who look together; nobody if a client is alone. */
  readonly looking?: Looking;
  readonly bucket?: Bucket;
  /** The version of the messages that was agreed on. */
  readonly protocol?: number;
}

export function newClient(
  site: Site,
  { member, name }: Person,
  wire: Wire,
  {
    bucket = newBucket(site.world.now(), bucketOf(site.config.messagesEach)),
    protocol = 1,
    looking = newLooking(site.world.now, ''),
  }: Terms = {},
): Client {
  const { tables, world, metrics } = site;
  let open = true;

  const cut = (reason: CloseReason): void => {
    if (!open) return;
    open = false;
    metrics.count('duopolis_sockets_closed_total', reason);
    wire.close(CLOSES[reason]);
    if (UNREAD.has(reason)) wire.terminate();
  };

  /** Every frame of a client costs one of its bucket. */
  const paid = (): boolean => {
    if (!open) return false;
    if (bucket.take(world.now())) return true;
    error('too-many-messages');
    cut('flood');
    return false;
  };

  const tell = (text: string): void => {
    if (!open) return;
    if (wire.bufferedAmount > MOST_UNREAD) cut('slow');
    else wire.send(text);
  };
  const say = (message: ServerMessage): void => tell(JSON.stringify(message));

  const watching = newWatching(tables.host, member, { say, tell }, protocol);

  const error = (code: ErrorCode, about: { readonly table?: string; readonly id?: string } = {}): void =>
    say({ type: 'error', code, ...about });

  async function act(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'ping':
        return say({ type: 'pong', now: world.now() });
      case 'unwatch':
        return watching.unwatch(message.table);
      case 'watch': {
        const { table, after } = message;
        if (watching.count() >= MOST_WATCHED) return error('too-many-tables', { table });
        if (!(isKnown(table) || (await isThere(table))) || !(await watching.watch(table, after)))
          error('no-such-table', { table });
        return;
      }
      case 'look': {
        const { table, game, step, lead } = message;
        const at = { table, game };
        if (!(await mayLook(at))) return error('no-such-table', { table });
        if (open && !looking.look(wire, at, { member, name, step }, lead, say))
          error('too-many-tables', { table });
        return;
      }
      case 'look-away':
        return looking.away(wire, message.table);
      case 'command': {
        const { table, id, request, seen } = message;
        if (!isKnown(table) && !(await isThere(table))) return error('no-such-table', { table, id });
        const asked = { who: member, id, request: named(request), ...(seen !== undefined && { seen }) };
        return answer(table, id, await tables.host.submit(table, asked));
      }
    }
  }

  /** Games of which this client may know everything, since they are over; each is looked up once. */
  const looked = new Set<string>();
  const lookups = newBucket(world.now(), LOOKUPS);

  async function mayLook({ table, game }: GameAt): Promise<boolean> {
    const key = `${table} ${game}`;
    if (looked.has(key)) return true;
    if (game < 1 || !lookups.take(world.now())) return false;
    const told = await recordsFor(site, table, member);
    if (!told.ok || (await told.value.game(game)) === undefined) return false;
    looked.add(key);
    return true;
  }

  /** Nobody waits for what is known already, so that messages keep their order. */
  const isKnown = (table: string): boolean => tables.directory.about(table) !== undefined;
  const isThere = async (table: string): Promise<boolean> =>
    (await tables.directory.find(table)) !== undefined;

  /** People are called at the table what they are called here. */
  const named = (request: Request): Request => (request.type === 'join' ? { ...request, name } : request);

  function answer(table: string, id: string, given: Answer): void {
    metrics.count('duopolis_commands_total', given.ok ? 'done' : 'refused');
    if (given.ok) return say({ type: 'done', table, id });
    const { error: why, changed } = given;
    say({ type: 'refused', table, id, error: why, ...(changed !== undefined && { changed: [...changed] }) });
  }

  say({ type: 'welcome', protocol, you: member, name, now: world.now() });
  return {
    say,
    cut,
    framed: (kind) => {
      if (!paid()) return false;
      metrics.count('duopolis_socket_messages_total', kind);
      return true;
    },
    heard: async (text) => {
      if (!paid()) return;
      const read = readMessage(text);
      metrics.count('duopolis_socket_messages_total', read.message?.type ?? 'bad');
      if (read.message === undefined) error('bad-message', read.about);
      else await act(read.message);
    },
    stop: async () => {
      open = false;
      looking.away(wire);
      await watching.stop();
    },
  };
}

/** What a message is about, as far as even a bad one tells. */
const ABOUT = v.object({ table: ID, id: ID });

interface Read {
  readonly message?: ClientMessage;
  readonly about?: v.InferOutput<typeof ABOUT>;
}

function readMessage(text: string): Read {
  try {
    const sent: unknown = JSON.parse(text);
    const read = v.safeParse(CLIENT_MESSAGE, sent);
    if (read.success) return { message: read.output };
    const about = v.safeParse(ABOUT, sent);
    return about.success ? { about: about.output } : {};
  } catch {
    return {};
  }
}
