/** What a civic building wants beside it and what it dislikes, in words: beside the tile, or under the prompt of a phone. */
import type { Civic, Tile } from '@duopolis/rules';
import { isCivicTile, typeOfTypeLetter } from '@duopolis/rules/notation';
import { civicLetters } from '@duopolis/rules/scoring';
import { TypeBadge } from '../../kit/art/index.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { layout } from '../players/screen-layout.ts';
import { words } from '../words/shared-words.ts';
import './civic-plate.css';

/** With more plates than these the tiles themselves would become too small. */
const MOST = 4;

/** How many plates a hand shows: those of all its civic buildings, or none. */
export function platesIn(tiles: readonly Tile[]): number {
  const civics = tiles.filter(isCivicTile).length;
  return civics > MOST ? 0 : civics;
}

/** The tile's name says the same to screen readers. */
export function CivicPlate({ tile }: { readonly tile: Tile }) {
  if (!isCivicTile(tile)) return null;
  return (
    <span class="civic-plate" aria-hidden="true">
      <Needs tile={tile} />
    </span>
  );
}

/** Phones have no room beside a tile: the needs of the current one stand under the prompt. */
export function CurrentNeeds({ tile }: { readonly tile: Tile | undefined }) {
  if (tile === undefined || !isCivicTile(tile) || layout.value.name === 'ring') return null;
  return (
    <p class="civic-needs" aria-hidden="true">
      <Needs tile={tile} />
    </p>
  );
}

function Needs({ tile }: { readonly tile: Civic }) {
  const { types } = words().game.pieces;
  return (
    <>
      {civicLetters(tile).map((letter, nth) => {
        const type = typeOfTypeLetter(letter);
        return (
          <span key={letter} class={nth === 2 ? 'civic-unwanted' : ''}>
            <b>{nth === 2 ? '−' : '+'}</b>
            <TypeBadge type={type} size={18} />
            {sentence(types[type])}
          </span>
        );
      })}
    </>
  );
}
