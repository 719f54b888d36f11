/** One tile on a board: its drawing, and what is said about it: whose it is and what it would change. */
import { isDuplex, shapeOf, type Tile } from '@duopolis/rules';
import type { Box } from '@duopolis/rules/cities';
import { type ArtSize, DuplexArt, TileArt, variantAt } from '../../kit/art/index.ts';
import { signed } from './gain.ts';
import type { Piece } from './model.ts';

/** A whole tile; it fills the box it is put in. */
export function TileFace({
  tile,
  at = [0, 0],
  size,
}: {
  readonly tile: Tile;
  readonly at?: readonly [number, number];
  readonly size: ArtSize;
}) {
  const [row, column] = at;
  if (!isDuplex(tile)) return <TileArt letter={tile} variant={variantAt(row, column)} size={size} />;
  const [down, across] = shapeOf(tile) === 'stacked' ? [1, 0] : [0, 1];
  const variants = [variantAt(row, column), variantAt(row + down, column + across)] as const;
  return <DuplexArt tile={tile} variants={variants} size={size} />;
}

/** How many rows and columns a tile takes. */
export function spanOf(tile: Tile): readonly [rows: number, columns: number] {
  const shape = shapeOf(tile);
  return [shape === 'stacked' ? 2 : 1, shape === 'side' ? 2 : 1];
}

export function PieceView({
  piece: { tile, at, tone, by, gain, number, look },
  frame,
  size,
}: {
  readonly piece: Piece;
  readonly frame: Box;
  readonly size: ArtSize;
}) {
  const [rows, columns] = spanOf(tile);
  return (
    <div
      class={`board-piece board-piece-${tone}${look === undefined ? '' : ` board-ghost-${look}`}`}
      style={{
        gridRow: `${at[0] - frame.top + 1} / span ${rows}`,
        gridColumn: `${at[1] - frame.left + 1} / span ${columns}`,
      }}
    >
      <TileFace tile={tile} at={at} size={size} />
      {by !== undefined && tone !== 'ghost' && <span class="board-by">{by}</span>}
      {number !== undefined && <span class="board-number">{number}</span>}
      {gain !== undefined && <span class="board-gain">{signed(gain)}</span>}
    </div>
  );
}
