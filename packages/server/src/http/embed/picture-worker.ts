/** A worker thread that draws the picture of a game with the built client's drawings, as PNG. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Film } from '@duopolis/rules/record';
import sharp from 'sharp';

interface Drawing {
  readonly pictureOf: (game: { readonly film: Film }) => Promise<string>;
}

/** Threads of the image library. */
sharp.concurrency(1);
/** Every game is drawn once: the library's own cache would only take memory. */
sharp.cache(false);

const { pictureOf } = (await import(workerData as string)) as Drawing;

parentPort?.on('message', ({ id, film }: { readonly id: number; readonly film: Film }) => {
  pictureOf({ film })
    .then((svg) => sharp(Buffer.from(svg)).png().toBuffer())
    .then(
      (png) => parentPort?.postMessage({ id, png }),
      () => parentPort?.postMessage({ id }),
    );
});
