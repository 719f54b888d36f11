/**
 * Connections between nodes: TLS with a key that only nodes of the same database know, so nobody else can read or send
 * anything.
 */
import { hkdfSync } from 'node:crypto';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { regularly } from '../regular.ts';
import { frameOf, type Kind, newReader } from './frames.ts';
import { newGrouping } from './grouping.ts';

const IDENTITY = 'duopolis-node-1';
const CIPHERS = 'ECDHE-PSK-CHACHA20-POLY1305';
const KEY_BYTES = 32;
const SETTINGS = { ciphers: CIPHERS, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;

/** Milliseconds for connecting and for both sides to prove that they know the key. */
const HANDSHAKE = 4_000;
/** Open connections, including those of strangers. */
const MOST_LINKS = 512;
/** Bytes that may wait for a slow node before its link is cut. */
const MOST_UNREAD = 64 * 1_024 * 1_024;
/** Milliseconds between two checks whether a link has received anything. */
const LOOKING = 500;
/**
 * Checks without traffic before a node pings; the node that opened the link pings first. A ping is traffic, so the other
 * node need not ping, and neither pings while other messages arrive.
 */
const PINGING = { opener: 2, accepter: 3 } as const;
/** Checks without traffic before the link is cut. */
const CUTTING = 4;

/** The frame version of this node. A node that announces none speaks version 1: one follower per update, and no `d`. */
const VERSION = 2;
const GROUPED_SINCE = 2;

export interface LinkListener {
  /** If it throws, the link is cut. */
  readonly received: (kind: string, text: string) => void;
  /** Once. */
  readonly lost: () => void;
}

export interface Link {
  /** Frames sent within one tick of the event loop leave together. */
  readonly send: (kind: Kind, text: string) => void;
  /** Sends an update to a follower; consecutive followers with the same update share a frame. */
  readonly tell: (follower: number, text: string) => void;
  /** Whether the other side understands `d` frames and several followers in an update. */
  readonly isGrouped: () => boolean;
  readonly close: () => void;
}

/** Derives the key of links from the key that seals notifications. */
const keyOf = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'duopolis links', KEY_BYTES));

interface Sender extends Omit<Link, 'close'> {
  /** The other side has announced its version. */
  readonly speaks: (version: number) => void;
}

/** Writes frames in order; those of one tick of the event loop leave together. */
function senderOver(socket: TLSSocket): Sender {
  let isHeld = false;
  let version = 1;
  const isGrouped = (): boolean => version >= GROUPED_SINCE;
  const write = (kind: Kind, text: string): void => {
    if (socket.destroyed) return;
    if (socket.writableLength > MOST_UNREAD) return void socket.destroy();
    socket.write(frameOf(kind, text));
  };
  const updates = newGrouping((followers, text) => {
    if (isGrouped()) write('u', `${followers.join()} ${text}`);
    else for (const follower of followers) write('u', `${follower} ${text}`);
  });
  const release = (): void => {
    isHeld = false;
    updates.flush();
    socket.uncork();
  };
  const hold = (): void => {
    if (isHeld || socket.destroyed) return;
    isHeld = true;
    socket.cork();
    queueMicrotask(() => process.nextTick(release));
  };
  return {
    isGrouped,
    tell: (follower, text) => {
      hold();
      updates.add(follower, text);
    },
    send: (kind, text) => {
      hold();
      updates.flush();
      write(kind, text);
    },
    speaks: (spoken) => {
      version = spoken;
    },
  };
}

function linkOver(socket: TLSSocket, { received, lost }: LinkListener, side: keyof typeof PINGING): Link {
  let silentLooks = 0;
  const { send, tell, isGrouped, speaks } = senderOver(socket);
  const close = (): void => void socket.destroy();
  const read = newReader((kind, text) => {
    if (kind === 'p') send('o', '');
    else if (kind === 'v') speaks(Number(text));
    else if (kind !== 'o') received(kind, text);
  });
  send('v', `${VERSION}`);
  let lookedAt = performance.now();
  /**
   * Bytes that have arrived but are not read yet count as an answer: they are read before immediates run. So a busy
   * machine doesn't make its peers look silent.
   */
  const look = (): void => {
    const now = performance.now();
    if (now - lookedAt > 2 * LOOKING) silentLooks = 0;
    lookedAt = now;
    silentLooks += 1;
    if (silentLooks >= CUTTING) close();
    else if (silentLooks >= PINGING[side]) send('p', '');
  };
  const stopLooking = regularly(LOOKING, () => void setImmediate(look));
  socket.setNoDelay(true);
  socket.on('data', (bytes) => {
    silentLooks = 0;
    try {
      if (!read(bytes)) close();
    } catch {
      close();
    }
  });
  socket.on('error', close);
  socket.once('close', () => {
    stopLooking();
    lost();
  });
  return { send, tell, isGrouped, close };
}

export interface LinkServer {
  readonly port: number;
  readonly close: () => void;
}

/** Accepts links from other nodes, which must prove that they know the key. */
export async function serveLinks(
  key: string,
  { host, port }: { readonly host: string; readonly port: number },
  accept: (link: Link) => LinkListener,
): Promise<LinkServer> {
  const secret = keyOf(key);
  const open = new Set<TLSSocket>();
  const server = createServer(
    {
      ...SETTINGS,
      handshakeTimeout: HANDSHAKE,
      pskCallback: (_, identity) => (identity === IDENTITY ? secret : null),
    },
    (socket) => {
      open.add(socket);
      let listener: LinkListener | undefined;
      const first: LinkListener = {
        received: (kind, text) => listener?.received(kind, text),
        lost: () => {
          open.delete(socket);
          listener?.lost();
        },
      };
      const link = linkOver(socket, first, 'accepter');
      listener = accept(link);
    },
  );
  server.maxConnections = MOST_LINKS;
  server.on('tlsClientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.on('error', () => {});
  const { port: taken } = server.address() as { readonly port: number };
  return {
    port: taken,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** The address where a node accepts links, as it is stored for others. */
export const placeIn = (address: string): { readonly host: string; readonly port: number } => {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(address.slice(colon + 1)) };
};

/** Resolves once the other side has proven that it knows the key. */
export function openLink(
  { key, address }: { readonly key: string; readonly address: string },
  listener: LinkListener,
  signal?: AbortSignal,
): Promise<Link> {
  const secret = keyOf(key);
  return new Promise((resolve, reject) => {
    const socket = connect({
      ...SETTINGS,
      ...placeIn(address),
      pskCallback: () => ({ psk: secret, identity: IDENTITY }),
      /** There is no certificate: the key identifies the peer. */
      checkServerIdentity: () => undefined,
    });
    signal?.addEventListener('abort', () => void socket.destroy(), { once: true });
    const late = setTimeout(() => socket.destroy(new Error('no link in time')), HANDSHAKE);
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(late);
      reject(new Error('no link'));
    });
    socket.once('secureConnect', () => {
      clearTimeout(late);
      resolve(linkOver(socket, listener, 'opener'));
    });
  });
}
