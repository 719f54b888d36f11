/** Follows the targets on the page, and positions the note beside them. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { elementAt } from '../../game/motion/element-registry.ts';
import { findAll, findImportantAreas, nameOfTarget } from './find-target.ts';
import { layout } from '../../game/players/screen-layout.ts';
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

interface Room {
  readonly width: number;
  readonly left: number;
  readonly top: number;
}

const WIDEST = 520;
/** From the edges of the page, in pixels. */
export const EDGE = 4;

/** A phone held upright has room under the note: nothing but a target moves it away from there. */
export const isPinned = (): boolean => {
  const { name, broad, short } = layout.peek();
  return name === 'tall' && !broad && !short;
};

/** The room for the note: over the far side of the ring, above the cities and the score. */
function roomFor(note: HTMLElement): Room {
  const page = document.documentElement.clientWidth;
  const arch = elementAt('arch')?.getBoundingClientRect();
  if (isPinned() || arch === undefined) {
    const width = Math.min(page - 2 * EDGE, WIDEST);
    return { width, left: (page - width) / 2, top: EDGE };
  }
  const middle = elementAt(layout.peek().name === 'low' ? 'hand' : 'centre')?.getBoundingClientRect() ?? arch;
  const width = Math.min(middle.width - 2 * EDGE, WIDEST);
  return {
    width,
    left: middle.left + (middle.width - width) / 2,
    top: Math.max(EDGE, arch.bottom - note.offsetHeight - EDGE),
  };
}

/** Everything on the page that affects the position of the note. */
function measure(targets: readonly Target[], note: HTMLElement) {
  const { width, ...home } = roomFor(note);
  /** Folded, it is as wide as its text. */
  const isPill = note.classList.contains('coach-folded');
  note.style.width = isPill ? '' : `${width}px`;
  const areas = isPinned() ? [] : findImportantAreas();
  const kept = areas.map(({ element, weight }): Kept => ({ box: boxOf(element), weight }));
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
