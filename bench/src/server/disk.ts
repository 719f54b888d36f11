/** Measures small disk writes during a load, to tell stalls of the disk from those of the server. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Latencies, summaryOf } from './latencies.ts';

const EVERY_MS = 50;
const BLOCK = Buffer.alloc(4_096);

export interface Probe {
  readonly end: () => void;
  readonly took: Promise<Latencies>;
}

export function probeDisk(folder: string): Probe {
  const ending = new AbortController();
  async function ask(): Promise<Latencies> {
    const took: number[] = [];
    const file = await open(join(folder, 'probe'), 'w');
    // oxlint-disable no-await-in-loop -- one write after the other
    while (!ending.signal.aborted) {
      const begun = performance.now();
      await file.write(BLOCK, 0, BLOCK.length, 0);
      await file.datasync();
      took.push(performance.now() - begun);
      await new Promise((resolve) => void setTimeout(resolve, EVERY_MS));
    }
    // oxlint-enable no-await-in-loop
    await file.close();
    return summaryOf(took);
  }
  return { took: ask(), end: () => ending.abort() };
}
