/** The page's side of the service worker: registers it, and knows when a new version waits. */
import { signal } from '@preact/signals';

const HOUR = 3_600_000;
/** Milliseconds for the page to load its own files first. */
const AFTER_THE_PAGE = 1_500;

const waiting = signal<ServiceWorker | undefined>(undefined);

/** Whether a new version is ready. */
export const isNewVersionReady = (): boolean => waiting.value !== undefined;

/** The very first version is not an update: nothing older is running. */
function notice(worker: ServiceWorker | null): void {
  if (worker !== null && navigator.serviceWorker.controller !== null) waiting.value = worker;
}

function watch(registration: ServiceWorkerRegistration): void {
  notice(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') notice(installing);
    });
  });
  const look = (): void => void registration.update().catch(() => {});
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}

const register = (): void =>
  void navigator.serviceWorker
    .register('/sw.js')
    .then(watch)
    .catch(() => {});

const registerSoon = (): void => void setTimeout(register, AFTER_THE_PAGE);

/** After the page has loaded, so that it is not slowed down; browsers without service workers play online. */
export function registerOffline(): void {
  if (import.meta.env.DEV || navigator.serviceWorker === undefined) return;
  if (document.readyState === 'complete') registerSoon();
  else globalThis.addEventListener('load', registerSoon, { once: true });
}

/** Only the tab that asked for it reloads: elsewhere somebody may be in the middle of a move. */
export function takeNewVersion(): void {
  if (waiting.value === undefined) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.value?.postMessage(null);
}
