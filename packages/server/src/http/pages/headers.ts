/** The security headers of every response. */
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const REFERRER = 'no-referrer';
/** Seconds for which a browser uses only HTTPS for this host. */
const HTTPS_FOR = 31_536_000;

/** Other sites may frame nothing but embeds. */
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

/** Any page may frame embeds, including cross-origin-isolated ones. Embeds send and store nothing. */
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

/** Without HTTPS the server must not require it of browsers. */
const helmetOptions = ({ secure }: Secured): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: DIRECTIVES,
  },
  referrerPolicy: { policy: REFERRER },
  strictTransportSecurity: secure && { maxAge: HTTPS_FOR, includeSubDomains: true },
});

/**
 * Helmet computes its headers for every request, which takes several times as long as setting them. Only embeds, whose
 * headers differ, still use it.
 */
export async function secureHeaders(app: FastifyInstance, config: Secured): Promise<void> {
  await app.register(helmet, { ...helmetOptions(config), global: false });
  let known: readonly (readonly [name: string, value: string])[] | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    if (!('helmet' in request.routeOptions.config)) {
      if (known === undefined) {
        reply.helmet();
        known = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
      } else for (const [name, value] of known) reply.raw.setHeader(name, value);
    }
    done();
  });
}

/** For responses to addresses that Fastify rejects before routing: no hook runs for them, so helmet doesn't either. */
export const bareHeaders = ({ secure }: Secured): Record<string, string> => ({
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': REFERRER,
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  ...(secure && { 'strict-transport-security': `max-age=${HTTPS_FOR}; includeSubDomains` }),
});
