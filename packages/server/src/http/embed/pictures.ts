/**
 * Pictures of finished games for pasted links: drawn one at a time in a process of its own, and cached. What the image library
 * keeps of freed memory ends with that process, and so would a fault in its native code.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Film } from '@duopolis/rules/record';
import { newCache } from '../../tables/cache.ts';
import type { Draw, Drawn } from './picture-process.ts';

export const PICTURE_BYTES = 16_777_216;
/** Games that may wait for their picture; the rest get the site's picture. */
const MOST_WAITING = 8;

/** Milliseconds for one picture. After that its process is killed, and the next picture starts a new one. */
const PATIENCE = 30_000;
/** Megabytes of the heap of a process: a picture needs about 30. Beyond them it ends. */
export const DRAWING_MEMORY = { oldSpace: 64, semiSpace: 8 } as const;
/** Pictures of one process; the next one starts another. The image library keeps fonts and buffers until it ends. */
const EACH_PROCESS = 50;

const FLAGS = [
  '--conditions=source',
  `--max-old-space-size=${DRAWING_MEMORY.oldSpace}`,
  `--max-semi-space-size=${DRAWING_MEMORY.semiSpace}`,
];

export interface Pictures {
  /** Nothing if it can't be drawn now. */
  readonly of: (key: string, film: () => Film | undefined) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

type Done = (png: Buffer | undefined) => void;

/** Draws in one process at a time, but for the last pictures of the one before it. */
interface Drawer {
  readonly draw: (film: Film) => Promise<Buffer | undefined>;
  readonly waiting: () => number;
  readonly close: () => void;
}

/** A process that runs the drawing program. */
interface Artist {
  readonly child: ChildProcess;
  readonly waiting: Map<number, Done>;
  posted: number;
}

/** It gets nothing of the server's environment, where secrets are; one allocator is enough for its few threads. */
function startChild(program: string): ChildProcess {
  const child = fork(new URL('picture-process.ts', import.meta.url), [pathToFileURL(program).href], {
    execArgv: FLAGS,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { MALLOC_ARENA_MAX: '1' },
  });
  child.unref();
  child.channel?.unref();
  return child;
}

function newDrawer(program: string, patience: number): Drawer {
  const artists = new Set<Artist>();
  let current: Artist | undefined;
  let ids = 0;

  /** Once for each process, whether it has drawn enough, exits, fails or is late. */
  function end(artist: Artist): void {
    if (!artists.delete(artist)) return;
    if (current === artist) current = undefined;
    artist.child.kill('SIGKILL');
    for (const done of artist.waiting.values()) done(undefined);
    artist.waiting.clear();
  }

  function start(): Artist {
    const child = startChild(program);
    const artist: Artist = { child, waiting: new Map(), posted: 0 };
    artists.add(artist);
    child.on('message', (message) => {
      const { id, png } = message as Drawn;
      artist.waiting.get(id)?.(png);
      artist.waiting.delete(id);
      if (artist !== current && artist.waiting.size === 0) end(artist);
    });
    child.on('error', () => end(artist));
    child.on('exit', () => end(artist));
    return artist;
  }

  return {
    waiting: () => Array.from(artists).reduce((sum, { waiting }) => sum + waiting.size, 0),
    close: () => artists.forEach(end),
    draw: (film) => {
      const artist = (current ??= start());
      artist.posted += 1;
      if (artist.posted === EACH_PROCESS) current = undefined;
      const task: Draw = { id: ids++, film };
      return new Promise((done) => {
        const late = setTimeout(() => end(artist), patience).unref();
        artist.waiting.set(task.id, (png) => {
          clearTimeout(late);
          done(png);
        });
        // A process that has ended, or could not be started, reports it as an exit or an error.
        if (artist.child.connected) artist.child.send(task, () => {});
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
