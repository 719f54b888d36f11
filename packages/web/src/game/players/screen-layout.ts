/** The layout of the screen as it is now. */
import { computed, signal } from '@preact/signals';
import { layoutFor } from './layouts.ts';

/** Without the scrollbar, and without what sticks out: `innerWidth` grows with it on phones. */
const sizeNow = () => ({ width: document.documentElement.clientWidth, height: innerHeight });

const size = signal(sizeNow());
globalThis.addEventListener('resize', () => {
  size.value = sizeNow();
});

export const layout = computed(() => layoutFor(size.value.width, size.value.height));
