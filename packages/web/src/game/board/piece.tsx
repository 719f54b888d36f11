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
  /** The part of the piece outside the window. */
  readonly hidden?: Hidden | undefined;
}

const full = (count: number): string => `calc(var(--cell) * ${count} + var(--gap) * ${count - 1})`;
/** What narrow rows or columns lack of the usual size; they are on one side. */
const part = (count: number, edges: number): string =>
  count === 0
    ? '0px'
    : `calc((var(--cell) - var(--rim)) * ${count - edges} + (var(--cell) - var(--edge)) * ${edges})`;

/** In narrow rows and columns a tile has its usual size, and a part of it is beyond the edge of the board. */
const beyondEdge = (
  { top, right, bottom, left, edges: { down, across } }: Hidden,
  [rows, columns]: readonly [number, number],
) => ({
  width: full(columns),
  height: full(rows),
  justifySelf: left > 0 ? 'end' : 'start',
  alignSelf: top > 0 ? 'end' : 'start',
  clipPath: `inset(${[part(top, down), part(right, across), part(bottom, down), part(left, across)].join(' ')})`,
});

/** An offered tile shows its beginning, where its type is, and leaves room for its number and gain. */
const beginning = ([rows, columns]: readonly [number, number]) => ({
  width: full(columns),
  height: full(rows),
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
  const span = spanOf(tile);
  const [rows, columns] = span;
  const isCut = hidden !== undefined && tone === 'ghost';
  const face = <TileFace tile={tile} variant={variant} size={size} />;
  return (
    <div
      class={`board-piece board-piece-${tone}${look === undefined ? '' : ` board-ghost-${look}`}${isOnlySpace ? ' board-ghost-space' : ''}`}
      style={{
        gridRow: `${at[0] - frame.top + 1} / span ${rows}`,
        gridColumn: `${at[1] - frame.left + 1} / span ${columns}`,
        ...(hidden !== undefined && !isCut && beyondEdge(hidden, span)),
      }}
    >
      {isCut ? (
        <div class={hidden.left + hidden.right > 0 ? 'board-cut board-cut-across' : 'board-cut'}>
          <div style={beginning(span)}>{face}</div>
        </div>
      ) : (
        face
      )}
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
      {gain !== undefined && <span class="board-gain">{signed(gain)}</span>}
    </div>
  );
});
