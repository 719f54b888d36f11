/** Guides the newcomer's attention: focuses the target, gives a hint after hesitation, notices an opened dialog. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { moveFocus } from '../../game/explain/move-focus.ts';
import { isDialogOpen } from '../../kit/keys/shortcuts.ts';
import { elementAt } from '../../game/motion/element-registry.ts';
import { layout } from '../../game/players/screen-layout.ts';
import { isCityOpen } from '../../game/score/city-dialog.tsx';
import { findAll, focusFor } from './find-target.ts';
import { EDGE, isPinned } from './follow-target.ts';
import type { Target } from './lesson-lines.ts';
import type { Lesson } from './lessons.ts';

/** Milliseconds without any action: long enough for slow readers of two short sentences. */
const HESITATION = 15_000;

/** True after a while without any action since the last sentence. */
export function useHesitation(what: string): boolean {
  const hesitates = useSignal('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        hesitates.value = what;
      }, HESITATION);
    };
    wait();
    document.addEventListener('pointerdown', wait);
    document.addEventListener('keydown', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', wait);
      document.removeEventListener('keydown', wait);
    };
  }, [what]);
  return hesitates.value === what;
}

/** Not for fingers and mice: a focused cell would hide its own number from them. */
let byPointer = false;
const use = (input: 'pointer' | 'keys') => (): void => {
  byPointer = input === 'pointer';
  document.documentElement.toggleAttribute('data-pointer', byPointer);
};
const [pointed, typed] = [use('pointer'), use('keys')];

export function useInput(): void {
  useEffect(() => {
    document.addEventListener('pointerdown', pointed, true);
    document.addEventListener('keydown', typed, true);
    return () => {
      document.removeEventListener('pointerdown', pointed, true);
      document.removeEventListener('keydown', typed, true);
      typed();
    };
  }, []);
}

const isBusyElsewhere = (): boolean =>
  isDialogOpen() || (document.activeElement?.matches('input, textarea, [role="menuitem"]') ?? false);

/** Boards and buttons are rendered a moment after the sentence. */
const ATTEMPTS = 12;

/** Focuses the first target, or the note itself if there is only something to read. */
export function useFocusOn(
  note: { readonly current: HTMLElement | null },
  [target]: readonly Target[],
  what: string,
): void {
  useEffect(() => {
    let frame = 0;
    const attempt = (nth: number): void => {
      const [element] = target === undefined ? [] : findAll(target);
      if (element === undefined && target !== undefined && nth < ATTEMPTS) {
        frame = requestAnimationFrame(() => attempt(nth + 1));
        return;
      }
      if (isBusyElsewhere()) return;
      if (element !== undefined) bringIntoSight(element, note.current);
      focusOn(note.current, target && focusFor(target));
    };
    frame = requestAnimationFrame(() => attempt(0));
    return () => cancelAnimationFrame(frame);
  }, [what]);
}

/** On a phone the hand covers the end of the page, and the note its beginning; while tiles are chosen, both cities are in sight. */
function bringIntoSight(element: Element, note: HTMLElement | null): void {
  const hand = elementAt('hand');
  if (hand === undefined) return;
  if (hand.contains(element)) {
    if (isPinned()) scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  const { top, bottom } = element.getBoundingClientRect();
  const bar = elementAt('bar')?.getBoundingClientRect().bottom ?? 0;
  const begin = isPinned() && note !== null ? note.offsetHeight + 2 * EDGE : bar;
  const end = layout.peek().name === 'ring' ? innerHeight : hand.getBoundingClientRect().top;
  if (top >= begin && bottom <= end) return;
  scrollBy({ top: (top + bottom - begin - end) / 2, behavior: 'instant' });
}

function focusOn(note: HTMLElement | null, element: HTMLElement | undefined): void {
  const wanted = note?.querySelector<HTMLElement>('.coach-next') ?? element ?? note ?? undefined;
  const isAstray = document.activeElement === document.body;
  if (wanted?.role === 'gridcell' && byPointer) {
    if (isAstray) note?.focus({ preventScroll: true });
    return;
  }
  if (wanted !== undefined) moveFocus(wanted);
}

/** In a lesson to look into a city: calls back when a city's reasons were opened and closed again. */
export function useLookedInto({ action }: Pick<Lesson, 'action'>, onLooked: () => void): void {
  useEffect(() => {
    if (action !== 'look') return undefined;
    let wasOpen = false;
    return isCityOpen.subscribe((isOpen) => {
      if (wasOpen && !isOpen) onLooked();
      wasOpen = isOpen;
    });
  }, [action]);
}
