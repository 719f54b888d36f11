/** Pictures of finished games for pasted links: drawn by a thread, one after the other, and cached. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Film } from '@duopolis/rules/record';
import { newCache } from '../../tables/cache.ts';

const CACHE_BYTES = 16_777_216;
/** Games that may wait for their picture; the others get the picture of the site. */
const MOST_WAITING = 8;

/** As the client draws it (`web/src/embed/picture-areas.ts`). */
export const PICTURE = { width: 1200, height: 630 } as const;

export interface Pictures {
  /** Nothing if it can't be drawn now. */
  readonly of: (key: string, film: () => Film | undefined) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

type Drawn = (png: Buffer | undefined) => void;

/** `web` is the folder of the built client, with the program that draws. */
export function newPictures(web: string | undefined): Pictures {
  const cache = newCache<Buffer>(CACHE_BYTES);
  const waiting = new Map<number, Drawn>();
  const drawing = new Map<string, Promise<Buffer | undefined>>();
  const program = web === undefined ? undefined : join(resolve(web), 'picture.mjs');
  let worker: Worker | undefined;
  let ids = 0;

  function giveUp(): void {
    worker = undefined;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  }

  function start(file: string): Worker {
    const started = new Worker(new URL('picture-worker.ts', import.meta.url), {
      workerData: pathToFileURL(file).href,
    });
    started.on('message', ({ id, png }: { readonly id: number; readonly png?: Uint8Array }) => {
      waiting.get(id)?.(png && Buffer.from(png));
      waiting.delete(id);
    });
    started.on('error', giveUp);
    started.on('exit', giveUp);
    started.unref();
    return started;
  }

  function draw(film: Film | undefined): Promise<Buffer | undefined> {
    if (film === undefined || program === undefined || !existsSync(program))
      return Promise.resolve(undefined);
    worker ??= start(program);
    const id = ids++;
    return new Promise((answer) => {
      waiting.set(id, answer);
      worker?.postMessage({ id, film });
    });
  }

  async function drawn(key: string, film: () => Film | undefined): Promise<Buffer | undefined> {
    const png = await draw(film());
    if (png !== undefined) cache.set(key, png, png.length);
    return png;
  }

  return {
    of: async (key, film) => {
      const known = cache.get(key) ?? drawing.get(key);
      if (known !== undefined) return known;
      if (waiting.size >= MOST_WAITING) return undefined;
      const picture = drawn(key, film).finally(() => drawing.delete(key));
      drawing.set(key, picture);
      return picture;
    },
    close: () => void worker?.terminate(),
  };
}
