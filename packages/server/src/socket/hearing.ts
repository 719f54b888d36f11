/** Hears the messages of all sockets: each is paid for when it arrives, and a bounded number is handled in one turn of the event loop. */
import type { WebSocket } from '@fastify/websocket';
import { paced } from '../paced.ts';
import type { Client } from './client.ts';

/** About ten milliseconds of work. */
export const MESSAGES_PER_TURN = 128;

/** One socket, and the client on it. */
export interface Heard {
  readonly socket: Pick<WebSocket, 'pause' | 'resume'>;
  readonly client: Pick<Client, 'pays'>;
}

interface Message<T> {
  readonly from: T;
  readonly text: string;
}

interface Hearing<T> {
  readonly hear: (from: T, text: string) => void;
  readonly isOpen: (from: T) => boolean;
}

/** A socket whose message waits is not read on. */
export function newHearing<T extends Heard>({ hear, isOpen }: Hearing<T>): (from: T, text: string) => void {
  const hearInTurn = paced<Message<T>>({
    most: MESSAGES_PER_TURN,
    isOver: ({ from }) => !isOpen(from),
    handle: ({ from, text }) => {
      from.socket.resume();
      hear(from, text);
    },
  });
  return (from, text) => {
    if (from.client.pays() && !hearInTurn({ from, text })) from.socket.pause();
  };
}
