/** A tile to place. */
import type { Tile } from '@duopolis/rules';
import { spanOf, TileFace } from '../../game/board/piece.tsx';
import './puzzle-tile.css';
import { boardWords } from '../../game/board/words/board-words.ts';
import { words } from '../../game/words/shared-words.ts';

interface PuzzleTileProps {
  readonly tile: Tile;
  readonly isPicked: boolean;
  readonly isLaid: boolean;
  readonly onPick: () => void;
  /** A press on it, perhaps to drag it into a city. */
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
      aria-label={isLaid ? boardWords().staged(name) : name}
      title={name}
      onPointerDown={onGrip}
      onClick={onPick}
    >
      <TileFace tile={tile} size="small" />
    </button>
  );
}
