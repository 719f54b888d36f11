/**
 * Receives the messages of all sockets: each is charged when it arrives, and each tick of the event loop handles a
 * bounded amount.
 */
import type { WebSocket } from '@fastify/websocket';
import { paced } from '../paced.ts';
import type { Bucket } from '../bucket.ts';
import { newHolding } from './holding.ts';

/** Units of work in a tick: about ten milliseconds. */
export const MESSAGES_PER_TICK = 128;
/** A short message is one unit of work. A nested one takes a millisecond to read for each 16 kB. */
const CHARACTERS_EACH_UNIT = 1_024;

/** Milliseconds until messages of a network over its limit are looked at again. */
const LATER = 20;

/** One socket. */
export interface Sender {
  readonly socket: Pick<WebSocket, 'pause' | 'resume'>;
  /** The message limit of the whole network. */
  readonly shared: Bucket;
}

interface Message<T> {
  readonly from: T;
  readonly text: string;
}

interface Pacing<T> {
  /** Counts a message when it arrives; false if it is ignored. */
  readonly pays: (from: T, text: string) => boolean;
  readonly receive: (from: T, text: string) => void;
  /** Too much waits already. */
  readonly refuse: (from: T) => void;
  readonly isOpen: (from: T) => boolean;
}

/** A socket with a waiting message is paused. */
export function newMessagePacing<T extends Sender>({
  pays,
  receive,
  refuse,
  isOpen,
}: Pacing<T>): (from: T, text: string) => void {
  const receivePaced = paced<Message<T>>({
    most: MESSAGES_PER_TICK,
    unitsOf: ({ text }) => 1 + Math.floor(text.length / CHARACTERS_EACH_UNIT),
    isOver: ({ from }) => !isOpen(from),
    handle: ({ from, text }) => {
      from.socket.resume();
      receive(from, text);
    },
  });
  const mayPass = newHolding<Message<T>>({
    bucketOf: ({ from }) => from.shared,
    release: (message) => void receivePaced(message),
    refuse: ({ from }) => refuse(from),
    now: () => performance.now(),
    later: (look) => void setTimeout(look, LATER).unref(),
  });
  return (from, text) => {
    const message = { from, text };
    if (pays(from, text) && !(mayPass(message) && receivePaced(message))) from.socket.pause();
  };
}
