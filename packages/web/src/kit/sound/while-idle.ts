/** Works in small parts while the page is idle; does nothing in browsers without idle callbacks. */

/** Milliseconds that one part may take on a slow device. */
const A_PART = 4;

export function whileIdle(parts: Iterator<undefined>): void {
  if (typeof globalThis.requestIdleCallback !== 'function') return;
  requestIdleCallback((deadline) => {
    while (deadline.timeRemaining() > A_PART) if (parts.next().done === true) return;
    whileIdle(parts);
  });
}
