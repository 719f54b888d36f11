/** The tiles that I have picked from my hand, by their indexes. */
import { type Tile, TILES_A_TURN } from '@duopolis/rules';

/** Picking a tile again puts it back; a third one replaces the first. */
export function pick(picked: readonly number[], index: number): readonly number[] {
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  return [...picked, index].slice(-TILES_A_TURN);
}

export const tilesAt = (hand: readonly Tile[], picked: readonly number[]): readonly Tile[] =>
  picked.flatMap((index) => hand[index] ?? []);

/** The indexes of an earlier choice in the hand. */
export function indexesIn(hand: readonly Tile[], tiles: readonly Tile[]): readonly number[] {
  const indexes: number[] = [];
  for (const tile of tiles) {
    const index = hand.findIndex((other, nth) => other === tile && !indexes.includes(nth));
    if (index >= 0) indexes.push(index);
  }
  return indexes;
}
