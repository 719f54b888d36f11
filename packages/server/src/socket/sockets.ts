/** All sockets of the server: opened, kept alive, and notified when it stops. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ServerMessage } from '@duopolis/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SecurityLog } from '../site/security-log.ts';
import type { HourlyBytes } from '../site/hourly-bytes.ts';
import type { Site } from '../site/site.ts';
import type { Bucket } from '../bucket.ts';
import { regularly } from '../regular.ts';
import { isTooBusy } from '../tables/too-busy.ts';
import { sessionId } from '../people/person-session.ts';
import {
  type Client,
  CLOSES,
  cut,
  framed,
  receiveMessage,
  newClient,
  pays,
  say,
  stop,
} from './socket-client.ts';
import { type Admitted, openUpgradeCheck, SOCKET_ROUTE, type UpgradeCheck } from './upgrade-check.ts';
import type { Connected } from './crowd.ts';
import { newMessagePacing } from './message-pacing.ts';
import { newParts, type Parts, type Placed } from './parts.ts';
import { isOver, type Lifetime, newLifetime, seemsExpired, use } from './lifetime.ts';
import { type Looking, newLooking } from './looking.ts';
import { beat, echoed, flows, newPulse, type Pulse } from './pulse.ts';
import { backAfter } from './returning.ts';
import { closeWith, textOf, wireOf } from './wire.ts';

/** Milliseconds. Thousands of pings at once would hold up everybody's messages: in each step one part of the sockets gets them. */
const STEP = 500;
/** A socket that does not echo a ping before the next one, 30 seconds later, is dead. */
const HEARTBEAT_STEPS = 60;
/** Readers are checked every two seconds. */
const CHECK_STEPS = 4;
/** Pings go unanswered while more bytes than this wait to be read. */
const MOST_WAITING = 16_384;

/** Longer than any store takes to answer. */
const LONGEST_HANDSHAKE = 60_000;

export interface Sockets {
  readonly count: () => number;
  /** Handshakes in progress, and connections that use resources; both 0 when all are closed. */
  readonly handshakes: () => number;
  readonly occupied: () => number;
  /** Announces that the server stops, and closes everything. */
  readonly stop: (around: { readonly others: boolean }) => Promise<void>;
}

/** Plain data: a function of its own for each socket would be most of the memory of people who are idle. */
interface Open extends Placed {
  /** As its owner sees it. */
  readonly id: string;
  readonly socket: WebSocket;
  readonly stream: Socket;
  readonly client: Client;
  readonly lifetime: Lifetime;
  readonly pulse: Pulse;
  readonly shared: Bucket;
  readonly person: Connected;
  readonly network: Connected;
}

/** Shared by all sockets of the server. */
interface Shared {
  readonly app: FastifyInstance;
  readonly site: Site;
  readonly security: SecurityLog;
  readonly looking: Looking;
  readonly opened: Parts<Open>;
  /** Whether a session or member ended during a handshake. */
  readonly hasEnded: (one: string) => boolean;
}

/** A socket for an admitted client; nothing if it is closed at once. */
function openSocket(shared: Shared, socket: WebSocket, { request, admitted }: Arrived): Open | undefined {
  const { site, security, looking, opened, hasEnded } = shared;
  const { session, person, network, protocol } = admitted;
  if (protocol === undefined) {
    const refusal: ServerMessage = { type: 'unsupported', speaks: [...site.config.protocols] };
    socket.send(JSON.stringify(refusal));
    closeWith(socket, CLOSES.unsupported);
    return undefined;
  }
  const id = sessionId(session.hash);
  if (hasEnded(id) || hasEnded(session.member)) {
    closeWith(socket, CLOSES['no-session']);
    return undefined;
  }
  const stream = request.raw.socket;
  return {
    id,
    part: opened.next(),
    socket,
    stream,
    client: newClient(site, session, { wire: wireOf(socket, stream), person, protocol, looking, security }),
    lifetime: newLifetime(site, session),
    pulse: newPulse(),
    shared: network.bucket,
    person,
    network,
  };
}

/** An open socket releases its handshake: request and response, with all their headers, took a third of its memory. */
function forgetHandshake(socket: WebSocket, { request, admitted }: Arrived): void {
  const { socket: stream } = request.raw;
  admitted.response.detachSocket(stream);
  /** One by one: `removeAllListeners` turns the listeners of a stream into a hash table that is larger than all of them. */
  for (const listener of stream.listeners('timeout')) stream.off('timeout', listener as () => void);
  socket.removeAllListeners('error');
}

interface Arrived {
  readonly request: FastifyRequest;
  readonly admitted: Admitted;
}

/** Passes on messages until the socket closes. */
function attend(one: Open, opened: Parts<Open>, paced: (one: Open, text: string) => void): void {
  const { socket, client, pulse } = one;
  opened.add(one);
  /** A frame that breaks the protocol or a limit. A lost connection is no error. */
  socket.on('error', () => {
    client.site.metrics.count('duopolis_sockets_closed_total', 'broken');
    socket.terminate();
  });
  socket.on('ping', (data) => {
    if (framed(client, 'ping-frame') && socket.bufferedAmount < MOST_WAITING) socket.pong(data);
  });
  socket.on('pong', (data) => {
    if (framed(client, 'pong-frame')) echoed(pulse, data);
  });
  socket.on('message', (data, isBinary) => {
    paced(one, isBinary ? '' : textOf(data));
  });
  socket.on('close', () => {
    opened.remove(one);
    void stop(client).catch(() => {});
  });
}

