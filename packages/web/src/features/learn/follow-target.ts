/** Follows the targets on the page, and positions the note beside them. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { elementAt } from '../../game/motion/element-registry.ts';
import { findAll, findImportantAreas, nameOfTarget } from './find-target.ts';
import type { Target } from './lesson-lines.ts';
import { around, type Box, type Kept, notePositionFor } from './note-position.ts';

export interface Where {
  /** The line when it was found. */
  readonly what: string;
  readonly boxes: readonly Box[];
  readonly note?: Box;
  /** The accessible name of the first of them. */
  readonly name?: string;
}

/** Tiles fly and sheets slide without an event. */
const OFTEN = 250;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** A tile's cells are one target. */
function boxesOf(target: Target): readonly Box[] {
  const boxes = findAll(target).map(boxOf);
  const whole = target.kind === 'cells' ? around(boxes) : undefined;
  return whole === undefined ? boxes : [whole];
}

/** The room for the note: on the ring between the cities, otherwise the width of the page. */
function roomFor(note: HTMLElement): { readonly width: number; readonly left: number; readonly top: number } {
  const centre = elementAt('centre');
  const page = document.documentElement.clientWidth;
  if (centre === undefined) {
    const width = Math.min(page - 16, 460);
    return { width, left: (page - width) / 2, top: innerHeight / 2 };
  }
  const { left, width, bottom } = centre.getBoundingClientRect();
  const own = Math.min(width - 16, 520);
  return { width: own, left: left + (width - own) / 2, top: bottom - note.offsetHeight - 24 };
}

/** Everything on the page that affects the position of the note. */
function measure(targets: readonly Target[], note: HTMLElement) {
  const { width, ...home } = roomFor(note);
  /** Folded, it is as wide as its text. */
  const isPill = note.classList.contains('coach-folded');
  note.style.width = isPill ? '' : `${width}px`;
  const kept = findImportantAreas().map(({ element, weight }): Kept => ({ box: boxOf(element), weight }));
  const page = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = { width: isPill ? note.offsetWidth : width, height: note.offsetHeight };
  return { page, size, around: { targets: targets.flatMap(boxesOf), kept, home } };
}

/** The name of the first target; read when everything is rendered in the current language. */
function nameOf(targets: readonly Target[]): string {
  const first = targets.find((target) => findAll(target).length > 0);
  return first === undefined ? '' : nameOfTarget(first);
}

/** Keyed by `what`, so that a new sentence is laid out at once. */
export function useWhere(
  note: { readonly current: HTMLElement | null },
  targets: readonly Target[],
  what: string,
): Where {
  const where = useSignal<Where>({ what: '', boxes: [] });
  useLayoutEffect(() => {
    let isDrawn = false;
    let measured = '';
    const again = (): void => {
      if (note.current === null) return;
      const found = measure(targets, note.current);
      const name = isDrawn ? nameOf(targets) : '';
      const now = JSON.stringify([found, name]);
      if (now === measured) return;
      measured = now;
      const spot = notePositionFor(found.page, found.size, found.around);
      where.value = { what, boxes: found.around.targets, note: spot, ...(name !== '' && { name }) };
    };
    again();
    /** Boards and buttons are rendered a moment after the sentence. */
    const drawn = (): void => {
      isDrawn = true;
      again();
    };
    const frame = requestAnimationFrame(() => requestAnimationFrame(drawn));
    const timer = setInterval(drawn, OFTEN);
    addEventListener('resize', again);
    document.addEventListener('scroll', again, true);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
      removeEventListener('resize', again);
      document.removeEventListener('scroll', again, true);
    };
  }, [what]);
  const { note: before, ...found } = where.value;
  if (found.what === what) return where.value;
  return { what, boxes: [], ...(before !== undefined && { note: before }) };
}
