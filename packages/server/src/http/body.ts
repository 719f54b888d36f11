/** Reads JSON bodies: only a few large ones in each tick of the event loop. */
import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@duopolis/rules';
import type { Share } from '@duopolis/table/host';
import type { FastifyInstance } from 'fastify';
import { UNITS_EACH } from '../tables/shares.ts';

/** One body of the largest size fills a tick. */
const BYTES_EACH_UNIT = LIMITS.tableBodyBytes / UNITS_EACH;

const unitsOf = (body: string): number =>
  Math.min(UNITS_EACH, Math.ceil(Buffer.byteLength(body) / BYTES_EACH_UNIT));

/** Bytes of all bodies in memory, complete or not; above that the oldest requests are cut. */
export const MOST_BODIES = 33_554_432;

/** An honest body arrives and is handled quickly, so the oldest unfinished bodies are an attacker's. */
export function newBodies<T>(cut: (request: T) => void, most = MOST_BODIES) {
  const held = new Map<T, number>();
  let total = 0;

  function drop(request: T): void {
    total -= held.get(request) ?? 0;
    held.delete(request);
  }

  return {
    drop,
    add: (request: T, bytes: number): void => {
      held.set(request, (held.get(request) ?? 0) + bytes);
      total += bytes;
      for (const oldest of held.keys()) {
        if (total <= most) break;
        drop(oldest);
        cut(oldest);
      }
    },
  };
}

/** A chunk takes as much memory as this many bytes of a body, even if it has only one byte. */
const LEAST_CHUNK = 384;

/** A chunk of one byte costs as much as one of a thousand, and a single packet can have hundreds of them. */
function boundBodies(app: FastifyInstance): void {
  const bodies = newBodies<IncomingMessage>((request) => request.destroy());
  // oxlint-disable-next-line max-params -- Fastify's hook; an asynchronous one would lose the first chunks
  app.addHook('preParsing', ({ raw }, reply, payload, done) => {
    let chunks = 0;
    payload.on('data', (chunk: Buffer) => {
      chunks += 1;
      if (chunks > LIMITS.bodyChunks) raw.destroy();
      else bodies.add(raw, Math.max(LEAST_CHUNK, chunk.length));
    });
    reply.raw.once('close', () => bodies.drop(raw));
    done(null, payload);
  });
}

export function readBodies(app: FastifyInstance, share: Share): void {
  boundBodies(app);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    void share(unitsOf(body)).then(() => parse(request, body, done));
  });
}
