/** A seat's view from notation, for the tests: its two cities, the cities of others, and what it holds. */
import {
  type CalmGame,
  type City,
  type CityIndex,
  INITIAL_STATE,
  modeRules,
  type SeatView,
  type Tile,
} from '@duopolis/rules';
import { EMPTY_CITY } from '@duopolis/rules/cities';
import { type GridCell, isLetter, parseCity } from '@duopolis/rules/notation';

interface Situation {
  readonly mode?: 'table' | 'duel';
  readonly left: string;
  readonly right: string;
  /** All other cities. */
  readonly others?: string;
}

const cityOf = (notation: string): City => {
  const grid = parseCity(notation);
  if (!grid.ok) throw new Error(JSON.stringify(grid.error));
  const { width, cells } = grid.value;
  const tiles = cells.flatMap((cell: GridCell, nth) =>
    isLetter(cell) ? [{ tile: cell, at: [Math.floor(nth / width), nth % width] as const, seat: 0 }] : [],
  );
  return { ...EMPTY_CITY, tiles };
};

/** The first seat of three, or of a duel. */
const openGame = ({ mode = 'table', left, right, others = '.' }: Situation): CalmGame => {
  const { cityCount, citiesOf, seats } = modeRules({ mode, capitals: false });
  const own = citiesOf(0, seats.min);
  const notations = Array.from({ length: cityCount(seats.min) }, (_, city) => {
    const side = own.indexOf(city);
    return side < 0 ? others : side === 0 ? left : right;
  });
  return {
    ...INITIAL_STATE.open,
    options: { mode, seats: seats.min, capitals: false },
    cities: notations.map(cityOf),
  };
};

export const choosing = (situation: Situation, hand: readonly Tile[]): SeatView => ({
  viewer: 0,
  open: { ...openGame(situation), phase: 'choosing', handSize: hand.length },
  hand,
  held: [],
});

/** With one tile left it may go to one city only: the left one, unless said otherwise. */
export const placing = (
  situation: Situation,
  tiles: readonly Tile[],
  only: 'left' | 'right' = 'left',
): SeatView => {
  const open = openGame(situation);
  const [left, right] = modeRules(open.options).citiesOf(0, open.options.seats);
  const cities: readonly CityIndex[] = tiles.length === 1 ? [only === 'left' ? left : right] : [left, right];
  return {
    viewer: 0,
    open: { ...open, phase: 'placing', pending: tiles.map((tile) => ({ seat: 0, tile, cities })) },
    hand: [],
    held: [],
  };
};
