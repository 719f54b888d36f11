/** Pictures of finished games for pasted links: drawn one at a time in a worker thread, and cached. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Film } from '@duopolis/rules/record';
import { newCache } from '../../tables/cache.ts';

export const PICTURE_BYTES = 16_777_216;
/** Games that may wait for their picture; the rest get the site's picture. */
const MOST_WAITING = 8;

/** Milliseconds for one picture. After that its thread is terminated, and the next picture starts a new one. */
const PATIENCE = 30_000;
/** Megabytes of a thread's own heap: a picture needs about 30. */
export const THREAD_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const;
/** Pictures of one thread; the next one starts another. The image library keeps fonts and buffers until its thread ends. */
const EACH_THREAD = 50;

export interface Pictures {
  /** Nothing if it can't be drawn now. */
  readonly of: (key: string, film: () => Film | undefined) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

type Drawn = (png: Buffer | undefined) => void;

/** Draws in one thread at a time, but for the last pictures of the one before it. */
interface Drawer {
  readonly draw: (film: Film) => Promise<Buffer | undefined>;
  readonly waiting: () => number;
  readonly close: () => void;
}

/** A thread that runs the drawing program. */
interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Drawn>;
  posted: number;
}

interface Answer {
  readonly id: number;
  readonly png?: Uint8Array<ArrayBuffer>;
}

function newDrawer(program: string, patience: number): Drawer {
  const threads = new Set<Thread>();
  let current: Thread | undefined;
  let ids = 0;

  /** Once for each thread, whether it has drawn enough, exits, fails or is late. */
  function end(thread: Thread): void {
    if (!threads.delete(thread)) return;
    if (current === thread) current = undefined;
    void thread.worker.terminate();
    for (const answer of thread.waiting.values()) answer(undefined);
    thread.waiting.clear();
  }

  function start(): Thread {
    const worker = new Worker(new URL('picture-worker.ts', import.meta.url), {
      workerData: pathToFileURL(program).href,
      resourceLimits: THREAD_MEMORY,
    });
    const thread: Thread = { worker, waiting: new Map(), posted: 0 };
    threads.add(thread);
    worker.on('message', ({ id, png }: Answer) => {
      thread.waiting.get(id)?.(png && Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      thread.waiting.delete(id);
      if (thread !== current && thread.waiting.size === 0) end(thread);
    });
    worker.on('error', () => end(thread));
    worker.on('exit', () => end(thread));
    worker.unref();
    return thread;
  }

  return {
    waiting: () => Array.from(threads).reduce((sum, thread) => sum + thread.waiting.size, 0),
    close: () => threads.forEach(end),
    draw: (film) => {
      const thread = (current ??= start());
      thread.posted += 1;
      if (thread.posted === EACH_THREAD) current = undefined;
      const id = ids++;
      return new Promise((answer) => {
        const late = setTimeout(() => end(thread), patience).unref();
        thread.waiting.set(id, (png) => {
          clearTimeout(late);
          answer(png);
        });
        thread.worker.postMessage({ id, film });
      });
    },
  };
}

/** `web` is the folder of the built client, which contains the drawing program. */
export function newPictures(web: string | undefined, patience = PATIENCE): Pictures {
  const program = web === undefined ? undefined : join(resolve(web), 'picture.mjs');
  if (program === undefined || !existsSync(program)) return { of: async () => undefined, close: () => {} };
  const cache = newCache<Buffer>(PICTURE_BYTES);
  const drawing = new Map<string, Promise<Buffer | undefined>>();
  const drawer = newDrawer(program, patience);

  async function drawn(key: string, film: Film | undefined): Promise<Buffer | undefined> {
    const png = film && (await drawer.draw(film));
    if (png !== undefined) cache.set(key, png, png.length);
    return png;
  }

  return {
    of: async (key, film) => {
      const known = cache.get(key) ?? drawing.get(key);
      if (known !== undefined) return known;
      if (drawer.waiting() >= MOST_WAITING) return undefined;
      const picture = drawn(key, film()).finally(() => drawing.delete(key));
      drawing.set(key, picture);
      return picture;
    },
    close: drawer.close,
  };
}
