/** The current layout of the screen. */
import { computed, signal } from '@preact/signals';
import { layoutFor } from './layouts.ts';

/** Without the scrollbar and overflow: on phones `innerWidth` grows with it. */
const sizeNow = () => ({ width: document.documentElement.clientWidth, height: innerHeight });

const size = signal(sizeNow());
globalThis.addEventListener('resize', () => {
  size.value = sizeNow();
});

export const layout = computed(() => layoutFor(size.value.width, size.value.height));
