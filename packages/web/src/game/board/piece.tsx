/** One tile on a board: its drawing, its owner and what it would change. */
import type { Tile } from '@duopolis/rules';
import { isDuplex, typeOfBuilding } from '@duopolis/rules/notation';
import { type Box, shapeOf } from '@duopolis/rules/cities';
import { type ArtSize, DuplexArt, Portrait, TileArt, variantAt } from '../../kit/art/index.ts';
import { memo } from '../../kit/page/use-stable.ts';
import { signed } from './gain-text.ts';
import type { Hidden } from './board-lines.ts';
import type { Piece } from './board-model.ts';
import './piece.css';

/** A whole tile; it fills its box. */
export function TileFace({
  tile,
  variant = 0,
  size,
}: {
  readonly tile: Tile;
  /** Which drawing of its type. */
  readonly variant?: number;
  readonly size: ArtSize;
}) {
  if (!isDuplex(tile)) return <TileArt letter={tile} variant={variant} size={size} />;
  return <DuplexArt tile={tile} variants={[variant, variant + 1]} size={size} />;
}

/** How many rows and columns a tile takes. */
export function spanOf(tile: Tile): readonly [rows: number, columns: number] {
  const shape = shapeOf(tile);
  return [shape === 'stacked' ? 2 : 1, shape === 'side' ? 2 : 1];
}

interface PieceProps {
  readonly piece: Piece;
  readonly frame: Box;
  readonly size: ArtSize;
  /** What of it lies beyond the window. */
  readonly hidden?: Hidden | undefined;
}

const full = (count: number): string => `calc(var(--cell) * ${count} + var(--gap) * ${count - 1})`;
const part = (rims: number): string => `calc((var(--cell) - var(--rim)) * ${rims})`;

/** In narrow rows and columns a tile has its usual size, and a part of it is beyond the edge of the board. */
const beyondEdge = ({ top, right, bottom, left }: Hidden, [rows, columns]: readonly [number, number]) => ({
  width: full(columns),
  height: full(rows),
  justifySelf: left > 0 ? 'end' : 'start',
  alignSelf: top > 0 ? 'end' : 'start',
  clipPath: `inset(${[top, right, bottom, left].map(part).join(' ')})`,
});

export const PieceView = memo(function Piece({
  piece: {
    tile,
    at,
    tone,
    variant = variantAt(...at),
    by,
    portrait,
    gain,
    number,
    look,
    isOnlySpace = false,
  },
  frame,
  size,
  hidden,
}: PieceProps) {
  const [rows, columns] = spanOf(tile);
  return (
    <div
      class={`board-piece board-piece-${tone}${look === undefined ? '' : ` board-ghost-${look}`}${isOnlySpace ? ' board-ghost-space' : ''}`}
      style={{
        gridRow: `${at[0] - frame.top + 1} / span ${rows}`,
        gridColumn: `${at[1] - frame.left + 1} / span ${columns}`,
        ...(hidden !== undefined && beyondEdge(hidden, [rows, columns])),
      }}
    >
      <TileFace tile={tile} variant={variant} size={size} />
      {portrait !== undefined && (
        <Portrait
          of={portrait}
          label=""
          size={28}
          class={
            !isDuplex(tile) && typeOfBuilding(tile) === 'civic' ? 'board-face board-face-high' : 'board-face'
          }
        />
      )}
      {by !== undefined && tone === 'hint' && <span class="board-by">{by}</span>}
      {number !== undefined && <span class="board-number">{number}</span>}
      {gain !== undefined && !isOnlySpace && <span class="board-gain">{signed(gain)}</span>}
    </div>
  );
});
