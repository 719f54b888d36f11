/** Only pages of this site may act for a person: requests with another origin are refused. */
import type { FastifyRequest } from 'fastify';

/** The longest host name with a port, in characters. */
const LONGEST_HOST = 261;

/** A proxy and this server may read a repeated Host header differently; no host name is longer. HTTP 1.0 needs none. */
export function hasOneHost({ headers, raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((name, nth) => nth % 2 === 0 && name.toLowerCase() === 'host');
  const least = raw.httpVersion === '1.1' ? 1 : 0;
  return named.length >= least && named.length <= 1 && (headers.host ?? '').length <= LONGEST_HOST;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a connection asks for an upgrade; TypeScript 7 doesn't merge the plugin's types. */
export const isUpgrade = (request: FastifyRequest): boolean =>
  (request as unknown as { readonly ws?: boolean }).ws === true;

export const changesSomething = ({ method, headers }: FastifyRequest): boolean =>
  headers.upgrade !== undefined || !SAFE.has(method);

/** Programs send no origin; browsers always do where it matters. */
export function isOwnOrigin({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
