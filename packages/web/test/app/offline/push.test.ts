/** The service worker and notices: what it shows, what a tap opens, and what stops them. */
import type { PushNotice } from '@duopolis/protocol';
import { expect, test } from 'vitest';
import { listenForPushes, type PushScope } from '../../../src/app/offline/push-listener.ts';

const NOTICE: PushNotice = {
  id: 'first',
  title: 'Your turn at Nora’s table',
  body: 'Place your two tiles.',
  language: 'en',
  path: '/table/abc',
  open: 'Open',
  stop: { link: 'signed.link', label: 'Stop for this table' },
};

/** A worker with these pages open. */
function worker(pages: readonly string[] = []) {
  const received = new Map<string, (event: never) => void>();
  const shown: { readonly title: string; readonly options: NotificationOptions }[] = [];
  const done: string[] = [];
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => void received.set(type, listener),
    fetch: async (path: string, options?: RequestInit) => {
      done.push(`${options?.method} ${path}`);
      return new Response('{}');
    },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
      getNotifications: async () => shown.map(({ options }) => options),
    },
    clients: {
      matchAll: async () =>
        pages.map((path) => ({
          url: `https://duopolis.example${path}`,
          focus: async () => void done.push(`focus ${path}`),
        })),
      openWindow: async (path: string) => void done.push(`open ${path}`),
    },
  };
  listenForPushes(scope as unknown as PushScope);
  const tell = async (type: string, event: object): Promise<void> => {
    const lasting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>): void => void lasting.push(work);
    received.get(type)?.({ ...event, waitUntil } as never);
    await Promise.all(lasting);
  };
  return {
    shown,
    done,
    push: (data: unknown) => tell('push', { data: { json: () => data } }),
    tap: (action: string, data: unknown = NOTICE) =>
      tell('notificationclick', {
        action,
        notification: { data, close: () => void done.push('close') },
      }),
  };
}

test('a push is shown with its two buttons, in its language', async () => {
  const { push, shown } = worker();
  await push(NOTICE);
  expect(shown).toEqual([
    {
      title: NOTICE.title,
      options: expect.objectContaining({
        body: NOTICE.body,
        lang: 'en',
        data: NOTICE,
        renotify: true,
        actions: [
          { action: 'open', title: 'Open' },
          { action: 'stop', title: 'Stop for this table' },
        ],
      }),
    },
  ]);
});

test('the same delivery again makes no second sound, another one does', async () => {
  const { push, shown } = worker();
  await push(NOTICE);
  await push(NOTICE);
  await push({ ...NOTICE, id: 'second' });
  expect(shown.map(({ options }) => 'renotify' in options && options.renotify)).toEqual([true, false, true]);
});

test('an invalid message is neither shown nor opened', async () => {
  const { push, tap, shown, done } = worker();
  await push('turn');
  await push(null);
  await tap('', null);
  await tap('open', { path: '/table/abc' });
  expect([shown, done]).toEqual([[], ['close', 'close']]);
});

test.each(['', 'open'])('a tap on “%s” opens the table', async (action) => {
  const { tap, done } = worker(['/table/other', '/']);
  await tap(action);
  expect(done).toEqual(['close', 'open /table/abc']);
});

test('a page that shows the table gets the focus', async () => {
  const { tap, done } = worker(['/', '/table/abc']);
  await tap('');
  expect(done).toEqual(['close', 'focus /table/abc']);
});

test('stopping asks the server and opens nothing', async () => {
  const { tap, done } = worker(['/']);
  await tap('stop');
  expect(done).toEqual(['close', 'POST /api/notices/stop?link=signed.link']);
});
