/** Drafts: where a tile may be laid, how the cursor moves between those cells, and what they would change. */
import {
  type Cell,
  type CellRefusal,
  cellsFor,
  type City,
  type CityIndex,
  type CityScore,
  type OpenGame,
  resultOf,
  sameCell,
  type Tile,
  whyNot,
  without,
  withTile,
} from '@duopolis/rules';
import { type Draft, ME, myCities, type Play } from './play.ts';

const cityOf = (open: OpenGame, city: CityIndex): City => open.cities[city] as City;

/** Your revealed tiles that are neither placed nor drafted. */
export const tilesLeft = ({ game, drafts }: Play): readonly Tile[] => {
  const mine = game.open.pending.filter(({ seat }) => seat === ME).map(({ tile }) => tile);
  return (
    without(
      mine,
      drafts.map(({ tile }) => tile),
    ) ?? mine
  );
};

/** Your cities that still get a tile this turn. */
export function citiesLeft({ game, drafts }: Play): readonly CityIndex[] {
  const pending = new Set(
    game.open.pending.filter(({ seat }) => seat === ME).flatMap(({ cities }) => cities),
  );
  return myCities(game.open).filter(
    (city) => pending.has(city) && !drafts.some((draft) => draft.city === city),
  );
}

/** The first cell for a tile in a city, near the one wanted. */
export function draftIn(open: OpenGame, city: CityIndex, tile: Tile, near: Cell = [0, 0]): Draft {
  const distance = ([row, column]: Cell): number => Math.abs(row - near[0]) + Math.abs(column - near[1]);
  const at = cellsFor(cityOf(open, city), tile).toSorted((one, other) => distance(one) - distance(other))[0];
  return { city, tile, at: at ?? [0, 0] };
}

const DIRECTIONS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => key in DIRECTIONS;

/** The nearest legal cell in a direction, if there is one; straight ahead is nearer than aside. */
export function moved(open: OpenGame, draft: Draft, direction: Direction): Draft | undefined {
  const [down, right] = DIRECTIONS[direction];
  const cells = cellsFor(cityOf(open, draft.city), draft.tile).flatMap((cell) => {
    const [rows, columns] = [cell[0] - draft.at[0], cell[1] - draft.at[1]];
    const ahead = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    return ahead > 0 ? [{ cell, far: ahead + 2 * aside }] : [];
  });
  const nearest = cells.toSorted((one, other) => one.far - other.far)[0];
  return nearest === undefined ? undefined : { ...draft, at: nearest.cell };
}

/** The cities as they would stand with the drafts. */
const withDrafts = (open: OpenGame, drafts: readonly Draft[]): OpenGame => ({
  ...open,
  cities: open.cities.map((city, index) =>
    drafts
      .filter((draft) => draft.city === index)
      .reduce((grown, { tile, at }) => withTile(grown, { tile, at, seat: ME }), city),
  ),
});

/** The scores as they would be with the drafts. */
export const scoresWith = (open: OpenGame, drafts: readonly Draft[]): readonly CityScore[] =>
  resultOf(withDrafts(open, drafts)).cities;

/** The first draft that somebody else's tile has made impossible (PLACE-7). */
export function lostDraft(
  open: OpenGame,
  drafts: readonly Draft[],
): { readonly draft: Draft; readonly refusal: CellRefusal } | undefined {
  for (const draft of drafts) {
    const refusal = whyNot(cityOf(open, draft.city), draft.tile, draft.at);
    if (refusal !== undefined) return { draft, refusal };
  }
  return undefined;
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.city === other.city && one.tile === other.tile && sameCell(one.at, other.at);
