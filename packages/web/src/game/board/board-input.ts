/** Input on a board, as cells: pointing, acting, moving with keys. */
import type { Cell, CityIndex } from '@duopolis/rules';
import type { Box } from '@duopolis/rules/cities';
import { stepTo } from './board-keys.ts';

/** The cell of a board element. */
export function cellOf(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const { row, column } = element?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : [Number(row), Number(column)];
}

/** A cell of a city. */
export interface CellInCity {
  readonly city: CityIndex;
  readonly cell: Cell;
}

/** The cell under a dragged tile, from the element there. */
export function cellInCity(element: Element | null): CellInCity | undefined {
  const cell = cellOf(element);
  const city = element?.closest<HTMLElement>('[data-city]')?.dataset['city'];
  return cell === undefined || city === undefined ? undefined : { city: Number(city), cell };
}

const USUAL_CELL = 72;

/** The side of a cell in pixels, in a board or around one; those at the rim may be narrow. */
export function cellSizeIn(place: Element | null | undefined): number {
  const sides = [...(place?.querySelectorAll('.board-cell') ?? [])].map(
    (cell) => cell.getBoundingClientRect().width,
  );
  return sides.length === 0 ? USUAL_CELL : Math.max(...sides);
}

const WANTED = ['.board-best', '.board-legal', '[tabindex="0"]'] as const;

/** Focuses the best cell of a board, a legal one, or the current one; returns whether there is any. */
export function focusBestCell(place: Element | undefined): boolean {
  const cell = WANTED.map((wanted) => place?.querySelector<HTMLElement>(`[role="gridcell"]${wanted}`)).find(
    (found) => found != null,
  );
  cell?.focus();
  return cell !== undefined;
}

/** The element of a cell, in a board or around one. */
export const cellElement = (place: Element, [row, column]: Cell): HTMLElement | null =>
  place.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);

/** The one cell of a board that the Tab key reaches. */
export const currentCell = (place: Element): HTMLElement | null =>
  place.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');

const focusCell = (grid: HTMLElement, cell: Cell): void => cellElement(grid, cell)?.focus();

export interface BoardHandlers {
  readonly onAct: ((cell: Cell) => void) | undefined;
  readonly onPoint: ((cell: Cell | undefined) => void) | undefined;
  /** Nothing when the focus leaves the board. */
  readonly onFocus: (cell: Cell | undefined) => void;
  /** A press on a cell, perhaps to drag its tile. */
  readonly onGrip: ((cell: Cell, event: PointerEvent) => void) | undefined;
}

/** The mouse over any board. What is drawn under a resting one is pointed at when it moves: it was not meant. */
const mouse = { at: '', isResting: false };

const placeOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

/** The listeners of a grid. A finger does not hover: touching a cell acts on it. */
export function gridListeners(frame: Box, { onAct, onPoint, onFocus, onGrip }: BoardHandlers) {
  return {
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      if (cell !== undefined) onAct?.(cell);
    },
    onPointerDown: (event: PointerEvent) => {
      const cell = cellOf(event.target);
      if (cell !== undefined) onGrip?.(cell, event);
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      mouse.isResting = mouse.at === placeOf(event);
      mouse.at = placeOf(event);
      if (!mouse.isResting) onPoint?.(cellOf(event.target));
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      mouse.at = placeOf(event);
      if (mouse.isResting) onPoint?.(cellOf(event.target));
      mouse.isResting = false;
    },
    onPointerLeave: () => onPoint?.(undefined),
    onFocusIn: (event: FocusEvent) => {
      const cell = cellOf(event.target);
      if (cell === undefined) return;
      onFocus(cell);
      if ((event.target as Element).matches(':focus-visible')) onPoint?.(cell);
    },
    onFocusOut: (event: FocusEvent & { readonly currentTarget: HTMLElement }) => {
      onPoint?.(undefined);
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        onFocus(undefined);
    },
    onKeyDown: (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
      const cell = cellOf(event.target);
      if (cell === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = stepTo(frame, cell, event.key);
      if (next !== undefined) focusCell(event.currentTarget, next);
      else if (event.key === 'Enter' || event.key === ' ') onAct?.(cell);
      else return;
      event.preventDefault();
    },
  };
}
