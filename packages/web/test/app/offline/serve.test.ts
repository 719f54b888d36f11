/** The service worker: what it keeps, what it serves, and what it leaves alone. */
import { expect, test } from 'vitest';
import {
  type FetchEventLike,
  type ExtendableEventLike,
  serveOffline,
  type WorkerScope,
} from '../../../src/app/offline/serve.ts';

const ORIGIN = 'https://duopolis.example';
const FILES = ['/index.html', '/assets/app-12345678.js', '/icon.svg'];

type Store = Map<string, Response>;
type Asked = readonly [path: string, mode?: string, method?: string, origin?: string];

/** A worker in its own environment: a network that can be cut, and caches that can be inspected. */
function worker(version: string, kept = new Map<string, Store>()) {
  const received = new Map<string, (event: never) => void>();
  const asked: string[] = [];
  const network = { up: true, answers: true };
  let took = 0;
  const cacheOf = (name: string) => {
    const store: Store = kept.get(name) ?? new Map();
    kept.set(name, store);
    return {
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, response: Response) => void store.set(path, response),
    };
  };
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => void received.set(type, listener),
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      match: async (path: string) =>
        [...kept.values()]
          .map((store) => store.get(path))
          .find((found) => found !== undefined)
          ?.clone(),
    },
    fetch: async (request: Request | string) => {
      const path = typeof request === 'string' ? request : new URL(request.url).pathname;
      asked.push(path);
      if (!network.answers) return new Promise<Response>(() => {});
      if (!network.up) throw new TypeError('no network');
      return new Response(`${path} from the network`);
    },
    clients: { claim: async () => {} },
    skipWaiting: async () => void took++,
    location: { origin: ORIGIN },
  };
  serveOffline(scope as unknown as WorkerScope, { name: version, files: FILES }, 10);

  const during = async (type: 'install' | 'activate'): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    const event: ExtendableEventLike = { waitUntil: (all) => void (done = all) };
    received.get(type)?.(event as never);
    await done;
  };
  const ask = async (...[path, mode = 'cors', method = 'GET', origin = ORIGIN]: Asked) => {
    let answer: Promise<Response> | undefined;
    const request = { method, mode, url: `${origin}${path}` } as FetchEventLike['request'];
    const event: FetchEventLike = { request, respondWith: (response) => void (answer = response) };
    received.get('fetch')?.(event as never);
    return (await answer)?.text();
  };
  const say = (): void => received.get('message')?.({ data: null } as never);
  return { during, ask, say, asked, network, kept, took: () => took };
}

const installed = async (version = 'one', kept?: Map<string, Store>) => {
  const one = worker(version, kept);
  await one.during('install');
  await one.during('activate');
  one.asked.length = 0;
  return one;
};

test('every file of the version is cached, and served without the network', async () => {
  const { ask, asked, network } = await installed();
  network.up = false;
  expect(await ask('/assets/app-12345678.js')).toBe('/assets/app-12345678.js from the network');
  expect(asked).toEqual([]);
});

test('an installation that misses a file fails as a whole', async () => {
  const one = worker('one');
  one.network.up = false;
  await expect(one.during('install')).rejects.toThrow('no network');
});

test('a page comes from the network, and offline from the cache', async () => {
  const { ask, network } = await installed();
  expect(await ask('/t/abc', 'navigate')).toBe('/t/abc from the network');
  network.up = false;
  expect(await ask('/t/abc', 'navigate')).toBe('/index.html from the network');
});

test('an unanswered request falls back to the cache', async () => {
  const { ask, network } = await installed();
  network.answers = false;
  expect(await ask('/', 'navigate')).toBe('/index.html from the network');
});

test.each<readonly [string, Asked]>([
  ['the API', ['/api/tables']],
  ['the API as a page', ['/api/tables', 'navigate']],
  ['the socket', ['/socket']],
  ['the admin page', ['/admin', 'navigate']],
  ['what is sent', ['/index.html', 'cors', 'POST']],
  ['other sites', ['/icon.svg', 'cors', 'GET', 'https://other.example']],
  ['files that are not of this version', ['/assets/other-87654321.js']],
])('%s: left to the browser', async (_, request) => {
  const { ask } = await installed();
  expect(await ask(...request)).toBeUndefined();
});

test('a new version reuses files with the same name, loads the others, and removes the old version', async () => {
  const { kept } = await installed('one');
  const two = worker('two', kept);
  await two.during('install');
  expect(two.asked).toEqual(['/index.html', '/icon.svg']);
  expect([...kept.keys()]).toEqual(['duopolis-one', 'duopolis-two']);
  await two.during('activate');
  expect([...kept.keys()]).toEqual(['duopolis-two']);
});

test('it takes over only on request', async () => {
  const { say, took } = await installed();
  expect(took()).toBe(0);
  say();
  expect(took()).toBe(1);
});
