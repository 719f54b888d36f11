/** How long the main thread of this process has waited for a core: others had it. */
import { readFileSync } from 'node:fs';

/** Milliseconds so far; 0 where the system does not count them. */
export function waitedForCore(): number {
  try {
    const [, waited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
