/** The service worker: stores one version of the client, serves it offline, and leaves API requests alone. */

/** The used part of a service worker's scope, so that the page keeps the types of a page. */
export interface WorkerScope {
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void;
    (type: 'fetch', listener: (event: FetchEventLike) => void): void;
    (type: 'message', listener: () => void): void;
  };
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly location: { readonly origin: string };
}

export interface ExtendableEventLike {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

export interface FetchEventLike {
  readonly request: Pick<Request, 'method' | 'url' | 'mode'>;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** The files of one version of the client, by their paths. */
export interface Version {
  readonly name: string;
  readonly files: readonly string[];
}

const OURS = 'duopolis-';
const PAGE = '/index.html';

/** Files whose name contains a hash of their content. */
const HASHED = /^\/assets\//;
/** Answered by the server, or not at all. */
const LIVE = /^\/(api|socket|admin|metrics|health|ready)(\/|$)/;

/** A network slower than this counts as none. */
const PATIENCE = 3_000;

export function serveOffline(scope: WorkerScope, { name, files }: Version, patience = PATIENCE): void {
  const { caches, fetch } = scope;
  const own = `${OURS}${name}`;

  /** A file of an older version or of the page itself is not loaded again. */
  async function keep(cache: Cache, file: string): Promise<void> {
    const hashed = HASHED.test(file);
    const known = hashed ? await caches.match(file) : undefined;
    const response = known ?? (await fetch(file, { cache: hashed ? 'default' : 'reload' }));
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    await cache.put(file, response);
  }

  async function install(): Promise<void> {
    const cache = await caches.open(own);
    await Promise.all(files.map((file) => keep(cache, file)));
  }

  async function activate(): Promise<void> {
    const old = (await caches.keys()).filter((key) => key.startsWith(OURS) && key !== own);
    await Promise.all(old.map((key) => caches.delete(key)));
    await scope.clients.claim();
  }

  async function kept(path: string): Promise<Response | undefined> {
    return (await caches.open(own)).match(path);
  }

  /** The newest page if the network is fast enough, otherwise the stored one. */
  async function page(request: FetchEventLike['request']): Promise<Response> {
    try {
      const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('late')), patience));
      const response = await Promise.race([fetch(request as Request), late]);
      if (response.ok) return response;
    } catch {
      // Offline, the page of this version is served.
    }
    return (await kept(PAGE)) ?? fetch(request as Request);
  }

  const file = async (path: string): Promise<Response> => (await kept(path)) ?? fetch(path);

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  /** The page's only message: the person accepts the new version. */
  scope.addEventListener('message', () => void scope.skipWaiting());
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin || LIVE.test(pathname)) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (files.includes(pathname)) event.respondWith(file(pathname));
  });
}
