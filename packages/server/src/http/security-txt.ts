/** Where to report a vulnerability (RFC 9116). */
import type { FastifyInstance } from 'fastify';
import { fail } from '../site/read-request.ts';
import type { Site } from '../site/site.ts';

const SECURITY_TXT = '/.well-known/security.txt';

/** A year after the start: the operator has confirmed the contact by then. */
const VALID_FOR = 365 * 24 * 3_600_000;

export function securityTxtRoute(
  app: FastifyInstance,
  { config, environment }: Pick<Site, 'config' | 'environment'>,
): void {
  const { securityContact } = config;
  const expires = new Date(environment.now() + VALID_FOR).toISOString();
  app.get(SECURITY_TXT, async (_, reply) =>
    securityContact === undefined
      ? fail(reply, 'no-such-page')
      : reply.type('text/plain; charset=utf-8').send(`Contact: ${securityContact}\nExpires: ${expires}\n`),
  );
}
