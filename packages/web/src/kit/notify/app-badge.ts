/** The icon of the tab, with a dot when the game waits for me; and the badge of an installed client. */
const PLAIN = '/icon.svg';
const MARKED = '/icon-turn.svg';

function setIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
}

/** Not every browser has badges. */
const badges = (): Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>> => navigator;

export function showBadge(): void {
  setIcon(MARKED);
  void badges()
    .setAppBadge?.(1)
    .catch(() => {});
}

export function hideBadge(): void {
  setIcon(PLAIN);
  void badges()
    .clearAppBadge?.()
    .catch(() => {});
}
