/** A postcard as an animation: the city grows tile by tile. Frames are drawn here and encoded by a worker. */
import { CARD } from './postcard.tsx';
import { rasterOf, svgFile } from './postcard-file.ts';
import type { Light } from './standalone.ts';

/** Small enough to send, and to encode within seconds. */
const SCALE = 0.5;
/** Milliseconds for a tile, and for the finished city. */
const TILE = 500;
const END = 3_000;

export interface Animation {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly delay: number }[];
}

async function framesOf(card: SVGSVGElement, light: Light): Promise<Animation['frames']> {
  const tiles = card.querySelectorAll('[data-tile]').length;
  const frames: Animation['frames'][number][] = [];
  for (let shown = 0; shown <= tiles; shown++) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other: each takes megabytes
    const canvas = await rasterOf(await svgFile(card, light, shown), SCALE);
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    if (data === undefined) throw new Error('no picture');
    frames.push({ data: new Uint8ClampedArray(data), delay: shown === tiles ? END : TILE });
  }
  return frames;
}

const encoded = (animation: Animation): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' });
    const fail = (): void => reject(new Error('the animation could not be encoded'));
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | undefined>) => {
      worker.terminate();
      if (data === undefined) fail();
      else resolve(new Blob([data], { type: 'image/gif' }));
    });
    worker.addEventListener('error', fail);
    worker.postMessage(animation, { transfer: animation.frames.map(({ data }) => data.buffer) });
  });

export async function gifFile(card: SVGSVGElement, light: Light): Promise<Blob> {
  const frames = await framesOf(card, light);
  return encoded({ width: CARD.width * SCALE, height: CARD.height * SCALE, frames });
}
