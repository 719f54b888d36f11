/** The priority of a process that thinks: every other program goes first. */
import { setPriority } from 'node:os';

/** As Unix counts: 0 is normal, 19 the last. With 10 a process gets a tenth of a core that others want too. */
export const THINKING_PRIORITY = 10;

export function yieldCores(): void {
  try {
    setPriority(THINKING_PRIORITY);
  } catch {
    // A sandbox may forbid it; the process then thinks with the priority of the others.
  }
}
