/** Rate limits: by network, and for expensive routes also by person. */
import { LIMITS } from '@duopolis/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { deviceOf } from '../people/person-session.ts';
import { fail } from './read-request.ts';
import type { HourlyBytes } from './hourly-bytes.ts';
import { newCounts } from './counts.ts';
import { networkOf } from './network.ts';
import type { Site } from './site.ts';

const MINUTE = { length: 60_000, now: () => performance.now() };
/** The divisor for expensive requests. */
const DEAR = 10;

const DAY = { length: 24 * 3_600_000, now: () => performance.now() };

/** The limits are for the usual number of requests; a server that takes more of them also takes more people. */
const USUAL_REQUESTS = 600;

const dearMost = ({ requestsEach }: Config): number => Math.ceil(requestsEach / DEAR);

/** A page has many files, and friends behind one router share an address, so files are counted separately. */
const FILES = 20;

/** Routes for programs, not for pages. */
const PROGRAMS = /^\/(api|admin|metrics|health|ready)(\/|$)/;

/** The route of all files. */
const FILE_ROUTE = '/*';

/** By the route: `/%61pi/tables` and `http://host/api/tables` lead to the same one as `/api/tables`. */
export function isForPrograms({ url, routeOptions: { url: route = FILE_ROUTE } }: FastifyRequest): boolean {
  const path = route === FILE_ROUTE ? url.split('?', 1)[0] : route;
  return PROGRAMS.test(path ?? '');
}

const networkAsking = ({ ip }: FastifyRequest): string => networkOf(ip);

export const tooOften = (reply: FastifyReply, wait: number): FastifyReply =>
  fail(reply.header('retry-after', Math.ceil(wait / 1_000)), 'too-many-requests');

/** Counts a body for its person and network; 0, or the milliseconds until they may send more. */
export function takeFor(
  { ofPerson, ofNetwork }: HourlyBytes,
  request: FastifyRequest,
  member: string,
): number {
  const bytes = Number(request.headers['content-length'] ?? 0);
  return ofPerson(member, bytes) || ofNetwork(networkAsking(request), bytes);
}

interface Counting {
  readonly counted?: 'apart' | 'never';
}

const isUsual = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as Counting).counted === undefined;

/** For cheap answers that report the server's health: no flood may change them. */
export const NEVER_COUNTED: { readonly config: Counting } = { config: { counted: 'never' } };

/** The default limit of every route, including pages that do not exist. */
export function limitRequests(
  app: FastifyInstance,
  { config, metrics }: Pick<Site, 'config' | 'metrics'>,
): void {
  const { requestsEach } = config;
  const counts = newCounts(MINUTE);
  app.addHook('onRequest', async (request, reply) => {
    if (!isUsual(request)) return undefined;
    const network = networkAsking(request);
    const wait = isForPrograms(request)
      ? counts.take(`programs ${network}`, requestsEach)
      : counts.take(`files ${network}`, requestsEach * FILES);
    if (wait === 0) return undefined;
    metrics.count('duopolis_requests_limited_total', 'usual');
    return tooOften(reply, wait);
  });
}

/** New people, new tables, tried codes, replayed games, operator pages. */
export function dearLimit(_: FastifyInstance, config: Config) {
  const most = dearMost(config);
  const counts = newCounts(MINUTE);
  const limited =
    (keyOf: (request: FastifyRequest) => string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const wait = counts.take(keyOf(request), most);
      return wait === 0 ? undefined : tooOften(reply, wait);
    };
  return {
    config: { counted: 'apart' } satisfies Counting,
    /** Counts each route by network before its body is read, and all routes together by person. */
    onRequest: limited(
      (request) => `${request.method} ${request.routeOptions.url} ${networkAsking(request)}`,
    ),
    preHandler: limited((request) => `person ${deviceOf(request) ?? networkAsking(request)}`),
  };
}

/**
 * Counts a new person for their network; 0, or the milliseconds until it may have more. A name costs a sender nothing, and its
 * rows stay for half a year.
 */
export function dailyPeople({ requestsEach }: Config, window = DAY): (request: FastifyRequest) => number {
  const counts = newCounts(window);
  const most = Math.ceil(LIMITS.peoplePerDay * (requestsEach / USUAL_REQUESTS));
  return (request) => counts.take(networkAsking(request), most);
}
