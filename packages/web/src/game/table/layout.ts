/** The layout of the screen as it is now. */
import { computed, signal } from '@preact/signals';
import { layoutFor } from './layouts.ts';

const size = signal({ width: innerWidth, height: innerHeight });
globalThis.addEventListener('resize', () => {
  size.value = { width: innerWidth, height: innerHeight };
});

export const layout = computed(() => layoutFor(size.value.width, size.value.height));
