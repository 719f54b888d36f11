/** The current layout of the screen. */
import { computed, signal } from '@preact/signals';
import { layoutForText } from './layouts.ts';

/** Pixels of a rem in a browser whose text size was not changed. */
const USUAL_TEXT = 16;

/** How much larger text is than usual. */
const textNow = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;

/** Without scrollbars and overflow: on phones `innerWidth` and `innerHeight` grow with it. */
const sizeNow = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
  text: Math.max(1, textNow()),
});

const size = signal(sizeNow());
globalThis.addEventListener('resize', () => {
  size.value = sizeNow();
});

export const layout = computed(() => layoutForText(size.value.width, size.value.height, size.value.text));
