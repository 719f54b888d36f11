/** A tile in the hand: a button with its face, its number and its name. */
import type { Tile } from '@duopolis/rules';
import { SQUARE_SIZE } from '@duopolis/rules/cities';
import type { OwnBox } from '@duopolis/rules/components';
import { type ArtSize, artSize, WaxSeal } from '../../kit/art/index.ts';
import { memo } from '../../kit/page/use-stable.ts';
import { settings } from '../../kit/settings/settings.ts';
import { termsOf } from '../explain/term.ts';
import { spanOf, TileFace } from '../board/piece.tsx';
import { layout } from '../players/screen-layout.ts';
import { elementRef } from '../motion/element-registry.ts';
import { drawnInHand } from '../turn/city-state.ts';
import type { Turn } from '../turn/turn.ts';
import type { OfferCard } from '../turn/turn-cards.ts';
import { words } from '../words/shared-words.ts';
import { CivicPlate } from './civic-plate.tsx';
import './hand-tile.css';

/** How many buildings wide a hand is. */
export const unitsAcross = (tiles: readonly Tile[]): number =>
  tiles.reduce((units, tile) => units + spanOf(tile)[1], 0);

/** Classes by the number of tiles: with a structural selector in :has(), the browser checks each new element of the page. */
export const manyClass = ({ length }: readonly Tile[]): string =>
  `hand-tiles hand-many${length === 3 ? ' hand-three' : ''}${length > 7 ? ' hand-crowded' : ''}`;

/** Many tiles are drawn small. */
export const sizeAmong = (tiles: readonly Tile[]): ArtSize => (unitsAcross(tiles) > 5 ? 'small' : 'medium');

/** In the wide row under large cities a tile has the drawing that it will have there. */
export function sizeInRow(tiles: readonly Tile[]): ArtSize {
  const { name, board } = layout.value;
  return name === 'ring' && artSize(board / SQUARE_SIZE) !== 'small' ? 'medium' : sizeAmong(tiles);
}

/** What a tile of the hand looks like. */
export interface HandFace {
  readonly tile: Tile;
  /** Which drawing of its type, the same as in a city. */
  readonly variant: number;
  readonly size: ArtSize;
  /** The owner's pieces, if the box is not ours. */
  readonly box: OwnBox | undefined;
}

/** The face of a tile in my hand, with the drawing that it will have in a city. */
export const handFace = (turn: Turn, tile: Tile, size: ArtSize): HandFace => ({
  tile,
  variant: drawnInHand(turn),
  size,
  box: turn.seat.game.value?.open.box,
});

/** The state of a tile in this turn. */
interface HandTileState {
  readonly isSelected: boolean;
  /** Locked in, under a seal. */
  readonly isSealed?: boolean;
  /** Already tried in a city. */
  readonly isUsed?: boolean;
  readonly isDisabled?: boolean;
  /** Shown instead of its name, and read after it without its soft hyphen. */
  readonly note?: string | undefined;
  /** The offer for it. */
  readonly card?: OfferCard | undefined;
}

interface HandTileProps {
  readonly face: HandFace;
  /** From 0; its key is one more. */
  readonly index: number;
  readonly state: HandTileState;
  /** Pass the same function each time, or every step of the game redraws the tile. */
  readonly onPick: (index: number) => void;
  /** A press on it, perhaps to drag it into a city. */
  readonly onGrip: ((index: number, event: PointerEvent) => void) | undefined;
}

export const HandTile = memo(function HandTile({
  face: { tile, variant, size, box },
  index,
  state,
  onPick,
  onGrip,
}: HandTileProps) {
  const { isSelected, isSealed = false, isUsed = false, isDisabled = false, note, card } = state;
  const [rows, columns] = spanOf(tile);
  const { pieces } = words().game;
  const name = pieces.tile(tile, box);
  return (
    <button
      ref={elementRef(`hand-button-${index}`)}
      type="button"
      class={`hand-tile${isSelected ? ' hand-tile-selected' : ''}${isUsed ? ' hand-tile-used' : ''}`}
      style={{ '--tall': rows, '--wide': columns }}
      aria-pressed={isSelected}
      aria-disabled={isDisabled}
      aria-keyshortcuts={settings.keys.value ? String(index + 1) : undefined}
      data-hand={index}
      data-explain={termsOf(tile)}
      data-grip={onGrip !== undefined}
      onPointerDown={onGrip && ((event) => onGrip(index, event))}
      onClick={() => {
        if (!isDisabled) onPick(index);
      }}
    >
      <span ref={elementRef(`hand-tile-${index}`)} class="hand-face">
        <TileFace tile={tile} variant={variant} size={size} />
        {card !== undefined && (
          <span class={`hand-card hand-card-${card.state}`} aria-hidden="true">
            {card.number}
          </span>
        )}
        {isSealed ? (
          <WaxSeal class="hand-seal" size={30} />
        ) : (
          settings.keys.value && (
            <kbd class="hand-key" aria-hidden="true">
              {index + 1}
            </kbd>
          )
        )}
      </span>
      <CivicPlate tile={tile} />
      <span class="hand-name" aria-hidden="true">
        {note ?? (rows + columns === 2 ? pieces.name(tile, box) : '')}
      </span>
      <span class="unseen">{note === undefined ? name : `${name}, ${note.replace('\u00ad', '')}`}</span>
    </button>
  );
});
