/** One client on its socket: every message checked, answered and counted. */
import {
  CLIENT_MESSAGE,
  type ClientMessage,
  type ErrorCode,
  ID,
  type ServerMessage,
} from '@duopolis/protocol';
import type { Answer, Request } from '@duopolis/table';
import * as v from 'valibot';
import type { Site } from '../http/site.ts';
import type { Person } from '../people/store.ts';
import { type Bucket, newBucket } from './limit.ts';
import { newWatching } from './watching.ts';

/** A client follows so many tables at most. */
const MOST_WATCHED = 40;
/** So much may wait for a slow reader before it is cut off. */
const MOST_UNREAD = 1_048_576;

/** The first version in which a watch that missed nothing is answered. */
const ANSWERS_WATCH = 2;

/** Why the server closes a socket: codes of RFC 6455 and our own. */
export const CLOSES = {
  stopping: 1012,
  slow: 4008,
  flood: 4029,
  'no-session': 4001,
  'too-many-sockets': 4013,
  unsupported: 4010,
} as const;
type CloseReason = keyof typeof CLOSES;

/** The part of a socket that is used. */
export interface Wire {
  readonly bufferedAmount: number;
  readonly send: (text: string) => void;
  readonly close: (code: number) => void;
  readonly terminate: () => void;
}

export interface Client {
  readonly heard: (text: string) => Promise<void>;
  readonly say: (message: ServerMessage) => void;
  readonly stop: () => Promise<void>;
}

/** What goes for one socket. */
export interface Terms {
  readonly bucket?: Bucket;
  /** The version of the messages that was agreed on. */
  readonly protocol?: number;
}

export function newClient(
  { tables, world, metrics }: Site,
  { member, name }: Person,
  wire: Wire,
  { bucket = newBucket(world.now()), protocol = 1 }: Terms = {},
): Client {
  let open = true;

  const cut = (reason: CloseReason): void => {
    open = false;
    metrics.count('duopolis_sockets_closed_total', reason);
    wire.close(CLOSES[reason]);
    if (reason === 'slow') wire.terminate();
  };

  const tell = (text: string): void => {
    if (!open) return;
    if (wire.bufferedAmount > MOST_UNREAD) cut('slow');
    else wire.send(text);
  };
  const say = (message: ServerMessage): void => tell(JSON.stringify(message));

  const watching = newWatching(tables.host, member, { say, tell }, protocol >= ANSWERS_WATCH);

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
      case 'command': {
        const { table, id, request, seen } = message;
        if (!isKnown(table) && !(await isThere(table))) return error('no-such-table', { table, id });
        const asked = { who: member, id, request: named(request), ...(seen !== undefined && { seen }) };
        return answer(table, id, await tables.host.submit(table, asked));
      }
    }
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
    heard: async (text) => {
      if (!open) return;
      if (!bucket.take(world.now())) {
        error('too-many-messages');
        return cut('flood');
      }
      const read = readMessage(text);
      metrics.count('duopolis_socket_messages_total', read.message?.type ?? 'bad');
      if (read.message === undefined) error('bad-message', read.about);
      else await act(read.message);
    },
    stop: async () => {
      open = false;
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
