/** A tile's parts: its shape, its buildings and their positions, and each building's type. */
import {
  type Building,
  BUILDING_TYPES,
  type BuildingType,
  type Cell,
  type Civic,
  type Duplex,
  LETTERS,
  type Letter,
  lettersOfType,
  type Shape,
  type Tile,
  TYPE_LETTERS,
  type TypeLetter,
  type TypeOf,
} from './types.ts';

/** By letter, and by the letter that civic tiles want a type by. */
const TYPE_OF_LETTER = Object.fromEntries(
  BUILDING_TYPES.flatMap((type) => lettersOfType(type).map((letter) => [letter, type])),
) as { readonly [letter in Letter]: TypeOf<letter> };
const TYPE_OF_TYPE_LETTER = Object.fromEntries(
  TYPE_LETTERS.map((letter, nth) => [letter, BUILDING_TYPES[nth]]),
) as { readonly [letter in TypeLetter]: BuildingType };

/** The cells of a shape's buildings, relative to its left or top one. */
const CELLS_OF_SHAPE: { readonly [shape in Shape]: readonly Cell[] } = {
  single: [[0, 0]],
  side: [
    [0, 0],
    [0, 1],
  ],
  stacked: [
    [0, 0],
    [1, 0],
  ],
};

/** By character code, since this runs for every cell of every text. */
const IS_LETTER = new Uint8Array(128);
for (const letter of LETTERS) IS_LETTER[letter.charCodeAt(0)] = 1;

export const isLetter = (text: string): text is Letter =>
  text.length === 1 && IS_LETTER[text.charCodeAt(0)] === 1;

/** A letter's place in LETTERS; -1 for a civic tile, or nothing at all. */
export const letterNumber = (building: Building | undefined): number =>
  LETTERS.findIndex((letter) => letter === building);

export const typeOfLetter = <L extends Letter>(letter: L): TypeOf<L> => TYPE_OF_LETTER[letter];

export const typeOfTypeLetter = (letter: TypeLetter): BuildingType => TYPE_OF_TYPE_LETTER[letter];

export const typeOfBuilding = (building: Building): BuildingType | 'civic' =>
  isCivicTile(building) ? 'civic' : TYPE_OF_LETTER[building];

export const shapeOf = (tile: Tile): Shape =>
  tile.length !== 3 ? 'single' : tile[1] === '-' ? 'side' : 'stacked';

export const isDuplex = (tile: Tile): tile is Duplex => tile.length === 3;

export const isCivicTile = (tile: Tile): tile is Civic => tile.length > 3;

/** The left and right building of a duplex, or its top and bottom one. */
export const halvesOf = (duplex: Duplex): readonly [Letter, Letter] => [
  duplex[0] as Letter,
  duplex[2] as Letter,
];

/** The letters of a tile; a civic tile has none. */
export const lettersOf = (tile: Tile): readonly Letter[] =>
  isDuplex(tile) ? halvesOf(tile) : isCivicTile(tile) ? [] : [tile];

export const buildingsOf = (tile: Tile): readonly Building[] => (isDuplex(tile) ? halvesOf(tile) : [tile]);

/** The cells a tile covers when its left or top building stands on `at`. */
export const cellsOf = (tile: Tile, at: Cell): readonly Cell[] => {
  const shape = shapeOf(tile);
  if (shape === 'single') return [at];
  return CELLS_OF_SHAPE[shape].map(([row, column]): Cell => [at[0] + row, at[1] + column]);
};

/** Whether two duplexes have the same two buildings in another way, which PLACE-5 forbids. */
export const isTurned = (tile: Tile, upright: Tile): boolean =>
  tile !== upright && isDuplex(tile) && isDuplex(upright) && pairOf(tile) === pairOf(upright);

const pairOf = (duplex: Tile): string => [...buildingsOf(duplex)].toSorted().join('');

/** The first of the given tiles that the hand has too few copies of. */
export const missingIn = (hand: readonly Tile[], tiles: readonly Tile[]): Tile | undefined =>
  tiles.find((tile, nth) => copiesOf(tile, hand, hand.length) <= copiesOf(tile, tiles, nth));

/** How often a tile is among the first `length` items of a list. */
function copiesOf(tile: Tile, list: readonly Tile[], length: number): number {
  let copies = 0;
  for (let nth = 0; nth < length; nth++) if (list[nth] === tile) copies++;
  return copies;
}

/** A hand without one copy of a tile. */
export const withoutOne = (hand: readonly Tile[], tile: Tile): readonly Tile[] =>
  without(hand, [tile]) ?? hand;

/** A hand without one copy of each of the given tiles, or undefined if one of them is not there. */
export function without(hand: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] | undefined {
  let left = hand;
  for (const tile of tiles) {
    const nth = left.indexOf(tile);
    if (nth < 0) return undefined;
    left = left.toSpliced(nth, 1);
  }
  return left;
}
