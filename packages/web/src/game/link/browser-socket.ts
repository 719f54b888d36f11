/** The browser's socket: reconnects at once when the network is back, and is checked when the page wakes up. */
import { socketAddress, type SocketListener, socketOver, type ClientEnvironment } from '@duopolis/protocol';
import { forgetIdentity, isSigningOut } from '../../kit/account/account-session.ts';
import { retryAt } from './connection-state.ts';

/** A suspect socket that stays silent this long is dropped: with a new one the table is back within a second. */
const PATIENCE = 700;
/** A live connection is pinged more often than that: after a longer silence the page was asleep. */
const ASLEEP = 35_000;

const addressOf = ({ protocol, host }: Location, table: string | undefined): string =>
  socketAddress(`${protocol}//${host}`, undefined, table);

/** The page's only socket. */
interface PageSocket {
  readonly socket: WebSocket;
  readonly lastReceivedAt: () => number;
  readonly drop: () => void;
}

/** The server's close code for a device that is signed out. */
const SIGNED_OUT = 4001;

/** Everything on the page belongs to a person who is no longer signed in here. */
function leave(): void {
  forgetIdentity();
  location.assign('/');
}

let pageSocket: PageSocket | undefined;
let waiting: { readonly run: () => void; readonly stop: () => void } | undefined;

function open(listener: SocketListener, table: string | undefined) {
  const socket = new WebSocket(addressOf(location, table));
  let lastReceivedAt = Date.now();
  let ended = false;
  const lost = (): void => {
    if (ended) return;
    ended = true;
    listener.lost();
  };
  socket.addEventListener('close', ({ code }) => {
    if (code === SIGNED_OUT && !isSigningOut()) leave();
  });
  pageSocket = {
    socket,
    lastReceivedAt: () => lastReceivedAt,
    drop: () => {
      lost();
      socket.close();
    },
  };
  return socketOver(socket, {
    received: (data) => {
      lastReceivedAt = Date.now();
      listener.received(data);
    },
    lost,
  });
}

function later(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** The only sign of the next attempt is the timer that the connection asks for. */
export const browserEnvironment = (isWaiting: () => boolean): ClientEnvironment => ({
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

/** Checks that the socket is alive: after sleep, or without a network, a dead one looks alive. */
export function checkSocket(): void {
  const suspect = pageSocket;
  if (suspect?.socket.readyState !== WebSocket.OPEN) return;
  const askedAt = Date.now();
  suspect.socket.send(JSON.stringify({ type: 'ping' }));
  setTimeout(() => {
    if (pageSocket === suspect && suspect.lastReceivedAt() < askedAt) replace(suspect);
  }, PATIENCE);
}

/** Replaces a dropped socket, without the pause that follows a loss. */
function replace(given: PageSocket): void {
  given.drop();
  tryNow();
}

function tryNow(): void {
  if (waiting === undefined) return;
  const { run, stop } = waiting;
  stop();
  waiting = undefined;
  run();
}

/** The network may be back, or the page awake: retries at once, and checks an open socket. */
export function reconnectNow(): void {
  if (waiting !== undefined) tryNow();
  else if (
    pageSocket?.socket.readyState === WebSocket.OPEN &&
    Date.now() - pageSocket.lastReceivedAt() > ASLEEP
  )
    replace(pageSocket);
  else checkSocket();
}
