/** Admits sockets: checks route, origin, capacity, session and person before the upgrade, and refuses with an HTTP status. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { agreedOn, type HttpErrorCode, readProtocols } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Config } from '../config.ts';
import { fail, readAs } from '../site/read-request.ts';
import { networkOf } from '../site/network.ts';
import { isOwnOrigin, isUpgrade } from '../site/origin.ts';
import type { HourlyBytes } from '../site/hourly-bytes.ts';
import type { Site } from '../site/site.ts';
import { type Session, sessionOf } from '../people/person-session.ts';
import { type Admission, type Full, newAdmission, type Slot } from './admission.ts';
import { type Connected, type Crowd, MOST_SOCKETS, newCrowd } from './crowd.ts';
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
  readonly network: Connected;
  /** Nothing if the server speaks none of its versions. */
  readonly protocol: number | undefined;
  /** The response is unused after the upgrade. */
  readonly response: ServerResponse;
}

export interface UpgradeCheck {
  readonly admission: Pick<Admission, 'handshakes' | 'sockets' | 'networks'>;
  /** Counts a message for its person and network; false if they have sent too many bytes in this hour. */
  readonly sends: (from: Pick<Admitted, 'person' | 'network'>, bytes: number) => boolean;
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

function newCounting({ socketsEach, mostSockets, messagesEach }: Config, hourly: HourlyBytes): Counting {
  return {
    crowd: newCrowd({ messages: messagesEach, takeBytes: hourly.ofPerson }),
    /** As many messages as a few people use with all their sockets: behind one router, not everybody talks at once. */
    networks: newCrowd({
      messages: messagesEach * Math.ceil(socketsEach / MOST_SOCKETS),
      sockets: socketsEach,
      takeBytes: hourly.ofNetwork,
    }),
    admission: newAdmission({
      handshakes: MOST_HANDSHAKES,
      handshakesEach: Math.max(HANDSHAKES_EACH, Math.floor(socketsEach / 4)),
      sockets: mostSockets,
      socketsEach,
    }),
  };
}

export function openUpgradeCheck(app: FastifyInstance, site: Site, hourly: HourlyBytes): UpgradeCheck {
  const { config, metrics, people, environment } = site;
  const counting = newCounting(config, hourly);
  const { admission, crowd, networks } = counting;
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
    sends: ({ person, network }, bytes) => crowd.sends(person, bytes) && networks.sends(network, bytes),
    admitted: (request) => found.get(request),
    check: async (request, reply) => {
      if (!isUpgrade(request)) return undefined;
      const connection = request.raw.socket;
      if (connection.destroyed) return undefined;
      const from = networkOf(request.ip);
      const slot = admission.enter(from);
      if (typeof slot === 'string') return refuse(reply, slot);
      const taken = leaveWhenClosed(connection, counting, slot);
      const session = await sessionOf(people, request);
      admission.settle(slot);
      if (session === undefined) return refuse(reply, 'no-session');
      if (connection.destroyed) return undefined;
      const person = crowd.enter(session.member, environment.now());
      if (person === undefined) return refuse(reply, 'sockets-of-person');
      taken.person = person;
      const network = networks.enter(from, performance.now());
      if (network === undefined) return refuse(reply, 'sockets-of-network');
      taken.network = network;
      const protocol = agreedOn(config.protocols, protocolsOf(request.query));
      const { raw: response } = reply;
      found.set(request, { session, person, network, protocol, response });
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
