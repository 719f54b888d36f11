/** How twenty thousand clients come back after a crash: in time, and not all at once. */
import { fastRandom } from '@duopolis/rules/chance';
import { expect, test } from 'vitest';
import { waitAfter } from '../src/client/environment.ts';

const CLIENTS = 20_000;
/** What the slowest server measured admits. */
const ADMITTED_EACH_MS = 2.7;

/** When each of them connects, in milliseconds since the crash, if the server listens again from a time on. */
function arrivals(listening: number): readonly number[] {
  const random = fastRandom(`back-off ${listening}`);
  return Array.from({ length: CLIENTS }, () => {
    let [at, failures] = [0, 0];
    do {
      at += waitAfter(failures, random() / 2 ** 32);
      failures += 1;
    } while (at < listening);
    return at;
  }).toSorted((one, other) => one - other);
}

/** When the last one is admitted, if one after the other is. */
const admitted = (all: readonly number[]): number =>
  all.reduce((free, at) => Math.max(free, at) + 1 / ADMITTED_EACH_MS, 0);

test.each([500, 1_000, 1_500, 2_000, 2_500])(
  'everybody is back within ten seconds of a crash if the server starts within %i ms',
  (listening) => expect(admitted(arrivals(listening))).toBeLessThan(10_000),
);

/** The most that connect within a tenth of a second. */
function mostAtOnce(listening: number): number {
  const counts = new Map<number, number>();
  for (const at of arrivals(listening)) {
    const tenth = Math.floor(at / 100);
    counts.set(tenth, (counts.get(tenth) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}

test('the longer a server takes to start, the more its clients spread', () => {
  const [half, two, eight] = [500, 2_000, 8_000].map(mostAtOnce) as [number, number, number];
  expect([half < CLIENTS / 2, two < CLIENTS / 8, eight < CLIENTS / 24]).toEqual([true, true, true]);
});
