/** Does work in small parts while the page has nothing else to do; browsers that can't tell do none of it. */

/** Milliseconds that a part may take on a slow device. */
const A_PART = 4;

export function whileIdle(parts: Iterator<undefined>): void {
  if (typeof globalThis.requestIdleCallback !== 'function') return;
  requestIdleCallback((deadline) => {
    while (deadline.timeRemaining() > A_PART) if (parts.next().done === true) return;
    whileIdle(parts);
  });
}
