/** The icon of the tab, with a dot when the game waits for me; and the badge of an installed client. */
const PLAIN = '/icon.svg';
const MARKED = '/icon-turn.svg';

export function setBadge(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = mine ? MARKED : PLAIN;
  if (link !== null && link.getAttribute('href') !== href) link.setAttribute('href', href);
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const told = mine ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator);
  void told?.catch(() => {});
}