/** Whether it was closed because its session expired. */
async function closedByTime({ client, lifetime }: Open): Promise<boolean> {
  const { site } = client;
  if (!(seemsExpired(site, lifetime) && (await isOver(site, lifetime)))) return false;
  cut(client, 'no-session');
  return true;
}

/** Only a session that seems expired waits for the store, so that messages keep their order. */
async function receiveFrom(one: Open, text: string): Promise<void> {
  const { client, lifetime } = one;
  if (seemsExpired(client.site, lifetime) && (await closedByTime(one))) return;
  use(client.site, lifetime);
  await receiveMessage(client, text);
}

const pacingOf = (
  { app, opened }: Shared,
  { sends }: Pick<UpgradeCheck, 'sends'>,
): ((one: Open, text: string) => void) =>
  newMessagePacing<Open>({
    pays: (one, text) => pays(one.client, () => sends(one, Buffer.byteLength(text))),
    refuse: ({ client }) => cut(client, 'busy'),
    isOpen: (one) => opened.has(one),
    receive: (one, text) => {
      receiveFrom(one, text).catch((error: unknown) => {
        if (isTooBusy(error)) return cut(one.client, 'busy');
        app.log.error({ kind: error instanceof Error ? error.name : 'unknown' }, 'socket');
        closeWith(one.socket, 1011);
      });
    },
  });

/** Recently ended sessions and members. */
function recentEndings(): { readonly has: (one: string) => boolean; readonly add: (one: string) => void } {
  const ended = new Set<string>();
  return {
    has: (one) => ended.has(one),
    add: (one) => {
      ended.add(one);
      setTimeout(() => ended.delete(one), LONGEST_HANDSHAKE).unref();
    },
  };
}

const isRead = ({ pulse, socket, stream }: Open): boolean =>
  flows(pulse, { unread: socket.bufferedAmount, written: stream.bytesWritten });

/** Closes sockets that are silent, expired or too slow, until it is stopped. */
function keepAlive(opened: Parts<Open>): () => void {
  let step = 0;
  return regularly(STEP, () => {
    for (const one of opened.part(step % HEARTBEAT_STEPS)) {
      if (!beat(one.pulse, one.socket)) cut(one.client, 'silent');
      /** While the store does not answer, its sockets stay open. */ else
        void closedByTime(one).catch(() => {});
    }
    for (let part = step % CHECK_STEPS; part < HEARTBEAT_STEPS; part += CHECK_STEPS)
      for (const one of opened.part(part)) if (!isRead(one)) cut(one.client, 'slow');
    step += 1;
  });
}

/** Closes the sockets of sessions and people; those that end in the same tick are looked for together. */
export function closer(opened: Pick<Parts<Open>, 'all'>): (ended: readonly string[]) => void {
  let ending = new Set<string>();
  const close = (): void => {
    const ended = ending;
    ending = new Set();
    for (const { id, client } of opened.all())
      if (ended.has(id) || ended.has(client.member)) cut(client, 'no-session');
  };
  return (ended) => {
    if (ending.size === 0 && ended.length > 0) process.nextTick(close);
    for (const one of ended) ending.add(one);
  };
}

/** Announces when the server expects to be back, and closes all sockets. */
async function closeAll(
  closing: readonly Open[],
  { others, random }: { readonly others: boolean; readonly random: () => number },
): Promise<void> {
  const stopping = { clients: closing.length, others };
  for (const { client, socket } of closing) {
    say(client, { type: 'stopping', back: backAfter(stopping, random()) });
    closeWith(socket, CLOSES.stopping);
  }
  await Promise.all(closing.map(({ client }) => stop(client)));
}

export function socketRoute(
  app: FastifyInstance,
  site: Site,
  { security, hourly }: { readonly security: SecurityLog; readonly hourly: HourlyBytes },
): Sockets {
  const opened = newParts<Open>(HEARTBEAT_STEPS);
  const upgradeCheck = openUpgradeCheck(app, site, hourly);
  const looking = newLooking(site.environment.now, randomUUID(), site.endings.broadcast);
  const ended = recentEndings();
  const shared: Shared = { app, site, security, looking, opened, hasEnded: ended.has };
  const paced = pacingOf(shared, upgradeCheck);

  app.get(SOCKET_ROUTE, { websocket: true, preValidation: upgradeCheck.check }, (socket, request) => {
    const admitted = upgradeCheck.admitted(request);
    if (admitted === undefined) return socket.terminate();
    const one = openSocket(shared, socket, { request, admitted });
    if (one === undefined) return;
    forgetHandshake(socket, { request, admitted });
    attend(one, opened, paced);
  });

  /** Signing out, here or on another device, closes the session's sockets. */
  const closeSockets = closer(opened);
  site.endings.listen(({ sessions = [], erased }) => {
    const all = erased === undefined ? sessions : [...sessions, erased];
    all.forEach(ended.add);
    closeSockets(all);
  });
  const stopKeeping = keepAlive(opened);

  return {
    count: opened.count,
    handshakes: upgradeCheck.admission.handshakes,
    occupied: upgradeCheck.admission.sockets,
    stop: async ({ others }) => {
      stopKeeping();
      looking.stop();
      await closeAll([...opened.all()], { others, random: site.environment.random ?? Math.random });
    },
  };
}
