/** A city within a sentence, in the game's own tiles; screen readers hear its buildings row by row. */
import type { Building } from '@duopolis/rules';
import type { GridCell } from '@duopolis/rules/notation';
import { TileArt } from '../../kit/art/index.ts';
import { boardWords } from '../../game/board/words/board-words.ts';
import { words } from '../../game/words/shared-words.ts';
import type { DrawnSign } from './drawn-sign.ts';
import './small-city.css';

const GROUND: ReadonlySet<GridCell> = new Set(['.', '#', '=', '|']);

const isBuilding = (cell: GridCell): cell is Building => !GROUND.has(cell);

function nameOf(cell: GridCell): string {
  const board = boardWords();
  if (isBuilding(cell)) return words().game.pieces.tile(cell);
  if (cell === '.') return board.empty;
  return cell === '#' ? board.landscape : `${board.landscape}, ${board.bridge}`;
}

/** Rows are separated by semicolons. */
function sayCity({ cells, width }: DrawnSign): string {
  const rows = Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
  return rows.map((row) => row.map(nameOf).join(', ')).join('; ');
}

const GROUND_LOOK = { '.': 'small-city-open', '#': '', '=': 'small-city-bridge', '|': 'small-city-across' };

export function SmallCity({ of }: { readonly of: DrawnSign }) {
  const { cells, width, isList } = of;
  const hasCivic = cells.some((cell) => cell.length > 1);
  const look = ['small-city', isList && 'small-city-list', hasCivic && 'small-city-large'];
  return (
    <span
      class={look.filter((name) => name !== false).join(' ')}
      role="img"
      aria-label={sayCity(of)}
      style={{ gridTemplateColumns: `repeat(${width}, var(--cell))` }}
    >
      {cells.map((cell, nth) =>
        isBuilding(cell) ? (
          <TileArt key={nth} letter={cell} size={hasCivic ? 'medium' : 'glyph'} />
        ) : (
          <span key={nth} class={`small-city-ground ${GROUND_LOOK[cell]}`} />
        ),
      )}
    </span>
  );
}
