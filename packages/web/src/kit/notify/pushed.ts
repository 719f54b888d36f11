/** Notifications from the service worker: viewing their page closes them. */
import { useEffect } from 'preact/hooks';

const leadsTo = (data: unknown, pathname: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'path' in data &&
  (data.path === pathname || pathname.startsWith(`${String(data.path)}/`));

/** Closes those that link to the page at this path, or to its parent page. */
async function closeFor(pathname: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) if (leadsTo(notification.data, pathname)) notification.close();
}

/** If the browser fails, the notification stays. */
const closeIfVisible = (): void => {
  if (document.visibilityState === 'visible') void closeFor(location.pathname).catch(() => {});
};

/** Closes the notifications of this page now and whenever it becomes visible; call the returned function to stop. */
export function withdrawPushed(): () => void {
  closeIfVisible();
  document.addEventListener('visibilitychange', closeIfVisible);
  return () => document.removeEventListener('visibilitychange', closeIfVisible);
}

/** `page` identifies the page: a new one closes its notifications again. */
export const useWithdrawnPushes = (page: unknown): void => useEffect(withdrawPushed, [page]);
