/** A tile that waits to be placed. */
import type { Tile } from '@duopolis/rules';
import { words } from '../../kit/words/words.ts';
import { spanOf, TileFace } from '../../game/board/piece.tsx';
import './puzzle-tile.css';

interface PuzzleTileProps {
  readonly tile: Tile;
  readonly isPicked: boolean;
  readonly isLaid: boolean;
  readonly onPick: () => void;
  /** A hand on it, perhaps to drag it into a city. */
  readonly onGrip: (event: PointerEvent) => void;
}

export function PuzzleTile({ tile, isPicked, isLaid, onPick, onGrip }: PuzzleTileProps) {
  const [rows, columns] = spanOf(tile);
  const name = words().game.pieces.tile(tile);
  return (
    <button
      type="button"
      class={`puzzle-tile${isPicked ? ' puzzle-tile-picked' : ''}${isLaid ? ' puzzle-tile-laid' : ''}`}
      style={{ '--tall': rows, '--wide': columns }}
      aria-pressed={isPicked}
      aria-label={isLaid ? words().board.staged(name) : name}
      title={name}
      onPointerDown={onGrip}
      onClick={onPick}
    >
      <TileFace tile={tile} size="small" />
    </button>
  );
}
