/** The priority of a thread that thinks: everything else of the program goes first. */
import { setPriority } from 'node:os';

/** As the system counts: 0 is normal, 19 the last. With 10 a thread gets a tenth of a core that others want too. */
export const THINKING_PRIORITY = 10;

/** Only Linux has a priority for each thread; elsewhere this would be that of the process. */
export function yieldCores(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(THINKING_PRIORITY);
  } catch {
    // A sandbox may forbid it; the thread then thinks with the priority of the others.
  }
}
