/** The security headers of every answer. */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

const REFERRER = 'no-referrer';
/** Seconds for which a browser asks this host over HTTPS only. */
const HTTPS_FOR = 31_536_000;

/** Nothing of ours may be framed by other sites, except embeds. */
const DIRECTIVES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Embeds may be framed by any page, also by one that isolates itself. They send and store nothing. */
export const EMBED_HELMET: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...DIRECTIVES, manifestSrc: ["'none'"], formAction: ["'none'"], frameAncestors: ['*'] },
  },
  frameguard: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
};

/** Whether people reach the server over HTTPS. */
type Secured = Pick<Config, 'secure'>;

/** Without HTTPS a browser must not be told to insist on it. */
export const helmetOptions = ({ secure }: Secured): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: DIRECTIVES,
  },
  referrerPolicy: { policy: REFERRER },
  strictTransportSecurity: secure && { maxAge: HTTPS_FOR, includeSubDomains: true },
});

/** For answers to addresses that no route is looked up for: no hook, and so no helmet, sees them. */
export const bareHeaders = ({ secure }: Secured): Record<string, string> => ({
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': REFERRER,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...(secure && { 'strict-transport-security': `max-age=${HTTPS_FOR}; includeSubDomains` }),
});
