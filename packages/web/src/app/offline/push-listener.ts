/** How the service worker handles a push: shows it, and a tap opens its table or stops it. */
import type { PushNotice } from '@duopolis/protocol';
import type { ExtendableEventLike } from './serve.ts';

export interface PushScope {
  readonly addEventListener: {
    (type: 'push', listener: (event: Pushed) => void): void;
    (type: 'notificationclick', listener: (event: Tapped) => void): void;
  };
  readonly fetch: (request: string, options?: RequestInit) => Promise<Response>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window' }) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
}

interface Pushed extends ExtendableEventLike {
  readonly data: { readonly json: () => unknown } | null;
}

interface Tapped extends ExtendableEventLike {
  readonly action: string;
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

/** All notices share one tag: a new one names every table that waits. */
const TAG = 'duopolis-turn';

const isNotice = (data: unknown): data is PushNotice =>
  typeof data === 'object' && data !== null && 'title' in data && 'path' in data && 'id' in data;

async function show({ registration }: PushScope, notice: PushNotice): Promise<void> {
  const shown = await registration.getNotifications({ tag: TAG });
  const known = shown.some(({ data }) => isNotice(data) && data.id === notice.id);
  const options: NotificationOptions & { readonly renotify: boolean; readonly actions: object[] } = {
    body: notice.body,
    lang: notice.language,
    tag: TAG,
    renotify: !known,
    icon: '/icon.svg',
    data: notice,
    actions: [
      { action: 'open', title: notice.open },
      ...(notice.stop === undefined ? [] : [{ action: 'stop', title: notice.stop.label }]),
    ],
  };
  await registration.showNotification(notice.title, options);
}

/** Brings a page that already shows the table to the front. */
async function open({ clients }: PushScope, path: string): Promise<void> {
  const pages = await clients.matchAll({ type: 'window' });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? clients.openWindow(path) : there.focus());
}

const stop = ({ fetch }: PushScope, link: string): Promise<unknown> =>
  fetch(`/api/notices/stop?link=${encodeURIComponent(link)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

export function listenForPushes(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    const data = event.data?.json();
    if (isNotice(data)) event.waitUntil(show(scope, data));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { action, notification } = event;
    notification.close();
    const { data } = notification;
    if (!isNotice(data)) return;
    event.waitUntil(
      action === 'stop' && data.stop !== undefined ? stop(scope, data.stop.link) : open(scope, data.path),
    );
  });
}
