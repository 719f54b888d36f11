/** Reads JSON bodies: few large ones in each tick of the event loop, however many arrive at once. */
import { LIMITS } from '@duopolis/rules';
import type { Share } from '@duopolis/table/host';
import type { FastifyInstance } from 'fastify';
import { UNITS_EACH } from '../tables/shares.ts';

/** One body of the largest size fills a tick. */
const BYTES_EACH_UNIT = LIMITS.tableBodyBytes / UNITS_EACH;

const unitsOf = (body: string): number =>
  Math.min(UNITS_EACH, Math.ceil(Buffer.byteLength(body) / BYTES_EACH_UNIT));

/** A chunk of one byte costs as much as one of a thousand, and a single packet brings hundreds of them. */
function boundChunks(app: FastifyInstance): void {
  // oxlint-disable-next-line max-params -- Fastify's hook; an asynchronous one would lose the first chunks
  app.addHook('preParsing', (request, _, payload, done) => {
    let chunks = 0;
    if (request.headers['transfer-encoding'] !== undefined)
      payload.on('data', () => {
        chunks += 1;
        if (chunks > LIMITS.bodyChunks) request.raw.destroy();
      });
    done(null, payload);
  });
}

export function readBodies(app: FastifyInstance, share: Share): void {
  boundChunks(app);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void share(unitsOf(body)).then(() => parse(request, body, done));
  });
}
