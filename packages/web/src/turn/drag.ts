/** Dragging a tile with a mouse or a finger: it follows the pointer, and is tried on the legal cell where it is let go. */
import { signal } from '@preact/signals';
import { type CityIndex, shapeOf, type Tile } from '@duopolis/rules';
import { cellOf } from '../board/pointing.ts';
import type { Pointed } from './now.ts';
import type { Turn } from './turn.ts';

export interface Dragged {
  readonly tile: Tile;
  /** The middle of the tile on the screen. */
  readonly x: number;
  readonly y: number;
  /** The side of one building in pixels. */
  readonly unit: number;
}

/** What is in the hand now. */
export const dragged = signal<Dragged | undefined>(undefined);

/** Nearer than this it is a click. */
const NEAR = 6;
/** A finger hides what is under it, so that the tile is held above it. */
const ABOVE_FINGER = 0.7;
const USUAL_UNIT = 72;

/** As large as it will be in my city. */
const unitIn = (city: CityIndex | undefined): number =>
  document.querySelector(`.city-board[data-city="${city}"] .board-cell`)?.getBoundingClientRect().width ??
  USUAL_UNIT;

/** The cell under the left or top building. */
function targetUnder({ tile, x, y, unit }: Dragged): Pointed | undefined {
  const shape = shapeOf(tile);
  const [left, top] = [shape === 'side' ? x - unit / 2 : x, shape === 'stacked' ? y - unit / 2 : y];
  const element = document.elementFromPoint(left, top);
  const cell = cellOf(element);
  const city = element?.closest<HTMLElement>('[data-city]')?.dataset['city'];
  return cell === undefined || city === undefined ? undefined : { city: Number(city), cell };
}

/** Follows a pressed pointer; `lift` is called when it has become a drag. */
export function drag(turn: Turn, pressed: PointerEvent, tile: Tile, lift: () => void): void {
  if (!pressed.isPrimary || pressed.button !== 0) return;
  const ended = new AbortController();
  const { signal: until } = ended;
  const unit = unitIn(turn.cities.value[0]);
  const above = pressed.pointerType === 'mouse' ? 0 : unit * ABOVE_FINGER;
  const end = (): void => {
    ended.abort();
    dragged.value = undefined;
    turn.point(undefined);
  };
  const held = ({ clientX, clientY }: PointerEvent): Dragged => ({
    tile,
    x: clientX,
    y: clientY - above,
    unit,
  });
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    if (dragged.value === undefined) {
      const [across, down] = [event.clientX - pressed.clientX, event.clientY - pressed.clientY];
      if (Math.hypot(across, down) < NEAR) return;
      lift();
    }
    dragged.value = held(event);
    turn.point(targetUnder(dragged.value));
  };
  /** The last move may come only with the letting go. */
  const drop = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    const target = dragged.value && targetUnder(held(event));
    end();
    if (target !== undefined) turn.act(target.city, target.cell);
  };
  document.addEventListener('pointermove', move, { signal: until });
  document.addEventListener('pointerup', drop, { signal: until });
  document.addEventListener('pointercancel', end, { signal: until });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal: until });
}
