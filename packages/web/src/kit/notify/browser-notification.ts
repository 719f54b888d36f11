/** The browser's notifications: only on request, and only while the page is hidden. */
import { settings } from '../settings/settings.ts';

const HAS_THEM = typeof Notification !== 'undefined';

export const mayNotify = (): 'yes' | 'no' | 'missing' => {
  if (!HAS_THEM) return 'missing';
  return Notification.permission === 'denied' ? 'no' : 'yes';
};

/** Switches them on; the first time, asks the browser for permission. */
export async function wantNotifications(): Promise<void> {
  if (!HAS_THEM) return;
  const answer = Notification.permission === 'granted' ? 'granted' : await Notification.requestPermission();
  settings.notify.value = answer === 'granted';
}

let shown: Notification | undefined;

export function showNotification(title: string, text: string): void {
  if (!settings.notify.value || !HAS_THEM || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  try {
    shown = new Notification(title, { body: text, tag: 'duopolis-turn', icon: '/icon.svg' });
    shown.addEventListener('click', () => {
      window.focus();
      hideNotification();
    });
  } catch {
    // Some phones show them only from a service worker; title and badge still work.
  }
}

export function hideNotification(): void {
  shown?.close();
  shown = undefined;
}
