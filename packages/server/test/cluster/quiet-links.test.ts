/** What a link costs while nothing happens on it: few pings, none while it is busy, and nothing if nobody uses it. */
import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { connect, createServer, type Server, type Socket } from 'node:net';
import tls, { type TLSSocket } from 'node:tls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Link, type LinkServer, openLink, serveLinks } from '../../src/cluster/link.ts';
import { newPeers } from '../../src/cluster/peers.ts';

const KEY = 'a key of the database';
/** Milliseconds between two looks at a link, and at all of them. */
const LOOKING = 500;
const UNUSED = 10_000;

let server: LinkServer;
let relay: Server | undefined;
let links: Link[] = [];
/** Chunks of bytes that the relay has passed on. */
let chunks = 0;
let isSilent = false;
/** Both ends of all links. */
let sockets: TLSSocket[] = [];

/** Collects the sockets of links as they are opened. */
function collectSockets(): void {
  const { connect: open, createServer: serve } = tls;
  vi.spyOn(tls, 'connect').mockImplementation((...asked: unknown[]) => {
    const socket: TLSSocket = Reflect.apply(open, tls, asked);
    sockets.push(socket);
    return socket;
  });
  vi.spyOn(tls, 'createServer').mockImplementation((...asked: unknown[]) => {
    const serving: tls.Server = Reflect.apply(serve, tls, asked);
    return serving.on('secureConnection', (socket) => void sockets.push(socket));
  });
  syncBuiltinESMExports();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  [links, chunks, isSilent, relay, sockets] = [[], 0, false, undefined, []];
  collectSockets();
});

afterEach(() => {
  for (const { close } of links) close();
  server.close();
  relay?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

function passOn(from: Socket, to: Socket): void {
  from.on('data', (bytes) => {
    chunks += 1;
    if (!isSilent) to.write(bytes);
  });
  from.on('error', () => {}).on('close', () => to.destroy());
}

/** Passes bytes on between a node and the one it reaches, and counts them. */
async function relayTo(port: number): Promise<string> {
  relay = createServer((one) => {
    const other = connect(port, '127.0.0.1');
    passOn(one, other);
    passOn(other, one);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return `127.0.0.1:${(relay.address() as { readonly port: number }).port}`;
}

const sumOf = (bytes: (socket: TLSSocket) => number): number =>
  sockets.filter(({ destroyed }) => !destroyed).reduce((sum, socket) => sum + bytes(socket), 0);

/** Bytes that were sent and have not arrived, unless the relay swallows them. */
const underWay = (): number =>
  isSilent ? 0 : sumOf(({ bytesWritten }) => bytesWritten) - sumOf(({ bytesRead }) => bytesRead);

/** Resolves when everything has arrived, and nothing was sent in answer to it. */
async function quiet(): Promise<void> {
  for (let looks = 0; looks < 10; looks++) {
    // oxlint-disable-next-line no-await-in-loop -- iterations in which bytes arrive
    await new Promise(setImmediate);
    if (underWay() !== 0) looks = 0;
  }
}

async function pass(intervals: number, each: () => void = () => {}): Promise<void> {
  for (let nth = 0; nth < intervals; nth++) {
    each();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await quiet();
    vi.advanceTimersByTime(LOOKING);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await quiet();
  }
}

/** Two nodes with a link between them, and which of them have lost it. */
async function linked() {
  const lost: string[] = [];
  const listener = (name: string) => ({ received: () => {}, lost: () => void lost.push(name) });
  server = await serveLinks(KEY, { host: '127.0.0.1', port: 0 }, (link) => {
    links.push(link);
    return listener('far');
  });
  const address = await relayTo(server.port);
  links.push(await openLink({ key: KEY, address }, listener('near')));
  await expect.poll(() => links.length).toBe(2);
  const [far, near] = links as [Link, Link];
  await expect.poll(() => near.isGrouped() && far.isGrouped()).toBe(true);
  await pass(1);
  chunks = 0;
  return { near, far, lost };
}

test('an idle link is pinged by one side, every other time', async () => {
  const { lost } = await linked();
  await pass(20);
  /** A ping and an answer each. */
  expect([chunks, lost]).toEqual([2 * 10, []]);
});

test('a link on which both sides send has no pings', async () => {
  const { near, far, lost } = await linked();
  await pass(20, () => {
    near.send('q', 'hello');
    far.send('d', '1');
  });
  expect([chunks, lost]).toEqual([2 * 20, []]);
});

test('a link that has gone silent is cut by both sides', async () => {
  const { lost } = await linked();
  isSilent = true;
  await pass(2);
  expect(lost).toEqual([]);
  await pass(2);
  expect(lost.toSorted()).toEqual(['far', 'near']);
});

test('a link that nobody uses is closed, and opened again when it is needed', async () => {
  const lost: string[] = [];
  let opened = 0;
  server = await serveLinks(KEY, { host: '127.0.0.1', port: 0 }, (link) => {
    opened += 1;
    return {
      lost: () => void lost.push('far'),
      received: (kind, text) => {
        if (kind === 'q') link.send('d', `${JSON.parse(text).n}`);
        if (kind === 's')
          link.send('a', JSON.stringify({ n: JSON.parse(text).n, reply: { code: 'follows' } }));
      },
    };
  });
  const peers = newPeers(KEY, () => 1);
  const home = { node: 2, address: `127.0.0.1:${server.port}` };
  const ask = async () => (await peers.to(home)).ask('t', { type: 'recover' });
  expect(await ask()).toMatchObject({ code: 'answered' });
  await pass(UNUSED / LOOKING);
  expect(lost).toEqual([]);
  await pass(UNUSED / LOOKING);
  await expect.poll(() => lost).toEqual(['far']);
  const peer = await peers.to(home);
  const stop = await peer.follow('t', { member: 'ann', update: () => {}, moved: () => {} });
  await pass((3 * UNUSED) / LOOKING);
  expect([opened, lost]).toEqual([2, ['far']]);
  if (typeof stop === 'function') stop();
  await pass(UNUSED / LOOKING);
  await expect.poll(() => lost).toEqual(['far', 'far']);
  peers.close();
});
