/** Drafts: where a tile may go, how the cursor moves between those cells, and what they would change. */
import type { Cell, CityIndex, OpenGame, Tile } from '@duopolis/rules';
import { builtCityAt, type CellRefusal, cellsFor, sameCell, whyNot } from '@duopolis/rules/cities';
import { drafted, type Effect, effectsOf } from '@duopolis/table';
import { type Draft, type Mine, myCities, type Play } from './play-state.ts';

/** The game with the drafts, so that the next tile can be placed next to them. */
export const withDrafts = ({ game, me }: Mine, drafts: readonly Draft[]): OpenGame =>
  drafted(game.open, me, drafts).open;

export const heldDraft = ({ step }: Play): Draft | undefined =>
  step.at === 'drafting' ? step.draft : undefined;

/** The drafts and the one in your hand. */
export function allDrafts(play: Play): readonly Draft[] {
  const held = heldDraft(play);
  return held === undefined ? play.drafts : [...play.drafts, held];
}

/** A tile of yours that is neither placed nor drafted, and a city it may go to. */
export interface PlacementChoice {
  readonly tile: Tile;
  readonly city: CityIndex;
}

const myPending = (play: Play) =>
  withDrafts(play, play.drafts).pending.filter(({ seat }) => seat === play.me);

export const tilesLeft = (play: Play): readonly Tile[] => myPending(play).map(({ tile }) => tile);

/** City by city, each different tile once. */
export function placementsLeft(play: Play): readonly PlacementChoice[] {
  const pending = myPending(play);
  return myCities(play).flatMap((city) => {
    const tiles = pending.filter(({ cities }) => cities.includes(city)).map(({ tile }) => tile);
    return [...new Set(tiles)].map((tile) => ({ tile, city }));
  });
}

/** The first cell for a tile in a city, near the one wanted. */
export function draftOf(play: Play, { city, tile }: PlacementChoice, near: Cell = [0, 0]): Draft {
  const distance = ([row, column]: Cell): number => Math.abs(row - near[0]) + Math.abs(column - near[1]);
  const cells = cellsFor(builtCityAt(withDrafts(play, play.drafts).cities, city), tile);
  const at = cells.toSorted((one, other) => distance(one) - distance(other))[0];
  return { city, tile, at: at ?? [0, 0] };
}

const DIRECTIONS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] } as const;
export type Direction = keyof typeof DIRECTIONS;

export const isDirection = (key: string): key is Direction => key in DIRECTIONS;

/** The nearest legal cell in a direction, if there is one; straight ahead is nearer than aside. */
export function moved(play: Play, draft: Draft, direction: Direction): Draft | undefined {
  const [down, right] = DIRECTIONS[direction];
  const city = builtCityAt(withDrafts(play, play.drafts).cities, draft.city);
  const cells = cellsFor(city, draft.tile).flatMap((cell) => {
    const [rows, columns] = [cell[0] - draft.at[0], cell[1] - draft.at[1]];
    const ahead = rows * down + columns * right;
    const aside = Math.abs(rows * right) + Math.abs(columns * down);
    return ahead > 0 ? [{ cell, far: ahead + 2 * aside }] : [];
  });
  const nearest = cells.toSorted((one, other) => one.far - other.far)[0];
  return nearest === undefined ? undefined : { ...draft, at: nearest.cell };
}

/** Every city's points now and with the drafts. */
export const effectsWith = (mine: Mine, drafts: readonly Draft[]): readonly Effect[] =>
  effectsOf(mine.game.open, withDrafts(mine, drafts));

/** The first draft that somebody else's tile has made impossible (PLACE-7). */
export function lostDraft(
  play: Mine,
  drafts: readonly Draft[],
): { readonly draft: Draft; readonly refusal: CellRefusal } | undefined {
  const { open, staged } = drafted(play.game.open, play.me, drafts);
  const draft = drafts.find((one, nth) => one !== staged[nth]);
  const refusal = draft && whyNot(builtCityAt(open.cities, draft.city), draft.tile, draft.at);
  return draft && refusal && { draft, refusal };
}

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.city === other.city && one.tile === other.tile && sameCell(one.at, other.at);
