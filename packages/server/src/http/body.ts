/** Reads JSON bodies: few large ones in each turn of the event loop, however many arrive at once. */
import { LIMITS } from '@duopolis/rules';
import type { Share } from '@duopolis/table/host';
import type { FastifyInstance } from 'fastify';
import { UNITS_EACH } from '../tables/shares.ts';

/** One body of the largest size fills a turn. */
const BYTES_EACH_UNIT = LIMITS.tableBodyBytes / UNITS_EACH;

const unitsOf = (body: string): number =>
  Math.min(UNITS_EACH, Math.ceil(Buffer.byteLength(body) / BYTES_EACH_UNIT));

export function readBodies(app: FastifyInstance, share: Share): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void share(unitsOf(body)).then(() => parse(request, body, done));
  });
}
