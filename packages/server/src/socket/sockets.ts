/** All sockets of the server: opened for people, kept alive, told when it stops. */
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { agreedOn, readProtocols, type ServerMessage } from '@duopolis/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../http/site.ts';
import { sessionOf } from '../people/session.ts';
import { type Client, CLOSES, newClient, type Wire } from './client.ts';
import { newCrowd } from './crowd.ts';
import { newLooking } from './looking.ts';

/** A socket that does not answer two of these is dead. */
const HEARTBEAT = 30_000;

/** When a stopping server expects to be back; where there are others, clients go to them at once. */
const BACK_IN = 500;
/** But not all at once: within so many milliseconds, and never more than so many in one of them. */
const WITHIN = 150;
const COMING_EACH_MS = 4;
/** A socket that has not closed by then is cut. */
const CLOSING_TIME = 1_000;

export interface Sockets {
  readonly count: () => number;
  /** Says that the server stops, and closes everything; other servers may be there. */
  readonly stop: (others: boolean) => Promise<void>;
}

interface Open {
  readonly socket: WebSocket;
  readonly client: Client;
  alive: boolean;
}

export function socketRoute(app: FastifyInstance, site: Site): Sockets {
  const opened = new Set<Open>();
  const crowd = newCrowd(site.config.messagesEach);
  const looking = newLooking(site.world.now, randomUUID(), site.tables.fan);

  app.get('/api/socket', { websocket: true }, async (socket, request) => {
    /** What arrives while the session is looked up must not be lost. */
    const early: string[] = [];
    let heard = (text: string): void => void early.push(text);
    socket.on('message', (data, isBinary) => heard(isBinary ? '' : textOf(data)));
    socket.on('error', () => {});
    const protocol = agreedOn(site.config.protocols, protocolsOf(request.query));
    if (protocol === undefined) {
      const refusal: ServerMessage = { type: 'unsupported', speaks: [...site.config.protocols] };
      socket.send(JSON.stringify(refusal));
      return socket.close(CLOSES.unsupported);
    }
    const session = site.ready() ? await sessionOf(site.people, request) : undefined;
    if (session === undefined) return socket.close(site.ready() ? CLOSES['no-session'] : CLOSES.stopping);
    if (socket.readyState !== socket.OPEN) return;
    const entry = crowd.enter(session.member, site.world.now());
    if (entry === undefined) return socket.close(CLOSES['too-many-sockets']);
    const client = newClient(site, session, atOnce(socket, request.raw.socket), {
      bucket: entry.bucket,
      protocol,
      looking,
    });
    const open: Open = { socket, client, alive: true };
    opened.add(open);
    socket.on('pong', () => {
      open.alive = true;
    });
    socket.on('close', () => {
      opened.delete(open);
      entry.leave();
      void client.stop().catch(() => {});
    });
    heard = (text) => {
      client.heard(text).catch((error: unknown) => {
        request.log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'socket');
        socket.close(1011);
      });
    };
    for (const text of early) heard(text);
  });

  const beating = setInterval(() => {
    for (const open of opened) {
      if (!open.alive) open.socket.terminate();
      open.alive = false;
      open.socket.ping();
    }
  }, HEARTBEAT).unref();

  return {
    count: () => opened.size,
    stop: async (others) => {
      clearInterval(beating);
      looking.stop();
      const closing = [...opened];
      const within = Math.max(WITHIN, closing.length / COMING_EACH_MS);
      for (const { client, socket } of closing) {
        const back = (others ? 0 : BACK_IN) + Math.floor(Math.random() * within);
        client.say({ type: 'stopping', back });
        socket.close(CLOSES.stopping);
        setTimeout(() => socket.terminate(), CLOSING_TIME).unref();
      }
      await Promise.all(closing.map(({ client }) => client.stop()));
    },
  };
}

/** What a client says in the address that it speaks. */
function protocolsOf(query: unknown): readonly number[] {
  const { protocol } = query as { readonly protocol?: unknown };
  return readProtocols(typeof protocol === 'string' ? protocol : undefined);
}

/** Whatever is said within one turn of the event loop leaves in one go. */
function atOnce(socket: WebSocket, stream: Duplex): Wire {
  let held = false;
  const release = (): void => {
    held = false;
    stream.uncork();
  };
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: (text) => {
      if (!held) {
        held = true;
        stream.cork();
        process.nextTick(release);
      }
      socket.send(text);
    },
    close: (code) => socket.close(code),
    terminate: () => socket.terminate(),
  };
}

const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
