/** How often a node renews its lease: the same however often it starts, and one renewal at a time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLease } from '../../src/store/postgres/lease.ts';
import type { Session } from '../../src/store/postgres/node-session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isRenewal = (text: string): boolean => text.includes('INSERT INTO nodes');

test('a lease that is started twice is renewed twice a second, and by no renewal that overlaps', async () => {
  let renewals = 0;
  let answer: Promise<readonly never[]> = Promise.resolve([]);
  const query = vi.fn((text: string) => {
    renewals += Number(isRenewal(text));
    return isRenewal(text) ? answer : Promise.resolve([]);
  });
  const session = { node: () => 1, query } as unknown as Session;
  const lease = openLease(
    () => session,
    () => '',
    { died: () => {}, lapsed: () => {} },
  );
  await lease.start();
  await lease.start();
  expect(renewals).toBe(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(renewals).toBe(22);

  const { promise, resolve } = Promise.withResolvers<readonly never[]>();
  answer = promise;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(renewals).toBe(23);
  resolve([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(renewals).toBe(25);

  lease.stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(renewals).toBe(25);
});
