/** Dots below a row that is swiped: one for each item, filled for those in sight; none where the whole row is. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './swipe-dots.css';

interface Placed {
  readonly left: number;
  readonly width: number;
}

/** Which items are in sight, from left to right: at least their middle is. */
export const inSight = (items: readonly Placed[], { left, width }: Placed): readonly boolean[] =>
  items
    .toSorted((one, other) => one.left - other.left)
    .map((item) => item.left + item.width / 2 - left)
    .map((middle) => middle >= 0 && middle <= width);

/** Follows the row while it is swiped or resized. */
export function useSwiped() {
  const list = useRef<HTMLUListElement>(null);
  const seen = useSignal<readonly boolean[]>([]);
  const look = (): void => {
    if (list.current === null) return;
    const now = inSight(
      [...list.current.children].map((child) => child.getBoundingClientRect()),
      list.current.getBoundingClientRect(),
    );
    if (now.join() !== seen.peek().join()) seen.value = now;
  };
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  return { list, look, seen: seen.value };
}

/** Everybody else reads the list. */
export function SwipeDots({ seen }: { readonly seen: readonly boolean[] }) {
  if (!seen.includes(false)) return null;
  return (
    <p class="swipe-dots" aria-hidden="true">
      {seen.map((isSeen, nth) => (
        <span key={nth} class={isSeen ? 'swipe-dot swipe-dot-seen' : 'swipe-dot'} />
      ))}
    </p>
  );
}
