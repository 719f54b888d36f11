/** Only pages of this site may act for a person: a request that names another origin is refused. */
import type { FastifyRequest } from 'fastify';

/** Characters of the longest name of a host, with its port. */
const LONGEST_HOST = 261;

/** A host named twice may be one for a proxy and another one here; no host has a longer name. */
export function hasOneHost({ headers, raw }: FastifyRequest): boolean {
  const named = raw.rawHeaders.filter((name, nth) => nth % 2 === 0 && name.toLowerCase() === 'host');
  return named.length <= 1 && (headers.host ?? '').length <= LONGEST_HOST;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a connection asks to become a socket; TypeScript 7 does not merge what the plugin adds. */
export const isUpgrade = (request: FastifyRequest): boolean =>
  (request as unknown as { readonly ws?: boolean }).ws === true;

export const changesSomething = ({ method, headers }: FastifyRequest): boolean =>
  headers.upgrade !== undefined || !SAFE.has(method);

/** Programs name no origin; browsers always do where it matters. */
export function isOwnOrigin({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
