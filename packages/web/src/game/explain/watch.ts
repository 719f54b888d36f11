/** When an explanation opens and closes: a resting pointer, the focus, a long press, or its key; Escape closes it. */
import { announce } from '../../kit/controls/announce.tsx';
import { settings } from '../../kit/settings/settings.ts';
import { parseTerms } from './term.ts';
import { type Explained, explained } from './explanation-text.ts';
import { detailsFor } from './details.ts';
import { areTipsHeld } from './held-tips.ts';
import { isFocusMoved } from './move-focus.ts';
import { type Cause, hideTip, isTip, showTip, tipCause, tipTarget } from './tooltip.ts';
import { hasWords } from '../../kit/words/shown-language.ts';
import { withColon } from '../../kit/words/with-colon.ts';

/** Milliseconds: a pointer or focus that only passes by opens nothing. */
const REST = 700;
/** Milliseconds to move from the target to the tooltip. */
const GRACE = 300;
const LONG_PRESS = 500;
/** Milliseconds between two checks whether the words are loaded. */
const WORDS_COME = 50;
/** Pixels: a finger is never quite still. */
const STILL = 8;

const targetOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-explain]') : undefined) ?? undefined;

const contentsOf = (target: HTMLElement): readonly Explained[] => [
  ...detailsFor(target),
  ...parseTerms(target.dataset['explain'] ?? '').map(explained),
];

/** One timer for each: moving the pointer doesn't cancel what a key asked for. */
const timers: { [cause in Cause]?: ReturnType<typeof setTimeout> } = {};
const forget = (cause: Cause): void => clearTimeout(timers[cause]);
/** Once the words are loaded. */
const wait = (cause: Cause, then: () => void, time: number): void => {
  forget(cause);
  timers[cause] = setTimeout(() => (hasWords() ? then() : wait(cause, then, WORDS_COME)), time);
};

function show(target: HTMLElement, cause: Cause): void {
  const contents = contentsOf(target);
  if (contents.length > 0 && target.isConnected && !areTipsHeld()) showTip(target, contents, cause);
}

/** At once, and announced to screen readers. */
const explainFocused = (): void =>
  wait(
    'focus',
    () => {
      const target = targetOf(document.activeElement);
      if (target === undefined) return;
      show(target, 'focus');
      const said = contentsOf(target).map(({ name, text }) => withColon(name, text));
      announce(said.join(' '), 'now');
    },
    0,
  );

const hide = (): void => {
  forget('pointer');
  forget('focus');
  hideTip();
};

/** A tooltip opened by the focus stays until the focus moves (WCAG 1.4.13). */
const isByPointer = (): boolean => tipCause() === 'pointer';
const leave = (): void => {
  if (isByPointer()) hide();
};

/** Where a pointer went down; an element drawn under a resting pointer was not pointed at. */
let pressedAt: readonly [x: number, y: number] | undefined;
/** The click after a long press does nothing else. */
let isLongPress = false;

const isFar = ({ clientX, clientY }: PointerEvent): boolean =>
  pressedAt === undefined || Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) > STILL;

function onPointerOver(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || isTip(event.target) || !isFar(event)) {
    if (isTip(event.target)) forget('pointer');
    return;
  }
  const target = targetOf(event.target);
  if (target !== undefined && target === tipTarget()) forget('pointer');
  else if (target === undefined || isByPointer()) wait('pointer', leave, GRACE);
  else wait('pointer', () => show(target, 'pointer'), REST);
}

/** From one explained element straight to the next: once the old tooltip has closed, a resting pointer opens the next. */
function onPointerMove(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') {
    if (isFar(event)) forget('pointer');
    return;
  }
  const target = targetOf(event.target);
  if (target === undefined || target === tipTarget() || isByPointer() || !isFar(event)) return;
  pressedAt = undefined;
  wait('pointer', () => show(target, 'pointer'), REST);
}

function onPointerDown(event: PointerEvent): void {
  if (isTip(event.target)) return;
  hide();
  isLongPress = false;
  pressedAt = [event.clientX, event.clientY];
  const target = targetOf(event.target);
  if (event.pointerType === 'mouse' || target === undefined) return;
  const explain = (): void => {
    isLongPress = true;
    show(target, 'pointer');
  };
  wait('pointer', explain, LONG_PRESS);
}

const onPointerEnd = ({ pointerType }: PointerEvent): void => {
  if (pointerType !== 'mouse') forget('pointer');
};

function swallow(event: Event): void {
  if (!isLongPress) return;
  isLongPress = event.type !== 'click';
  event.preventDefault();
  event.stopPropagation();
}

function onFocusIn({ target }: FocusEvent): void {
  const explains = targetOf(target);
  if (explains !== undefined && explains === tipTarget()) return;
  // Cancels the explanation of the previously focused element, even if it was not open yet.
  forget('focus');
  if (tipTarget() !== undefined) hide();
  if (explains?.matches(':focus-visible') === true && !isFocusMoved())
    wait('focus', () => targetOf(document.activeElement) === explains && show(explains, 'focus'), REST);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || tipTarget() === undefined) return;
  hide();
  // The same press closes nothing else.
  event.preventDefault();
  event.stopPropagation();
}

/** A button that only explains also does so when pressed. */
function onClick(event: MouseEvent): void {
  swallow(event);
  const target = targetOf(event.target);
  if (event.defaultPrevented || target?.matches('button.explains') !== true) return;
  target.focus({ preventScroll: true });
  explainFocused();
}

/** Starts with the event that triggered the load; returns the function that explains the focused element. */
export function watchExplanations(first?: Event): () => void {
  settings.language.subscribe(hide);
  const capture = { capture: true } as const;
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointermove', onPointerMove);
  document.addEventListener('pointerdown', onPointerDown, capture);
  document.addEventListener('pointerup', onPointerEnd);
  document.addEventListener('pointercancel', onPointerEnd);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', ({ target }) => target === tipTarget() && hide());
  document.addEventListener('keydown', onKeyDown, capture);
  document.addEventListener('click', onClick, capture);
  document.addEventListener('contextmenu', swallow, capture);
  document.addEventListener('scroll', ({ target }) => !isTip(target) && hide(), capture);
  addEventListener('resize', hide);
  if (first instanceof FocusEvent) onFocusIn(first);
  else if (first?.type === 'pointerover') onPointerOver(first as PointerEvent);
  else if (first?.type === 'pointerdown') onPointerDown(first as PointerEvent);
  else if (first?.type === 'click') onClick(first as MouseEvent);
  return explainFocused;
}
