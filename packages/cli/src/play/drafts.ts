/** Drafts: where a tile may be laid, how the cursor moves between those cells, and what they would change. */
import {
  type Cell,
  type CellRefusal,
  cellsFor,
  type City,
  type CityIndex,
  type CityScore,
  evolve,
  type OpenGame,
  resultOf,
  sameCell,
  type Tile,
  whyNot,
} from '@duopolis/rules';
import { type Draft, type Mine, myCities, type Play } from './play.ts';

/** The game as it would stand with the drafts, so that the next one may lie beside them. */
export const withDrafts = ({ game, me }: Mine, drafts: readonly Draft[]): OpenGame =>
  drafts.reduce(
    (state, { city, tile, at }) => evolve(state, { type: 'placed', seat: me, city, tile, at }),
    game,
  ).open;

export const heldDraft = ({ step }: Play): Draft | undefined =>
  step.at === 'drafting' ? step.draft : undefined;

/** The drafts and the one in your hand. */
export function allDrafts(play: Play): readonly Draft[] {
  const held = heldDraft(play);
  return held === undefined ? play.drafts : [...play.drafts, held];
}

/** A tile of yours that is neither placed nor drafted, and a city it may go to. */
export interface Chance {
  readonly tile: Tile;
  readonly city: CityIndex;
}

const myPending = (play: Play) =>
  withDrafts(play, play.drafts).pending.filter(({ seat }) => seat === play.me);

export const tilesLeft = (play: Play): readonly Tile[] => myPending(play).map(({ tile }) => tile);

/** City by city, each different tile once. */
export function chancesLeft(play: Play): readonly Chance[] {
  const pending = myPending(play);
  return myCities(play).flatMap((city) => {
    const tiles = pending.filter(({ cities }) => cities.includes(city)).map(({ tile }) => tile);
    return [...new Set(tiles)].map((tile) => ({ tile, city }));
  });
}

/** The first cell for a tile in a city, near the one wanted. */
export function draftOf(play: Play, { city, tile }: Chance, near: Cell = [0, 0]): Draft {
  const distance = ([row, column]: Cell): number => Math.abs(row - near[0]) + Math.abs(column - near[1]);
  const cells = cellsFor(withDrafts(play, play.drafts).cities[city] as City, tile);
  const at = cells.toSorted((one, other) => distance(one) - distance(other))[0];
  return { city, tile, at: at ?? [0, 0] };
}

const DIRECTIONS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => key in DIRECTIONS;

/** The nearest legal cell in a direction, if there is one; straight ahead is nearer than aside. */
export function moved(play: Play, draft: Draft, direction: Direction): Draft | undefined {
  const [down, right] = DIRECTIONS[direction];
  const city = withDrafts(play, play.drafts).cities[draft.city] as City;
  const cells = cellsFor(city, draft.tile).flatMap((cell) => {
    const [rows, columns] = [cell[0] - draft.at[0], cell[1] - draft.at[1]];
    const ahead = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    return ahead > 0 ? [{ cell, far: ahead + 2 * aside }] : [];
  });
  const nearest = cells.toSorted((one, other) => one.far - other.far)[0];
  return nearest === undefined ? undefined : { ...draft, at: nearest.cell };
}

/** The scores as they would be with the drafts. */
export const scoresWith = (mine: Mine, drafts: readonly Draft[]): readonly CityScore[] =>
  resultOf(withDrafts(mine, drafts)).cities;

/** The first draft that somebody else's tile has made impossible (PLACE-7). */
export function lostDraft(
  play: Mine,
  drafts: readonly Draft[],
): { readonly draft: Draft; readonly refusal: CellRefusal } | undefined {
  for (const [nth, draft] of drafts.entries()) {
    const city = withDrafts(play, drafts.slice(0, nth)).cities[draft.city] as City;
    const refusal = whyNot(city, draft.tile, draft.at);
    if (refusal !== undefined) return { draft, refusal };
  }
  return undefined;
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.city === other.city && one.tile === other.tile && sameCell(one.at, other.at);
