/** Notifications that the service worker has shown: looking at their page closes them. */
import { useEffect } from 'preact/hooks';

const leadsTo = (data: unknown, pathname: string): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'path' in data &&
  (data.path === pathname || pathname.startsWith(`${String(data.path)}/`));

/** Closes those that lead to the page at this path, or to the page it is part of. */
async function closeFor(pathname: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) if (leadsTo(notification.data, pathname)) notification.close();
}

/** A failing browser leaves the notification where it is. */
const closeIfVisible = (): void => {
  if (document.visibilityState === 'visible') void closeFor(location.pathname).catch(() => {});
};

/** Closes the notifications of this page now and whenever it becomes visible; the answer ends that. */
export function withdrawPushed(): () => void {
  closeIfVisible();
  document.addEventListener('visibilitychange', closeIfVisible);
  return () => document.removeEventListener('visibilitychange', closeIfVisible);
}

/** `page` names what is shown: another one is looked at afresh. */
export const useWithdrawnPushes = (page: unknown): void => useEffect(withdrawPushed, [page]);
