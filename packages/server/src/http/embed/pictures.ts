/** Pictures of finished games for pasted links: drawn one at a time in a worker thread, and cached. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Film } from '@duopolis/rules/record';
import { newCache } from '../../tables/cache.ts';

const CACHE_BYTES = 16_777_216;
/** Games that may wait for their picture; the rest get the site's picture. */
const MOST_WAITING = 8;

/** Milliseconds for one picture. After that its thread is terminated, and the next picture starts a new one. */
const PATIENCE = 30_000;
/** Megabytes of the thread's own heap. */
const THREAD_MEMORY = 256;

/** Must match the client's size (`web/src/embed/picture-areas.ts`). */
export const PICTURE = { width: 1200, height: 630 } as const;

export interface Pictures {
  /** Nothing if it can't be drawn now. */
  readonly of: (key: string, film: () => Film | undefined) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

type Drawn = (png: Buffer | undefined) => void;

/** One thread at a time, which runs the drawing program. */
interface Drawer {
  readonly draw: (film: Film) => Promise<Buffer | undefined>;
  readonly waiting: () => number;
  readonly close: () => void;
}

function newDrawer(program: string, patience: number): Drawer {
  const waiting = new Map<number, Drawn>();
  let worker: Worker | undefined;
  let ids = 0;

  /** Runs once for each thread, whether it exits, fails or is terminated. */
  function giveUp(ended: Worker): void {
    if (worker !== ended) return;
    worker = undefined;
    void ended.terminate();
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('picture-worker.ts', import.meta.url), {
      workerData: pathToFileURL(program).href,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY },
    });
    started.on('message', ({ id, png }: { readonly id: number; readonly png?: Uint8Array }) => {
      waiting.get(id)?.(png && Buffer.from(png));
      waiting.delete(id);
    });
    started.on('error', () => giveUp(started));
    started.on('exit', () => giveUp(started));
    started.unref();
    return started;
  }

  return {
    waiting: () => waiting.size,
    close: () => void worker?.terminate(),
    draw: (film) => {
      const drawer = (worker ??= start());
      const id = ids++;
      return new Promise((answer) => {
        const late = setTimeout(() => giveUp(drawer), patience).unref();
        waiting.set(id, (png) => {
          clearTimeout(late);
          answer(png);
        });
        drawer.postMessage({ id, film });
      });
    },
  };
}

/** `web` is the folder of the built client, which contains the drawing program. */
export function newPictures(web: string | undefined, patience = PATIENCE): Pictures {
  const program = web === undefined ? undefined : join(resolve(web), 'picture.mjs');
  if (program === undefined || !existsSync(program)) return { of: async () => undefined, close: () => {} };
  const cache = newCache<Buffer>(CACHE_BYTES);
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
