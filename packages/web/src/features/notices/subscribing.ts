/** The browser's side of push: asks for permission after a tap, and subscribes with the server's key. */
import type { Way } from '@duopolis/protocol';

export type PushState = 'ready' | 'blocked' | 'missing';

export function pushState(): PushState {
  const has = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!has) return 'missing';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

/** Nothing if the person or the browser refuses. */
export async function subscribe(pushKey: string): Promise<Way | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  try {
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(pushKey),
    });
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined;
    return { kind: 'push', endpoint, keys: { p256dh, auth } };
  } catch {
    return undefined;
  }
}
