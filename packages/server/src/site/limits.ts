/** How often something may be asked: by a network, and where it is expensive also by a person. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { deviceOf } from '../people/session.ts';
import { fail } from './read-request.ts';
import { newCounts } from './counts.ts';
import { networkOf } from './network.ts';
import type { Site } from './site.ts';

const MINUTE = { length: 60_000, now: () => performance.now() };
/** What is expensive may be asked a tenth as often. */
const DEAR = 10;

const dearMost = ({ requestsEach }: Config): number => Math.ceil(requestsEach / DEAR);

/** A page is made of many files, and friends behind one router share an address: files are counted apart. */
const FILES = 20;

/** What belongs to programs, not to pages. */
const PROGRAMS = /^\/(api|admin|metrics|health|ready)(\/|$)/;

export const isForPrograms = ({ url }: FastifyRequest): boolean => PROGRAMS.test(url.split('?', 1)[0] ?? '');

const networkAsking = ({ ip }: FastifyRequest): string => networkOf(ip);

const tooOften = (reply: FastifyReply, wait: number): FastifyReply =>
  fail(reply.header('retry-after', Math.ceil(wait / 1_000)), 'too-many-requests');

interface Counting {
  readonly counted?: 'apart' | 'never';
}

const isUsual = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as Counting).counted === undefined;

/** For answers that cost no more than a refusal and tell others whether the server is well: no flood may change them. */
export const NEVER_COUNTED: { readonly config: Counting } = { config: { counted: 'never' } };

/** Limits every route that says nothing else, pages that do not exist included. */
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

/** New people, new tables, tried codes, folded games, the operator's pages. */
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
    /** Each route by network, before its body is read; all routes together by person. */
    onRequest: limited(
      (request) => `${request.method} ${request.routeOptions.url} ${networkAsking(request)}`,
    ),
    preHandler: limited((request) => `person ${deviceOf(request) ?? networkAsking(request)}`),
  };
}
