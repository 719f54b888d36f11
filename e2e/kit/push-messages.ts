/**
 * Push in a browser. Real: the page of notices, the server, its encrypted request to a local push endpoint, the service
 * worker. Chromium subscribes to its own push service only, and a test can't tap a notification of the desktop: `subscribe`
 * names the local endpoint, DevTools carry what it decrypts to the worker, and a tap is an event in the worker. The headless
 * shell has no notifications: there a list in the worker stands for them.
 */
import type { PushNotice } from '@duopolis/protocol';
import type { CDPSession, Page, Worker } from '@playwright/test';
// oxlint-disable-next-line no-restricted-imports -- the push service of the server's own tests
import { openPushEndpoint, type PushEndpoint } from '../../packages/server/test/kit/push-endpoint.ts';

export { openPushEndpoint };

/** As much of a service worker as is used here. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<void> };
}

async function workerOf(page: Page): Promise<Worker> {
  const context = page.context();
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');
}

/** The person allows notifications, and the browser subscribes to the endpoint. From the next page on. */
export async function allowPush(page: Page, { way: { endpoint, keys } }: PushEndpoint): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(
    (subscription) => {
      Object.assign(PushManager.prototype, { subscribe: async () => ({ toJSON: () => subscription }) });
    },
    { endpoint, keys },
  );
  if (await page.evaluate(() => Notification.permission !== 'granted')) await standIn(page);
}

async function standIn(page: Page): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(() => {
    const { registration } = self as unknown as Scope;
    let shown: readonly Partial<Notification>[] = [];
    const showNotification: ServiceWorkerRegistration['showNotification'] = async (title, options) => {
      const close = (): void => void (shown = shown.filter((other) => other !== one));
      const one: Partial<Notification> = { title, ...options, close };
      shown = [...shown.filter(({ tag }) => tag !== one.tag), one];
    };
    Object.assign(registration, { showNotification, getNotifications: async () => shown });
  });
  await page.exposeFunction('shownNotifications', () => worker.evaluate(shownIn));
  await page.exposeFunction('closeNotification', (nth: number) => worker.evaluate(closeIn, nth));
  await page.addInitScript(() => {
    const { shownNotifications, closeNotification } = globalThis as unknown as {
      readonly shownNotifications: () => Promise<readonly object[]>;
      readonly closeNotification: (nth: number) => Promise<void>;
    };
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    Object.assign(ServiceWorkerRegistration.prototype, {
      getNotifications: async () =>
        (await shownNotifications()).map((one, nth) => ({ ...one, close: () => closeNotification(nth) })),
    });
  });
}

/** Both run in the worker. */
const shownIn = async (): Promise<readonly { readonly title: string; readonly data: unknown }[]> =>
  (await (self as unknown as Scope).registration.getNotifications()).map(({ title, data }) => ({
    title,
    data,
  }));
const closeIn = async (nth: number): Promise<void> =>
  (await (self as unknown as Scope).registration.getNotifications())[nth]?.close();

/** The titles of what is shown. */
export const shownBy = async (page: Page): Promise<readonly string[]> =>
  (await (await workerOf(page)).evaluate(shownIn)).map(({ title }) => title);

async function registrationOf(devTools: CDPSession): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first !== undefined) resolve(first.registrationId);
  });
  await devTools.send('ServiceWorker.enable');
  return promise;
}

/** As the browser's own push service does. */
export async function deliver(page: Page, notice: PushNotice): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(devTools);
  const { origin } = new URL(page.url());
  const data = JSON.stringify(notice);
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devTools.detach();
}

/** Taps the notification; the answer is the address that the worker opens. */
export async function tapNotification(page: Page): Promise<string> {
  const worker = await workerOf(page);
  return worker.evaluate(async () => {
    const { registration, clients } = self as unknown as Scope;
    const [notification] = await registration.getNotifications();
    const { promise, resolve } = Promise.withResolvers<string>();
    clients.openWindow = async (url) => resolve(url);
    const tap = { action: 'open', notification, waitUntil: () => {} };
    dispatchEvent(Object.assign(new Event('notificationclick'), tap));
    return promise;
  });
}
