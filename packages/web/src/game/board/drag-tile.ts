/** Drags a tile with a mouse or a finger: it follows the pointer until it is dropped on a board or beside it. */
import { signal } from '@preact/signals';
import type { Tile } from '@duopolis/rules';
import { shapeOf } from '@duopolis/rules/cities';

export interface Dragged {
  readonly tile: Tile;
  /** Which drawing of its type. */
  readonly variant?: number | undefined;
  /** The centre of the tile on the screen. */
  readonly x: number;
  readonly y: number;
  /** The side of one building in pixels. */
  readonly unit: number;
}

/** The dragged tile. */
export const dragged = signal<Dragged | undefined>(undefined);

/** A shorter movement is a click. */
const DRAG_DISTANCE = 6;
/** A finger hides what is under it, so the tile is held above it. */
const ABOVE_FINGER = 0.7;

/** The element under the left or top building. */
function elementUnder({ tile, x, y, unit }: Dragged): Element | null {
  const shape = shapeOf(tile);
  const [left, top] = [shape === 'side' ? x - unit / 2 : x, shape === 'stacked' ? y - unit / 2 : y];
  return document.elementFromPoint(left, top);
}

export interface TileDrag {
  readonly tile: Tile;
  readonly variant?: number;
  readonly unit: number;
  /** The press has become a drag. */
  readonly lift: () => void;
  readonly over: (under: Element | null) => void;
  /** Dropped; not called for a click or a cancelled drag. */
  readonly drop: (under: Element | null) => void;
  /** Always called, before the drop is handled. */
  readonly end: () => void;
}

/** Follows a pressed pointer. */
export function dragTile(
  pressed: PointerEvent,
  { tile, variant, unit, lift, over, drop, end }: TileDrag,
): void {
  if (!pressed.isPrimary || pressed.button !== 0) return;
  const ended = new AbortController();
  const { signal: until } = ended;
  const above = pressed.pointerType === 'mouse' ? 0 : unit * ABOVE_FINGER;
  const stop = (): void => {
    ended.abort();
    dragged.value = undefined;
    end();
  };
  const held = ({ clientX, clientY }: PointerEvent): Dragged => ({
    tile,
    variant,
    x: clientX,
    y: clientY - above,
    unit,
  });
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    if (dragged.value === undefined) {
      const [across, down] = [event.clientX - pressed.clientX, event.clientY - pressed.clientY];
      if (Math.hypot(across, down) < DRAG_DISTANCE) return;
      lift();
    }
    dragged.value = held(event);
    over(elementUnder(dragged.value));
  };
  /** The last move may come only with the release. */
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== pressed.pointerId) return;
    const isDrag = dragged.value !== undefined;
    const under = isDrag ? elementUnder(held(event)) : null;
    stop();
    if (isDrag) drop(under);
  };
  document.addEventListener('pointermove', move, { signal: until });
  document.addEventListener('pointerup', release, { signal: until });
  document.addEventListener('pointercancel', stop, { signal: until });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal: until });
}
