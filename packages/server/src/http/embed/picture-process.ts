/** A process that draws pictures of games with the built client's drawings, as PNG. Its argument is the drawing program. */
import { setPriority } from 'node:os';
import type { Film } from '@duopolis/rules/record';
import sharp from 'sharp';

interface Drawing {
  readonly pictureOf: (game: { readonly film: Film }) => Promise<string>;
}

export interface Draw {
  readonly id: number;
  readonly film: Film;
}

export interface Drawn {
  readonly id: number;
  /** Nothing if it failed. */
  readonly png?: Buffer;
}

/** As Unix counts; 0 is normal: the server goes first. */
const PRIORITY = 10;

try {
  setPriority(PRIORITY);
} catch {
  // A sandbox may forbid it.
}

/** Its server stops and decides when it is not needed any more; terminals and service managers signal to both. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

/** Threads of the image library. */
sharp.concurrency(1);
/** Every game is drawn once: the library's own cache would only take memory. */
sharp.cache(false);

const { pictureOf } = (await import(process.argv[2] ?? '')) as Drawing;

const answer = (drawn: Drawn): void => void process.send?.(drawn, undefined, undefined, () => {});

process.on('message', ({ id, film }: Draw) => {
  pictureOf({ film })
    .then((svg) => sharp(Buffer.from(svg)).png().toBuffer())
    .then(
      (png) => answer({ id, png }),
      () => answer({ id }),
    );
});
