/** Whole base games by measures of cities, telling of every city at every tile what came of it. */
import { type Mode, modeRules, type Options, type Seat } from '@duopolis/rules';
import { quickBelow, shuffled, type RandomSource } from '@duopolis/rules/chance';
import { buildingTiles, COMPONENTS } from '@duopolis/rules/components';
import { scoreMasks } from '@duopolis/rules/scoring';
import { EMPTY_LOT } from '../src/lot/lot.ts';
import { type Piece, pieceOf } from '../src/lot/piece.ts';
import type { Draft } from '../src/lot/square.ts';
import type { Measure } from '../src/playout/best-placement.ts';
import { newTable, pass, type Table } from '../src/playout/playout-table.ts';
import { choose, placeBest, rivalsAt } from '../src/playout/playout-turn.ts';
import { describe, described } from '../src/value/features.ts';
import { worthAgainst } from '../src/value/rivals.ts';

export interface Told {
  readonly city: number;
  readonly tiles: number;
  readonly entries: readonly number[];
  readonly amounts: readonly number[];
}

/** Plays a game; the returned scores belong to the cities passed to `tell`. */
export function playGame(
  mode: Mode & ('table' | 'duel'),
  seats: number,
  measureOf: (seat: Seat) => Measure,
  random: RandomSource,
  tell?: (told: Told) => void,
): { readonly table: Table; readonly scores: readonly number[] } {
  const options: Options = { mode, seats, capitals: false };
  const { rounds, cityCount } = modeRules(options);
  const table = newTable(
    options,
    Array.from({ length: cityCount(seats) }, () => EMPTY_LOT),
  );
  const supply = {
    buildings: shuffled(buildingTiles(COMPONENTS), random).map(pieceOf),
    duplexes: shuffled(COMPONENTS.duplexes, random).map(pieceOf),
  };
  for (const round of rounds) {
    for (let seat = 0; seat < seats; seat++) table.hands[seat] = supply[round.from].splice(0, round.hand);
    for (let turn = 0; turn < round.turns; turn++) {
      playTurn(table, measureOf, random, tell);
      if (round.pass !== 'none') pass(table, round.pass);
    }
  }
  const scores = table.cities.map((masks, city) =>
    scoreMasks(masks, worthAgainst(table.factories[city] as number, rivalsAt(table, city))),
  );
  return { table, scores };
}

function playTurn(
  table: Table,
  measureOf: (seat: Seat) => Measure,
  random: RandomSource,
  tell?: (told: Told) => void,
): void {
  const places: { seat: Seat; city: number; piece: Piece }[] = [];
  table.citiesOf.forEach(([left, right], seat) => {
    const choice = choose(table, seat, measureOf(seat));
    places.push({ seat, city: left, piece: choice.left }, { seat, city: right, piece: choice.right });
  });
  while (places.length > 0) {
    const [next] = places.splice(quickBelow(random, places.length), 1);
    if (next === undefined) return;
    placeBest(table, next, measureOf(next.seat));
    if (tell !== undefined) tell(toldOf(table, next.city));
  }
}

function toldOf(table: Table, city: number): Told {
  describe(table.cities[city] as Draft, rivalsAt(table, city), undefined);
  return {
    city,
    tiles: table.tiles[city] as number,
    entries: [...described.entries],
    amounts: [...described.amounts],
  };
}
