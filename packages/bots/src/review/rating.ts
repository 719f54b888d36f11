/** Every command of a seat, with its expected value: the measure by which decisions are graded. */
import type { CityIndex, Command, SeatView, Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { arrange } from '../arrange.ts';
import { type Lot, prospectsOf } from '../lot/lot.ts';
import { movesOf, type Worth } from '../move.ts';
import { worthIn } from '../outlooks.ts';
import { type Plan, plansOf } from '../plan.ts';
import { type Situation, situationOf } from '../situation.ts';
import { valueOf } from '../value/value.ts';

/** At a table the chance to win, in percent; in a duel the points of both cities. */
export type Unit = 'percent' | 'points';

export interface Rated {
  readonly command: Command;
  readonly value: number;
}

/** How the commands of a seat are rated, from what the seat sees. */
export type Rater = (view: SeatView) => readonly Rated[];

/** By the learned value of the cities that each command leads to, the best first. */
export const ratedByValue: Rater = (view) => {
  const situation = situationOf(view);
  const rated = view.open.phase === 'placing' ? placements(situation) : takings(situation);
  return best(rated).toSorted((one, other) => other.value - one.value);
};

/** The best candidate among equal commands. */
function best(rated: readonly Rated[]): readonly Rated[] {
  const known = new Map<string, Rated>();
  for (const one of rated) {
    const key = keyOf(one.command);
    if ((known.get(key)?.value ?? Number.NEGATIVE_INFINITY) < one.value) known.set(key, one);
  }
  return [...known.values()];
}

/** The same for a choice in either order. */
export const keyOf = (command: Command): string =>
  JSON.stringify(command.type === 'choose' ? command.tiles.toSorted() : command);

/** A pair of tiles, or a tile for a city, is worth the best that can be made of it. */
function takings(situation: Situation): readonly Rated[] {
  const { viewer: seat, open } = situation.view;
  return movesOf(situation, valueOf, worthIn(situation)).flatMap(
    ({ plan, value, command }): readonly Rated[] =>
      open.phase === 'choosing'
        ? [{ command, value }]
        : plan.taken.map(({ tile, city }) => ({ command: { type: 'assign', seat, city, tile }, value })),
  );
}

/** A cell is worth what the city promises then, with the seat's other tiles on their best cells. */
function placements(situation: Situation): readonly Rated[] {
  const worth = worthIn(situation);
  const valueAfter = rememberedValues(situation);
  return plansOf(situation).flatMap((plan) =>
    [0, 1].flatMap((side) =>
      [...new Set(plan.tiles[side as 0 | 1])].flatMap((tile) =>
        placementsOf(situation, plan, { side: side as 0 | 1, tile, valueAfter, worth }),
      ),
    ),
  );
}

type ValueAfter = (city: CityIndex, lot: Lot, tiles: readonly Tile[]) => number;

function placementsOf(
  { view, own, lots }: Situation,
  { tiles }: Plan,
  {
    side,
    tile,
    valueAfter,
    worth,
  }: { readonly side: 0 | 1; readonly tile: Tile; readonly valueAfter: ValueAfter; readonly worth: Worth },
): readonly Rated[] {
  const city = own[side];
  const otherSide = side === 0 ? 1 : 0;
  const otherCity = own[otherSide];
  const rest = tiles[side].toSpliced(tiles[side].indexOf(tile), 1);
  const other = valueAfter(otherCity, itemAt(lots, otherCity), tiles[otherSide]);
  return prospectsOf(itemAt(lots, city), tile).map(({ at, lot }): Rated => {
    const here = valueAfter(city, lot, rest);
    const value = side === 0 ? worth(here, other) : worth(other, here);
    return { command: { type: 'place', seat: view.viewer, city, tile, at }, value };
  });
}

/** A city that stays as it is is worked out once. */
function rememberedValues({ lots, rivals }: Situation): ValueAfter {
  const known = new Map<string, number>();
  return (city, lot, tiles) => {
    const against = itemAt(rivals, city);
    if (lot !== lots[city]) return arrange(lot, tiles, { rivals: against, measure: valueOf }).value;
    const key = `${city} ${tiles.join(' ')}`;
    const value = known.get(key) ?? arrange(lot, tiles, { rivals: against, measure: valueOf }).value;
    known.set(key, value);
    return value;
  };
}
