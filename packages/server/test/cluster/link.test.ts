/** Links between nodes: a peer without the key is ignored, and nothing on a link ends a process. */
import { once } from 'node:events';
import { connect as connectPlain } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { frameOf, LONGEST_FRAME, newReader } from '../../src/cluster/frames.ts';
import { type LinkServer, openLink, serveLinks } from '../../src/cluster/link.ts';

const KEY = 'a key of the database';
const SILENT = { received: () => {}, lost: () => {} };

let server: LinkServer | undefined;

afterEach(() => server?.close());

/** A node that records what it receives, and how often links were lost. */
async function listening(received: (kind: string, text: string) => void = () => {}) {
  const notes: string[] = [];
  let [links, lost] = [0, 0];
  server = await serveLinks(KEY, { host: '127.0.0.1', port: 0 }, () => {
    links += 1;
    return {
      received: (kind, text) => {
        notes.push(`${kind} ${text}`);
        received(kind, text);
      },
      lost: () => {
        lost += 1;
      },
    };
  });
  return { address: `127.0.0.1:${server.port}`, notes, links: () => links, lost: () => lost };
}

test('frames arrive whole and in order, however the bytes are cut', () => {
  const received: string[] = [];
  const read = newReader((kind, text) => received.push(`${kind} ${text}`));
  const bytes = Buffer.concat([frameOf('q', 'one'), frameOf('u', ''), frameOf('a', 'drei Städte')]);
  for (const byte of bytes) expect(read(Buffer.from([byte]))).toBe(true);
  expect(read(bytes)).toBe(true);
  expect(received).toEqual([...received.slice(0, 3), ...received.slice(0, 3)]);
  expect(received.slice(0, 3)).toEqual(['q one', 'u ', 'a drei Städte']);
});

test('a frame that is too long is refused before it is read', () => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(LONGEST_FRAME + 1);
  expect(newReader(() => {})(head)).toBe(false);
});

test('nodes with the same key reach each other', async () => {
  const { address, notes } = await listening();
  const link = await openLink({ key: KEY, address }, SILENT);
  link.send('q', 'hello');
  await expect.poll(() => notes).toEqual(['q hello']);
  link.close();
});

test('a node with another key, or none, gets no link', async () => {
  const { address, notes, links } = await listening();
  await expect(openLink({ key: 'another key', address }, SILENT)).rejects.toThrow();
  const plain = connectPlain(server?.port ?? 0, '127.0.0.1');
  plain.on('error', () => {});
  plain.write(frameOf('q', 'hello'));
  await once(plain, 'close');
  expect([notes, links()]).toEqual([[], 0]);
});

test('a handler that throws closes its own link only', async () => {
  const { address, lost } = await listening((_, text) => {
    if (text === 'bad') throw new Error('no such thing');
  });
  let isLost = false;
  const bad = await openLink({ key: KEY, address }, { received: () => {}, lost: () => (isLost = true) });
  const good = await openLink({ key: KEY, address }, SILENT);
  bad.send('q', 'bad');
  await expect.poll(() => isLost && lost()).toBe(1);
  good.send('q', 'fine');
  good.close();
});

test('updates travel with everything else in the order they were sent', async () => {
  const { address, notes } = await listening();
  const link = await openLink({ key: KEY, address }, SILENT);
  await expect.poll(link.isGrouped).toBe(true);
  link.tell(1, 'both');
  link.tell(2, 'both');
  link.send('d', '9');
  link.tell(2, 'more');
  await expect.poll(() => notes).toEqual(['u 1,2 both', 'd 9', 'u 2 more']);
  link.close();
});

test('a node of the version before gets an update for each follower', async () => {
  server = await serveLinks(KEY, { host: '127.0.0.1', port: 0 }, (link) => ({
    received: () => {
      link.tell(1, 'both');
      link.tell(2, 'both');
    },
    lost: () => {},
  }));
  const notes: string[] = [];
  const received = (kind: string, text: string) => void notes.push(`${kind} ${text}`);
  const address = `127.0.0.1:${server.port}`;
  const link = await openLink({ key: KEY, address }, { received, lost: () => {} });
  link.send('v', '1');
  link.send('q', '');
  await expect.poll(() => notes).toEqual(['u 1 both', 'u 2 both']);
  link.close();
});
