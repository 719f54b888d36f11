/** The worker that encodes an animation. */
import { encode } from 'modern-gif';
import type { Animation } from './animation.ts';

self.addEventListener('message', ({ data }: MessageEvent<Animation>) => {
  const { width, height, frames } = data;
  void encode({
    width,
    height,
    frames: frames.map(({ data: pixels, delay }) => ({ data: pixels, delay })),
  }).then(
    (gif) => self.postMessage(gif, { transfer: [gif] }),
    () => self.postMessage(undefined),
  );
});
