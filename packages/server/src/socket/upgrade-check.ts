/** Admits sockets: checks route, origin, capacity, session and person before the upgrade, and refuses with an HTTP status. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { agreedOn, type HttpErrorCode, readProtocols } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fail, readAs } from '../site/read-request.ts';
import { networkOf } from '../site/network.ts';
import { isOwnOrigin, isUpgrade } from '../site/origin.ts';
import type { Site } from '../site/site.ts';
import { type Session, sessionOf } from '../people/person-session.ts';
import { type Admission, type Full, newAdmission, type Slot } from './admission.ts';
import { type Connected, type Crowd, MOST_SOCKETS, newCrowd } from './crowd.ts';
import type { Bucket } from '../bucket.ts';
import { hold } from './wire.ts';

export const SOCKET_ROUTE = '/api/socket';

/** A handshake waits for the store: more than this many at once are refused. */
const MOST_HANDSHAKES = 1_024;
/** People behind one router reconnect together after a restart. */
const HANDSHAKES_EACH = 64;

const REFUSALS = {
  'wrong-route': 'no-such-page',
  'wrong-origin': 'wrong-origin',
  'not-ready': 'not-ready',
  handshakes: 'busy',
  sockets: 'busy',
  'handshakes-of-network': 'too-many-requests',
  'sockets-of-network': 'too-many-requests',
  'sockets-of-person': 'too-many-requests',
  'no-session': 'no-session',
} as const satisfies { readonly [reason in Full]: HttpErrorCode } & {
  readonly [reason: string]: HttpErrorCode;
};
type Refusal = keyof typeof REFUSALS;

/** A client that may open its socket. */
export interface Admitted {
  readonly session: Session;
  /** All sockets of the same person share its buckets. */
  readonly person: Connected;
  /** Shared by everybody in the same network. */
  readonly shared: Bucket;
  /** Nothing if the server speaks none of its versions. */
  readonly protocol: number | undefined;
  /** The response is unused after the upgrade. */
  readonly response: ServerResponse;
}

export interface UpgradeCheck {
  readonly admission: Pick<Admission, 'handshakes' | 'sockets' | 'networks'>;
  /** The result of the check before the upgrade, once per request. */
  readonly admitted: (request: FastifyRequest) => Admitted | undefined;
  readonly check: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
}

/** The resources of a connection until it closes. */
interface Taken {
  readonly slot: Slot;
  person?: Connected;
  network?: Connected;
}

interface Counting {
  readonly admission: Admission;
  readonly crowd: Crowd;
  readonly networks: Crowd;
}

function leave({ admission, crowd, networks }: Counting, { slot, person, network }: Taken): void {
  admission.leave(slot);
  if (person !== undefined) crowd.leave(person);
  if (network !== undefined) networks.leave(network);
}

/**
 * Frees everything when the connection closes, for any reason. A separate function, so that the listener of an open
 * connection does not keep the request alive. `on` takes less memory than `once`, and a connection closes once.
 */
function leaveWhenClosed(connection: Socket, counting: Counting, slot: Slot): Taken {
  const taken: Taken = { slot };
  connection.on('close', () => leave(counting, taken));
  return taken;
}

export function openUpgradeCheck(app: FastifyInstance, site: Site): UpgradeCheck {
  const { config, metrics, people, environment } = site;
  const { socketsEach, mostSockets } = config;
  const crowd = newCrowd(config.messagesEach);
  /** As many messages as a few people use with all their sockets: behind one router, not everybody talks at once. */
  const networks = newCrowd(config.messagesEach * Math.ceil(socketsEach / MOST_SOCKETS), socketsEach);
  const admission = newAdmission({
    handshakes: MOST_HANDSHAKES,
    handshakesEach: Math.max(HANDSHAKES_EACH, Math.floor(socketsEach / 4)),
    sockets: mostSockets,
    socketsEach,
  });
  const counting: Counting = { admission, crowd, networks };
  const found = new WeakMap<FastifyRequest, Admitted>();

  const refuse = (reply: FastifyReply, reason: Refusal): FastifyReply => {
    metrics.count('duopolis_sockets_refused_total', reason);
    return fail(reply, REFUSALS[reason]);
  };

  /** Before any lookup; no other route has sockets. */
  app.addHook('onRequest', async (request, reply) => {
    if (!isUpgrade(request)) return undefined;
    if (request.routeOptions.url !== SOCKET_ROUTE) return refuse(reply, 'wrong-route');
    if (!isOwnOrigin(request, config.origins)) return refuse(reply, 'wrong-origin');
    return site.ready() ? undefined : refuse(reply, 'not-ready');
  });

  return {
    admission,
    admitted: (request) => found.get(request),
    check: async (request, reply) => {
      if (!isUpgrade(request)) return undefined;
      const connection = request.raw.socket;
      if (connection.destroyed) return undefined;
      const network = networkOf(request.ip);
      const slot = admission.enter(network);
      if (typeof slot === 'string') return refuse(reply, slot);
      const taken = leaveWhenClosed(connection, counting, slot);
      const session = await sessionOf(people, request);
      admission.settle(slot);
      if (session === undefined) return refuse(reply, 'no-session');
      if (connection.destroyed) return undefined;
      const person = crowd.enter(session.member, environment.now());
      if (person === undefined) return refuse(reply, 'sockets-of-person');
      taken.person = person;
      const shared = networks.enter(network, performance.now());
      if (shared === undefined) return refuse(reply, 'sockets-of-network');
      taken.network = shared;
      const protocol = agreedOn(config.protocols, protocolsOf(request.query));
      const { raw: response } = reply;
      found.set(request, { session, person, shared: shared.bucket, protocol, response });
      hold(connection);
      return undefined;
    },
  };
}

/** Digits and a comma for each version. */
const VERSION_TEXT = 7;
export const SOCKET_QUERY = v.object({
  protocol: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.protocolVersions * VERSION_TEXT))),
});

/** The versions that a client lists in the address. */
function protocolsOf(query: unknown): readonly number[] {
  return readProtocols(readAs(SOCKET_QUERY, query)?.protocol);
}
