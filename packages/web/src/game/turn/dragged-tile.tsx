/** The tile under the pointer while it is dragged. */
import { spanOf, TileFace } from '../board/piece.tsx';
import { dragged } from '../board/carry.ts';
import './dragged-tile.css';

/** Over everything, and moved by nothing that it stands in. */
const show = (element: HTMLElement | null): void => element?.showPopover();

export function DraggedTile() {
  const held = dragged.value;
  if (held === undefined) return null;
  const { tile, x, y, unit } = held;
  const [rows, columns] = spanOf(tile);
  const [width, height] = [columns * unit, rows * unit];
  return (
    <div
      ref={show}
      popover="manual"
      class="dragged-tile"
      aria-hidden="true"
      style={{
        width: `${width}px`,
        height: `${height}px`,
        transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(-2deg)`,
      }}
    >
      <TileFace tile={tile} size="medium" />
    </div>
  );
}
