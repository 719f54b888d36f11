/** Keeps the focus off the body: when the focused element disappears, a sensible one nearby gets the focus (WCAG 2.4.3). */
import { CONTENT_ID, contentElement } from './content.ts';

/** Parts of a screen that can take the focus, from the inside out. */
const PLACES = 'dialog[open], [role="group"], section, aside, main';

/** The next useful element: the main action, a tile, or the current cell. */
const NEXT = [
  '.btn-main:enabled:not([aria-disabled="true"])',
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

/** What a person did last: a press or Tab can take the focus off everything on purpose. */
type Way = 'pointer' | 'tab' | 'key';

/**
 * The innermost part that still exists decides; a cleared screen has only its content. After a press it is the part
 * itself: a focused cell would show a preview that nobody asked for.
 */
function focusAfter(places: readonly HTMLElement[], way: Way): HTMLElement | undefined {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const place =
    places.find(
      (one) => one.isConnected && one.checkVisibility() && (dialog === null || dialog.contains(one)),
    ) ??
    dialog ??
    contentElement();
  if (place === null) return undefined;
  if (place.id === CONTENT_ID) return place;
  return (way === 'pointer' ? undefined : focusIn(place)) ?? rest(place);
}

function placesOf(element: Element): readonly HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(PLACES);
  return place == null ? [] : [place, ...placesOf(place)];
}

/** Frames in which a part may move the focus itself, as dialogs, menus and lessons do. */
const PATIENCE = 3;

/** The element that had the focus last, and the parts of the screen around it. */
interface Last {
  readonly element: HTMLElement;
  readonly places: readonly HTMLElement[];
}

/** A browser takes the focus from a disabled element a frame later, and from a removed one at once. */
function isAdrift({ element }: Last): boolean {
  const { activeElement, body } = document;
  return activeElement === body || (activeElement === element && isLost(element));
}

/** An element that is back, such as a button that was disabled for a moment, has the focus again. */
const homeOf = ({ element, places }: Last, way: Way): HTMLElement | undefined =>
  isLost(element) ? focusAfter(places, way) : element;

/** After the next frame is drawn: asking what is visible costs nothing then, before it would cost a layout of its own. */
const afterFrame = (run: () => void): number => requestAnimationFrame(() => void setTimeout(run));

/** A key that does something by itself, and is no way of moving the focus or of scrolling. */
const isActing = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Enter') && !(ctrlKey || metaKey || altKey);

/**
 * After a reload, or a press beside everything, only the page has the focus. The first key that does something brings it
 * to the content: earlier, nobody asked for it.
 */
function enter(event: KeyboardEvent): void {
  if (document.activeElement === document.body && isActing(event))
    contentElement()?.focus({ preventScroll: true });
}

/** Watches the whole page until it is closed. */
export function watchFocus(root: HTMLElement): void {
  let last: Last | undefined;
  let way: Way = 'key';
  let isLeft = false;
  let frame = 0;
  const watch = (patience: number): void => {
    if (frame === 0 && last !== undefined) frame = afterFrame(() => check(patience));
  };
  const check = (patience: number): void => {
    frame = 0;
    if (last === undefined || !isAdrift(last)) return;
    if (isLeft && !isLost(last.element)) last = undefined;
    else if (patience > 1) watch(patience - 1);
    // A loading screen has no content yet; its arrival is the next change.
    else homeOf(last, way)?.focus({ preventScroll: way === 'pointer' });
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = { element: target, places: placesOf(target) };
    isLeft = false;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    // A press beside everything, or Tab out of the page; an element that is about to be removed is still there, too.
    isLeft = way !== 'key' && !isLost(target);
    watch(PATIENCE);
  });
  document.addEventListener('pointerdown', () => void (way = 'pointer'), true);
  const onKey = (event: KeyboardEvent): void => {
    way = event.key === 'Tab' ? 'tab' : 'key';
    enter(event);
  };
  document.addEventListener('keydown', onKey, true);
  new MutationObserver(() => watch(PATIENCE)).observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
}
