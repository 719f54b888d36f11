/** Progressive rendering: draws a large screen part by part, one per frame, so that the page stays responsive. */
import { useEffect, useState } from 'preact/hooks';

/** A hidden page has no frames. */
const soon = (run: () => void): (() => void) => {
  if (document.hidden) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** How many parts to render now: one at first, and one more after each frame. */
export function useProgressiveParts(parts: number): number {
  const [drawn, draw] = useState(1);
  useEffect(() => (drawn < parts ? soon(() => draw(drawn + 1)) : undefined), [drawn]);
  return drawn;
}

/** Yields to the event loop between two long tasks. */
export const yieldToBrowser = (): Promise<void> => new Promise((done) => void setTimeout(done));
