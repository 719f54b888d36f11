/** Broadcasts ended sessions to every node, so that their sockets close at once. */
import * as v from 'valibot';
import { ID } from '@duopolis/protocol';
import type { Broadcast } from '../store/broadcast.ts';

/** Sessions that end together: all devices of a person. */
const MOST_ENDED = 100;

const ENDED = v.object({
  /** Session ids, or everything of a member. */
  sessions: v.exactOptional(v.pipe(v.array(ID), v.maxLength(MOST_ENDED))),
  erased: v.exactOptional(ID),
});
type Ended = v.InferOutput<typeof ENDED>;

/** What a node tells the others. */
export const ENDED_NOTE = v.object({ ended: ENDED });

/** Nodes of the previous version take this for a game that nobody looks at. */
const NO_GAME = { node: '', at: { table: '', game: 0 }, here: [] };

export interface Endings {
  readonly tell: (ended: Ended) => void;
  readonly listen: (listener: (ended: Ended) => void) => void;
  /** The other messages between nodes. */
  readonly broadcast: Broadcast | undefined;
}

export function newEndings(broadcast?: Broadcast): Endings {
  const listeners: ((ended: Ended) => void)[] = [];
  let other: ((text: string) => void) | undefined;
  const notify = (ended: Ended): void => {
    for (const listener of listeners) listener(ended);
  };
  broadcast?.listen((text) => {
    const ended = readNote(text);
    if (ended === undefined) other?.(text);
    else notify(ended);
  });
  return {
    tell: (ended) => {
      notify(ended);
      broadcast?.say(JSON.stringify({ ...NO_GAME, ended }));
    },
    listen: (listener) => void listeners.push(listener),
    broadcast: broadcast && {
      say: broadcast.say,
      listen: (listener) => {
        other = listener;
      },
    },
  };
}

function readNote(text: string): Ended | undefined {
  try {
    const read = v.safeParse(ENDED_NOTE, JSON.parse(text));
    return read.success ? read.output.ended : undefined;
  } catch {
    return undefined;
  }
}
