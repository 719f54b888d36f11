/** How often something may be asked: by an address, and where it is dear also by a person. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { deviceOf } from '../people/session.ts';
import { fail } from './answer.ts';

const MINUTE = 60_000;
/** What is dear may be asked a tenth as often. */
const DEAR = 10;

const dearMost = ({ requestsEach }: Config): number => Math.ceil(requestsEach / DEAR);

/** A page is made of many files, and friends behind one router share an address: files are counted apart. */
const FILES = 20;

/** What belongs to programs, not to pages. */
const PROGRAMS = /^\/(api|admin|metrics|health|ready)(\/|$)/;

export const isForPrograms = ({ url }: FastifyRequest): boolean => PROGRAMS.test(url.split('?', 1)[0] ?? '');

/** For every route that says nothing else. */
export const usualLimit = ({ requestsEach }: Config) => ({
  max: (request: FastifyRequest) => (isForPrograms(request) ? requestsEach : requestsEach * FILES),
  keyGenerator: (request: FastifyRequest) => (isForPrograms(request) ? request.ip : `files ${request.ip}`),
  timeWindow: MINUTE,
});

/** New people, new tables, tried codes, folded games, the operator's pages. */
export function dearLimit(app: FastifyInstance, config: Config) {
  const max = dearMost(config);
  const ofDevice = app.createRateLimit({ max, timeWindow: MINUTE, keyGenerator: deviceOf });
  return {
    config: { rateLimit: { max, timeWindow: MINUTE } },
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const limit = await ofDevice(request);
      return !limit.isAllowed && limit.isExceeded ? fail(reply, 'too-many-requests') : undefined;
    },
  };
}
