/** Long answers, written and sent in parts: none of them is ever in memory as a whole. */
import { Readable } from 'node:stream';
import type { Share } from '@duopolis/table/host';
import type { FastifyReply } from 'fastify';
import type { ShownGames } from '../site/records.ts';

/** Units of work to send one cached record. */
const RECORD_UNITS = 16;

/** For HEAD nothing is written: Fastify would read all of it after the answer, even when the connection is gone. */
export const sendParts = (reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply => {
  const written = reply.request.method === 'HEAD' ? [] : parts;
  return reply.type('application/json; charset=utf-8').send(Readable.from(written, { objectMode: false }));
};

/** A JSON list, without its brackets. */
export async function* asList(items: AsyncIterable<string>): AsyncGenerator<string> {
  let comma = '';
  for await (const item of items) {
    yield `${comma}${item}`;
    comma = ',';
  }
}

/** The visible finished games, from one on. */
export async function* gamesFrom(shown: ShownGames, first: number, share: Share) {
  for (let nth = first; nth <= shown.begun; nth++) {
    // oxlint-disable no-await-in-loop -- one after the other, as the reader takes them
    await share(RECORD_UNITS);
    const game = await shown.game(nth);
    // oxlint-enable no-await-in-loop
    if (game === undefined) return;
    yield game;
  }
}
