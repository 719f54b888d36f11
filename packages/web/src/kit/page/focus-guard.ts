/** Keeps the focus off the body: when the focused element disappears, a sensible one nearby gets the focus (WCAG 2.4.3). */
import { CONTENT_ID, contentElement } from './content.ts';

/** Parts of a screen that can take the focus, from the inside out. */
const PLACES = 'dialog[open], [role="group"], section, aside, main';

/** The next useful element: the main action, a tile, or the current cell. */
const NEXT = [
  '.btn-main:enabled',
  'button[aria-pressed="true"]:enabled:not([aria-disabled="true"])',
  'button[aria-pressed="false"]:enabled:not([aria-disabled="true"])',
  '[role="gridcell"][tabindex="0"]',
] as const;

/** Other buttons may undo something: nobody should press one by pressing twice. */
function focusIn(place: Element): HTMLElement | undefined {
  for (const selector of NEXT) {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (found !== undefined) return found;
  }
  return undefined;
}

const isLost = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

/** The part itself takes the focus if it has nothing to press. */
function rest(place: HTMLElement): HTMLElement {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}

/** The innermost part that still exists decides; a cleared screen has only its content. */
function focusAfter(places: readonly HTMLElement[]): HTMLElement | undefined {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const place =
    places.find(
      (one) => one.isConnected && one.checkVisibility() && (dialog === null || dialog.contains(one)),
    ) ??
    dialog ??
    contentElement();
  if (place === null) return undefined;
  return place.id === CONTENT_ID ? place : (focusIn(place) ?? rest(place));
}

function placesOf(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place == null ? [] : [place, ...placesOf(place)];
}

/** Frames in which a part may move the focus itself, as dialogs, menus and lessons do. */
const PATIENCE = 3;

/** Watches the whole page until it is closed. */
export function watchFocus(root: HTMLElement): void {
  let last: { readonly element: Element; readonly places: readonly HTMLElement[] } | undefined;
  let byPointer = false;
  let frame = 0;
  const check = (left: number): void => {
    frame = 0;
    if (last === undefined || document.activeElement !== document.body || !isLost(last.element)) return;
    if (left > 0) frame = requestAnimationFrame(() => check(left - 1));
    // A loading screen has no content yet; its arrival is the next change.
    else focusAfter(last.places)?.focus({ preventScroll: byPointer });
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = { element: target, places: placesOf(target) };
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A press beside everything deliberately removes the focus.
    if (relatedTarget === null && byPointer && target instanceof Element && !isLost(target)) last = undefined;
  });
  document.addEventListener('pointerdown', () => void (byPointer = true), true);
  document.addEventListener('keydown', () => void (byPointer = false), true);
  new MutationObserver(() => {
    if (frame === 0 && last !== undefined && document.activeElement === document.body) check(PATIENCE);
  }).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
}
