/** A notification of a table closes as soon as its table is looked at, on any of the table's pages. */
import { beforeEach, expect, test } from 'vitest';
import { withdrawPushed } from '../../../src/kit/notify/pushed.ts';
import { openPage } from '../page.ts';

const TABLE = { path: '/table/abc' };
const SEVERAL = { path: '/' };

let shown: { readonly data: unknown; readonly close: () => void }[] = [];
const listeners = new Set<() => void>();
const left = (): readonly unknown[] => shown.map(({ data }) => data);

function openAt(path: string, visibilityState: 'visible' | 'hidden' = 'visible'): void {
  openPage(path);
  Object.assign(document, {
    visibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  });
  Object.assign(navigator, {
    serviceWorker: { getRegistration: async () => ({ getNotifications: async () => shown }) },
  });
}

/** The worker answers a moment later. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

async function look(): Promise<void> {
  for (const listener of listeners) listener();
  await settled();
}

beforeEach(() => {
  listeners.clear();
  shown = [TABLE, SEVERAL, 'else', null].map((data) => {
    const one = { data, close: () => void (shown = shown.filter((other) => other !== one)) };
    return one;
  });
});

test.each(['/table/abc', '/table/abc/room'])('%s closes notifications for its table', async (path) => {
  openAt(path);
  withdrawPushed();
  await settled();
  expect(left()).toEqual([SEVERAL, 'else', null]);
});

test('the first page closes notifications for several tables', async () => {
  openAt('/');
  withdrawPushed();
  await settled();
  expect(left()).toEqual([TABLE, 'else', null]);
});

test.each(['/table/abcd', '/table/other', '/notices'])('%s closes nothing', async (path) => {
  openAt(path);
  withdrawPushed();
  await settled();
  expect(left()).toHaveLength(4);
});

test('a hidden page closes it when it becomes visible, but not after it was left', async () => {
  openAt('/table/abc', 'hidden');
  const leave = withdrawPushed();
  await look();
  expect(left()).toHaveLength(4);
  Object.assign(document, { visibilityState: 'visible' });
  await look();
  expect(left()).toEqual([SEVERAL, 'else', null]);
  leave();
  expect(listeners.size).toBe(0);
});

test('a browser without a service worker, or with one that fails, is no error', async () => {
  openAt('/table/abc');
  Object.assign(navigator, { serviceWorker: undefined });
  withdrawPushed();
  Object.assign(navigator, { serviceWorker: { getRegistration: () => Promise.reject(new Error('no')) } });
  withdrawPushed();
  await settled();
  expect(left()).toHaveLength(4);
});
