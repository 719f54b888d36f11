/** A game as roll-outs play it: the cities' masks, who builds them, and the hands. */
import { citiesOfSeats, type CityIndex, modeRules, type Options, type Seat } from '@duopolis/rules';
import type { District, SeatScoring } from '@duopolis/rules/scoring';
import { copyOfDraft, draftOf, factoriesIn, setDraft } from '../lot/city-draft.ts';
import { factoriesOf, type Lot } from '../lot/lot.ts';
import type { Piece } from '../lot/piece.ts';
import type { Draft } from '../lot/square.ts';

export interface Table {
  readonly options: Options;
  readonly scoring: SeatScoring;
  /** Capitals only, else none. */
  readonly districts: readonly District[];
  /** Every seat's left and right city. */
  readonly citiesOf: readonly (readonly [CityIndex, CityIndex])[];
  readonly cities: readonly Draft[];
  /** Tiles standing in each city, and factories among their buildings. */
  readonly tiles: number[];
  readonly factories: number[];
  readonly hands: Piece[][];
}

export const newTable = (
  options: Options,
  lots: readonly Lot[],
  districts: readonly District[] = [],
): Table => {
  const { scoring } = modeRules(options);
  const citiesOf = citiesOfSeats(options);
  return {
    options,
    scoring,
    districts,
    citiesOf,
    cities: lots.map(draftOf),
    tiles: lots.map(({ tiles }) => tiles),
    factories: lots.map(factoriesOf),
    hands: citiesOf.map(() => []),
  };
};

export function draftAt({ cities }: Table, city: CityIndex): Draft {
  const draft = cities[city];
  if (draft === undefined) throw new RangeError(`no city ${city}`);
  return draft;
}

export function handAt({ hands }: Table, seat: Seat): Piece[] {
  const hand = hands[seat];
  if (hand === undefined) throw new RangeError(`no hand ${seat}`);
  return hand;
}

export function citiesAt({ citiesOf }: Table, seat: Seat): readonly [left: CityIndex, right: CityIndex] {
  const own = citiesOf[seat];
  if (own === undefined) throw new RangeError(`no seat ${seat}`);
  return own;
}

export function setCity(table: Table, city: CityIndex, lot: Lot): void {
  const draft = draftAt(table, city);
  setDraft(draft, lot);
  table.tiles[city] = lot.tiles;
  table.factories[city] = factoriesIn(draft);
}

export const copyOf = (table: Table): Table => ({
  ...table,
  cities: table.cities.map(copyOfDraft),
  tiles: [...table.tiles],
  factories: [...table.factories],
  hands: table.hands.map((hand) => [...hand]),
});

/** ROUND-4: hands go to the next seat on the left, or on the right. */
export function pass({ hands }: Table, to: 'left' | 'right'): void {
  if (to === 'left') hands.unshift(...hands.splice(-1));
  else hands.push(...hands.splice(0, 1));
}
