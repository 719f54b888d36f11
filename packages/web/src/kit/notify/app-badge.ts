/** The icon of the tab, with a dot when the game waits for me; and the badge of an installed client. */
const PLAIN = '/icon.svg';
const MARKED = '/icon-turn.svg';

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Not every browser has badges. */
const badges = (): Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> => navigator;

/** Every step of a game says again whose turn it is, and each change of a badge is a message to the system. */
let isShown: boolean | undefined;

export function showBadge(): void {
  if (isShown === true) return;
  isShown = true;
  setIcon(MARKED);
  void badges()
    .setAppBadge?.(1)
    .catch(() => {});
}

export function hideBadge(): void {
  if (isShown === false) return;
  isShown = false;
  setIcon(PLAIN);
  void badges()
    .clearAppBadge?.()
    .catch(() => {});
}
