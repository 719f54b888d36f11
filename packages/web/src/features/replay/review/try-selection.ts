/** A variation in preparation: who decides, which tile, and where it may go. */
import {
  type Cell,
  type CityIndex,
  type Command,
  type CommandOf,
  decide,
  evolve,
  type GameState,
  isAutoma,
  legalCommands,
  resultOf,
  type Seat,
  seatsToAct,
  type Tile,
} from '@duopolis/rules';
import type { LegalPlace } from '../../../game/board/board-model.ts';

export interface Trying {
  readonly seat: Seat;
  /** Chosen from the hand, or the tile to place or to assign. */
  readonly picked: readonly Tile[];
}

/** The seats that could decide differently here. */
export const decidersAt = ({ open }: GameState): readonly Seat[] =>
  seatsToAct(open).filter((seat) => !isAutoma(open.options, seat));

/** The moves of a seat here, except waiting, which decides nothing. */
export const waysOf = (state: GameState, seat: Seat): readonly Command[] =>
  legalCommands(state, seat).filter(({ type }) => type !== 'wait');

/** The tiles a seat can pick: from its hand, or its open ones. */
export function tilesToPick(state: GameState, seat: Seat): readonly Tile[] {
  if (state.open.phase === 'placing')
    return [...new Set(waysOf(state, seat).flatMap((way) => (way.type === 'place' ? [way.tile] : [])))];
  return state.hidden.hands[seat] ?? [];
}

/** The choice of these tiles, if there is one. */
export const choiceOf = (state: GameState, { seat, picked }: Trying): Command | undefined =>
  waysOf(state, seat).find(
    (way) => way.type === 'choose' && way.tiles.toSorted().join() === picked.toSorted().join(),
  );

/** Where a tile can be assigned (SOLO-2). */
export const assignments = (
  state: GameState,
  { seat, picked: [tile] }: Trying,
): readonly CommandOf<'assign'>[] =>
  waysOf(state, seat)
    .filter((way) => way.type === 'assign')
    .filter((way) => way.tile === tile);

/** The legal cells of the picked tile in every city, with its immediate effect. */
export function placesFor(
  state: GameState,
  trying: Trying | undefined,
): ReadonlyMap<CityIndex, readonly LegalPlace[]> {
  const places = new Map<CityIndex, LegalPlace[]>();
  const [tile] = trying?.picked ?? [];
  if (trying === undefined || tile === undefined || state.open.phase !== 'placing') return places;
  const before = resultOf(state.open).cities;
  for (const way of waysOf(state, trying.seat)) {
    if (way.type !== 'place' || way.tile !== tile) continue;
    const decision = decide(state, way);
    if (!decision.ok) continue;
    const { cities } = resultOf(decision.value.slice(0, 1).reduce(evolve, state).open);
    const gain = (cities[way.city]?.total ?? 0) - (before[way.city]?.total ?? 0);
    places.set(way.city, [...(places.get(way.city) ?? []), { at: way.at, gain, best: false }]);
  }
  return places;
}

export const placement = (
  { seat, picked: [tile] }: Trying,
  city: CityIndex,
  at: Cell,
): CommandOf<'place'> | undefined =>
  tile === undefined ? undefined : { type: 'place', seat, city, tile, at };
