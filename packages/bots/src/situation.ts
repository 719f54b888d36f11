/** A seat's view of the table: all cities ready for search, its own two, and what they are compared with. */
import { type City, type CityIndex, modeRules, type SeatView, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { matchCity } from '@duopolis/rules/cities';
import { countLetters, type District, districtSizes, type SeatScoring } from '@duopolis/rules/scoring';
import { EMPTY_LOT, factoriesOf, type Lot, lotOf } from './lot/lot.ts';
import { type Rivals, rivalsOf } from './value/rivals.ts';

export interface Situation {
  readonly view: SeatView;
  readonly scoring: SeatScoring;
  /** The seat's left and right city. */
  readonly own: readonly [left: CityIndex, right: CityIndex];
  /** Every city but Automacity, whose place an empty lot holds. */
  readonly lots: readonly Lot[];
  readonly rivals: readonly Rivals[];
  /** What an Automa took openly and somebody will insert; only bots that search look at it. */
  readonly shown: readonly ShownTake[];
}

/** A tile that an Automa took, and the city it goes to. */
export interface ShownTake {
  readonly tile: Tile;
  readonly city: CityIndex;
}

/** The Automas that have openly taken tiles before the people choose (DUO-2): these are next to their cities until the reveal. */
export const shownMoves = ({ open }: SeatView) => (open.phase === 'choosing' ? open.automas : []);

export const shownTakes = (view: SeatView): readonly ShownTake[] =>
  shownMoves(view).flatMap(({ takes }) => takes);

const factoriesIn = (city: City, lot: Lot): number =>
  matchCity(city, { built: () => factoriesOf(lot), automacity: ({ laid }) => countLetters(laid).F });

const NO_DISTRICTS: readonly District[] = [];

export function situationOf(view: SeatView): Situation {
  const { options, cities, districts = NO_DISTRICTS } = view.open;
  const { scoring, citiesOf } = modeRules(options);
  const lots = cities.map((city) => matchCity(city, { built: lotOf, automacity: () => EMPTY_LOT }));
  const factories = cities.map((city, nth) => factoriesIn(city, itemAt(lots, nth)));
  const regions = districts.length === 0 ? [] : districtSizes(cities, districts);
  return {
    view,
    scoring,
    own: citiesOf(view.viewer, options.seats),
    lots,
    rivals: cities.map((_, city) => rivalsOf(city, { factories, districts, regions })),
    shown: [],
  };
}

export const withShownTakes = (situation: Situation): Situation => ({
  ...situation,
  shown: shownTakes(situation.view),
});
