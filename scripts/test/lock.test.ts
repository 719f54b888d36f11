/** Locks between runs. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { releaseLock, takeLock, withLock } from '../testing/lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'duopolis-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a lock is taken once until it is released', () => {
  const lock = join(folder, 'one');
  expect([takeLock(lock), takeLock(lock)]).toEqual([true, false]);
  releaseLock(lock);
  expect(takeLock(lock)).toBe(true);
});

test('the lock of a process that has ended is taken over', () => {
  const lock = join(folder, 'left');
  mkdirSync(lock);
  writeFileSync(join(lock, 'pid'), '999999999');
  expect([takeLock(lock), takeLock(lock)]).toEqual([false, true]);
});

test('work waits for its turn, and a failure releases the lock', async () => {
  const lock = join(folder, 'two');
  const order: string[] = [];
  const first = withLock(lock, async () => {
    order.push('first begins');
    await Promise.resolve();
    order.push('first ends');
    throw new Error('failed');
  });
  const second = withLock(lock, () => order.push('second'));
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});
