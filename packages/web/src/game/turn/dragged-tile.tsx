/** The tile under the pointer while it is dragged. */
import { spanOf, TileFace } from '../board/piece.tsx';
import { dragged } from '../board/drag-tile.ts';
import type { Turn } from './turn.ts';
import './dragged-tile.css';

/** Over everything, and not moved by any parent. */
const show = (element: HTMLElement | null): void => element?.showPopover();

/** Over an illegal cell it says so before it is dropped. */
export const DraggedInTurn = ({ turn: { targets } }: { readonly turn: Turn }) => (
  <DraggedTile isRefused={targets.pointed.value !== undefined && targets.preview.value === undefined} />
);

export function DraggedTile({ isRefused = false }: { readonly isRefused?: boolean }) {
  const held = dragged.value;
  if (held === undefined) return null;
  const { tile, variant, x, y, unit } = held;
  const [rows, columns] = spanOf(tile);
  const [width, height] = [columns * unit, rows * unit];
  return (
    <div
      ref={show}
      popover="manual"
      class={isRefused ? 'dragged-tile dragged-refused' : 'dragged-tile'}
      aria-hidden="true"
      style={{
        width: `${width}px`,
        height: `${height}px`,
        transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(-2deg)`,
      }}
    >
      <TileFace tile={tile} variant={variant ?? 0} size="medium" />
    </div>
  );
}
