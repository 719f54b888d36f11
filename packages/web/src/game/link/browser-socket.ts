/** The socket of a browser: tried again at once when the network is back, and doubted when the page wakes up. */
import { socketAddress, type SocketListener, socketOver, type ClientEnvironment } from '@duopolis/protocol';
import { forgetWho, isSigningOut } from '../../kit/account/session.ts';
import { retryAt } from './connection-state.ts';

/** A doubted socket that stays silent this long is given up: with a new one a table is back within a second. */
const PATIENCE = 700;
/** A line that lives is asked more often than that: one that was silent so long has slept. */
const ASLEEP = 35_000;

const addressOf = ({ protocol, host }: Location, table: string | undefined): string =>
  socketAddress(`${protocol}//${host}`, undefined, table);

/** The one socket, as the page knows it. */
interface Raw {
  readonly socket: WebSocket;
  readonly heardAt: () => number;
  readonly giveUp: () => void;
}

/** How the server closes the sockets of a device that is signed out. */
const SIGNED_OUT = 4001;

/** Everything on the page belongs to a person that this device no longer is. */
function leave(): void {
  forgetWho();
  location.assign('/');
}

let raw: Raw | undefined;
let waiting: { readonly run: () => void; readonly stop: () => void } | undefined;

function open(listener: SocketListener, table: string | undefined) {
  const socket = new WebSocket(addressOf(location, table));
  let heardAt = Date.now();
  let ended = false;
  const lost = (): void => {
    if (ended) return;
    ended = true;
    listener.lost();
  };
  socket.addEventListener('close', ({ code }) => {
    if (code === SIGNED_OUT && !isSigningOut()) leave();
  });
  raw = {
    socket,
    heardAt: () => heardAt,
    giveUp: () => {
      lost();
      socket.close();
    },
  };
  return socketOver(socket, {
    heard: (data) => {
      heardAt = Date.now();
      listener.heard(data);
    },
    lost,
  });
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** How long until the connection tries again is only told by the timer it asks for while it waits. */
export const wire = (isWaiting: () => boolean): ClientEnvironment => ({
  open: (listener, table) => {
    waiting = undefined;
    retryAt.value = undefined;
    return open(listener, table);
  },
  later: (milliseconds, run) => {
    const stop = later(milliseconds, run);
    if (isWaiting()) {
      waiting = { run, stop };
      retryAt.value = Date.now() + milliseconds;
    }
    return stop;
  },
  random: Math.random,
  newId: () => crypto.randomUUID(),
});

/** Makes sure that the socket still lives: after sleep, or without a network, a dead one looks alive. */
export function doubt(): void {
  const doubted = raw;
  if (doubted?.socket.readyState !== WebSocket.OPEN) return;
  const askedAt = Date.now();
  doubted.socket.send(JSON.stringify({ type: 'ping' }));
  setTimeout(() => {
    if (raw === doubted && doubted.heardAt() < askedAt) replace(doubted);
  }, PATIENCE);
}

/** Another socket for one that is given up, without the pause that follows a loss. */
function replace(given: Raw): void {
  given.giveUp();
  tryNow();
}

function tryNow(): void {
  if (waiting === undefined) return;
  const { run, stop } = waiting;
  stop();
  waiting = undefined;
  run();
}

/** The network may be back, or the page awake: tries at once what waits, and doubts what seems to be well. */
export function hurry(): void {
  if (waiting !== undefined) tryNow();
  else if (raw?.socket.readyState === WebSocket.OPEN && Date.now() - raw.heardAt() > ASLEEP) replace(raw);
  else doubt();
}
