/** Names are resolved by name servers, without the threads that files and compression need. */
import { createSocket, type Socket } from 'node:dgram';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { newResolve } from '../../src/notices/resolve.ts';

let server: Socket | undefined;
afterEach(() => void server?.close());

/** A name server with a scripted answer to each question. */
async function nameServer(received: (question: Buffer, answer: (text: Buffer) => void) => void) {
  const socket = createSocket('udp4');
  server = socket;
  socket.on('message', (question, { port, address }) =>
    received(question, (text) => socket.send(text, port, address)),
  );
  await new Promise<void>((bound) => void socket.bind(0, '127.0.0.1', bound));
  return [`127.0.0.1:${socket.address().port}`];
}

const HEADER = 12;
const TYPE_A = 1;
/** The name of the question, address in the class Internet, for a minute. */
const RECORD = Buffer.from([0xc0, HEADER, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, 192, 0, 2, 7]);

/** One IPv4 address; no IPv6 address. */
function answerTo(question: Buffer): Buffer {
  const end = question.indexOf(0, HEADER) + 5;
  const isA = question.readUInt16BE(end - 4) === TYPE_A;
  const head = Buffer.from([0, 0, 0x81, 0x80, 0, 1, 0, Number(isA), 0, 0, 0, 0]);
  question.copy(head, 0, 0, 2);
  return Buffer.concat([head, question.subarray(HEADER, end), ...(isA ? [RECORD] : [])]);
}

test('a name has the addresses that its name server says', async () => {
  const servers = await nameServer((question, answer) => answer(answerTo(question)));
  expect(await newResolve(servers)('games.example')).toEqual([{ address: '192.0.2.7', family: 4 }]);
});

test('an unknown name has none', async () => {
  const servers = await nameServer((question, answer) => {
    const unknown = answerTo(question);
    unknown[3] = 0x83;
    unknown[7] = 0;
    answer(unknown);
  });
  await expect(newResolve(servers)('none.example')).rejects.toThrow('no address');
});

test('unanswered name lookups delay neither files nor pages', async () => {
  let asked = 0;
  const servers = await nameServer(() => {
    asked += 1;
  });
  const resolve = newResolve(servers);
  let settled = 0;
  for (let nth = 0; nth < 16; nth++)
    void resolve(`slow${nth}.example`)
      .catch(() => {})
      .finally(() => {
        settled += 1;
      });
  await expect.poll(() => asked).toBeGreaterThan(15);
  await promisify(gzip)('a page');
  expect(settled).toBe(0);
});
