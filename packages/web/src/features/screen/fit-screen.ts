/** Makes the end of a game smaller until it fits: nobody can scroll a television. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const ZOOM = '--screen-zoom';

/** The style sheet has a zoom for each size of screen; many cities or long names need a smaller one. */
function fit({ style }: HTMLElement, usual: () => number): void {
  style.removeProperty(ZOOM);
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > innerHeight) style.setProperty(ZOOM, String((usual() * innerHeight) / scrollHeight));
}

export function useFit(whole: RefObject<HTMLElement | null>, parts: readonly unknown[]): void {
  useLayoutEffect(() => {
    const node = whole.current;
    if (node === null) return undefined;
    const fitNow = (): void => fit(node, () => Number(getComputedStyle(node).getPropertyValue(ZOOM)));
    fitNow();
    addEventListener('resize', fitNow);
    return () => removeEventListener('resize', fitNow);
  }, parts);
}
