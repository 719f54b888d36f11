/** Reads and refuses HTTP requests: by schema, with codes. */
import type { HttpErrorCode } from '@duopolis/protocol';
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { isOfStore } from '../store/failure.ts';

const STATUS: { readonly [code in HttpErrorCode]: number } = {
  'bad-request': 400,
  'bad-name': 400,
  'bad-options': 400,
  'no-session': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  unsupported: 426,
  'no-such-code': 404,
  'no-such-table': 404,
  'no-such-device': 404,
  'no-such-deal': 404,
  'no-such-way': 404,
  'bad-address': 400,
  'too-many-ways': 429,
  'deal-still-played': 409,
  'deal-played-by-you': 409,
  'deal-full': 409,
  'no-such-page': 404,
  'too-large': 413,
  'too-many-requests': 429,
  'too-many-tables': 429,
  'not-ready': 503,
  busy: 503,
  /** Not 503, which proxies retry at another server: the request may have been stored. */
  'not-stored': 507,
  internal: 500,
};

export const fail = (reply: FastifyReply, error: HttpErrorCode): FastifyReply =>
  reply.code(STATUS[error]).send({ error });

/** The body, if it matches its schema; a body nested too deeply never does. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, sent: unknown): T | undefined {
  try {
    const read = v.safeParse(schema, sent);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The code for Fastify's own refusals and for failures. */
export function codeOf(error: { readonly statusCode?: number | undefined }): HttpErrorCode {
  const { statusCode: status } = error;
  if (isOfStore(error)) return 'not-stored';
  switch (status) {
    case 404:
      return 'no-such-page';
    case 413:
      return 'too-large';
    case 429:
      return 'too-many-requests';
    case 503:
      return 'busy';
    default:
      return status !== undefined && status >= 400 && status < 500 ? 'bad-request' : 'internal';
  }
}
