/** Whether a position bears out what a bot says: worked out from the rules and the explained scores, not by the bots' own code. */
import {
  type BuiltCity,
  type Cell,
  type City,
  type CityIndex,
  roundsOf,
  type SeatView,
  type Tile,
  without,
} from '@duopolis/rules';
import { cellsFor, filledCells, sameCell, withTile } from '@duopolis/rules/cities';
import { itemAt } from '@duopolis/rules/lists';
import { typeOfBuilding } from '@duopolis/rules/notation';
import {
  buildingsIn,
  type CityExplanation,
  districtSizes,
  explainTable,
  scoreTable,
} from '@duopolis/rules/scoring';
import { arrange } from '../../src/arrange.ts';
import { lotOf } from '../../src/lot/lot.ts';
import { withPartners } from '../../src/medium.ts';
import { type Proposal, wish } from '../../src/offers/offer.ts';
import { situationOf } from '../../src/situation.ts';
import { valueOf } from '../../src/value/value.ts';
import type { OfferAnswer, Reason, ReasonCode } from '../../src/index.ts';

/** What a bot talks about: a tile on a cell, as somebody proposed it or as the bot offers it. */
export interface Subject {
  readonly view: SeatView;
  readonly proposal: Proposal;
  /** The bot's answer, if the proposal was a partner's. */
  readonly answer?: OfferAnswer;
}

/** The city before and after, explained. */
interface Facts {
  readonly before: CityExplanation;
  readonly after: CityExplanation;
  /** The buildings of the tile. */
  readonly fresh: ReturnType<typeof filledCells>;
  readonly cities: readonly City[];
}

type Said<C extends ReasonCode> = Extract<Reason, { readonly code: C }>;

const cityIn = ({ open }: SeatView, city: CityIndex): BuiltCity => open.cities[city] as BuiltCity;

const built = (view: SeatView, { seat, city, tile, at }: Proposal): BuiltCity =>
  withTile(cityIn(view, city), { tile, at, seat });

const tableWith = (view: SeatView, proposal: Proposal): readonly City[] =>
  view.open.cities.with(proposal.city, built(view, proposal));

const isLegal = ({ view, proposal: { seat, city, tile, at } }: Subject): boolean =>
  view.open.pending.some(
    (pending) => pending.seat === seat && pending.tile === tile && pending.cities.includes(city),
  ) && cellsFor(itemAt(view.open.cities, city), tile).some((cell) => sameCell(cell, at));

function factsOf({ view, proposal }: Subject): Facts {
  const { city } = proposal;
  const { cities: old, districts = [] } = view.open;
  const cities = tableWith(view, proposal);
  const standing = filledCells(itemAt(old, city));
  const fresh = filledCells(itemAt(cities, city)).filter(
    ({ cell }) => !standing.some((one) => sameCell(one.cell, cell)),
  );
  return {
    before: explainTable(old, city, districts),
    after: explainTable(cities, city, districts),
    fresh,
    cities,
  };
}

const freshOf = ({ fresh }: Facts, type: string): readonly Cell[] =>
  fresh.filter(({ building }) => typeOfBuilding(building) === type).map(({ cell }) => cell);

const has = (cells: readonly Cell[], wanted: readonly Cell[]): boolean =>
  cells.some((cell) => wanted.some((one) => sameCell(one, cell)));

/** Runs of shops and groups of parks; Automacity has none. */
const runsOf = (explained: CityExplanation) => (explained.kind === 'automacity' ? [] : explained.shop.runs);
const groupsOf = (explained: CityExplanation) =>
  explained.kind === 'automacity' ? [] : explained.park.groups;

const housesOf = (explained: CityExplanation) =>
  explained.kind === 'automacity' ? [] : explained.house.houses;

const typesOf = (explained: CityExplanation): number =>
  explained.kind === 'automacity' ? 0 : explained.house.types.length;

const bonusesOf = (explained: CityExplanation) =>
  explained.kind === 'automacity' ? [] : explained.office.bonuses;

const isLast = ({ open }: SeatView): boolean => {
  const last = roundsOf(open).at(-1);
  return open.round === last?.name && open.turn === last.turns;
};

const kindsIn = (city: City): number =>
  new Set(
    filledCells(city)
      .map(({ building }) => building)
      .filter((building) => typeOfBuilding(building) === 'tavern'),
  ).size;

const factoriesElsewhere = ({ cities }: Facts, city: CityIndex): readonly number[] =>
  cities.flatMap((other, nth) => (nth === city ? [] : [buildingsIn(other).factory]));

/** How a bot rates a city: the points that it expects of it in the end; of a full one, its points. */
function worthOf(view: SeatView, proposal: Proposal): number {
  const { city } = proposal;
  const { districts = [] } = view.open;
  if (isLast(view) && cellsFor(built(view, proposal), 'S').length === 0)
    return scoreTable(tableWith(view, proposal), districts)[city]?.total ?? Number.NaN;
  return valueOf(lotOf(built(view, proposal)), itemAt(situationOf(view).rivals, city));
}

const bestHere = (view: SeatView, proposal: Proposal): number =>
  Math.max(
    ...cellsFor(cityIn(view, proposal.city), proposal.tile).map((at) => worthOf(view, { ...proposal, at })),
  );

/** What the weaker of a bot's cities loses if its own tile goes where a partner wants it, and its others where they are best. */
function lossOfWeaker(view: SeatView, proposal: Proposal): number {
  const situation = situationOf(view);
  const measure = withPartners(situation);
  const mine = view.open.pending.filter(({ seat }) => seat === view.viewer);
  const asked = mine.findIndex(
    ({ tile, cities }) => tile === proposal.tile && cities.includes(proposal.city),
  );
  const rest = mine.toSpliced(asked, 1);
  const free = rest.filter(({ cities }) => cities.length > 1);
  const valueOfCity = (city: CityIndex, here: readonly Tile[]): number => {
    const lot = lotOf(city === proposal.city ? built(view, proposal) : cityIn(view, city));
    const fixed = rest.filter(({ cities }) => cities.length === 1 && cities[0] === city);
    const tiles = [...fixed.map(({ tile }) => tile), ...here];
    return arrange(lot, tiles, { rivals: itemAt(situation.rivals, city), measure }).value;
  };
  const other = situation.own.find((city) => city !== proposal.city) ?? proposal.city;
  const isAskedFree = mine[asked]?.cities.length !== 1;
  const ways = free.map(({ tile }) =>
    weaker(
      [tile],
      isAskedFree
        ? []
        : (without(
            free.map((one) => one.tile),
            [tile],
          ) ?? []),
    ),
  );
  function weaker(there: readonly Tile[], here: readonly Tile[]): number {
    return Math.min(valueOfCity(proposal.city, here), valueOfCity(other, there));
  }
  const wished = Math.min(...wish(situation).arrangements.map(({ value }) => value));
  return wished - Math.max(...(ways.length === 0 ? [weaker([], [])] : ways));
}

/** Spaces for a single tile that a tile leaves. */
const roomAt = (view: SeatView, proposal: Proposal): number => cellsFor(built(view, proposal), 'S').length;

function rankOf(facts: Facts, city: CityIndex): number {
  const own = buildingsIn(itemAt(facts.cities, city)).factory;
  return new Set(factoriesElsewhere(facts, city).filter((other) => other > own)).size;
}

const factoriesIn = ({ cities }: Facts, { proposal }: Subject): number =>
  buildingsIn(itemAt(cities, proposal.city)).factory;

/** One claim for each code; a reason is true if its claim holds with exactly its number. */
const CLAIMS: { readonly [C in ReasonCode]: (said: Said<C>, facts: Facts, subject: Subject) => boolean } = {
  'shop-run': ({ length }, facts) =>
    runsOf(facts.after).some(({ cells }) => cells.length === length && has(cells, freshOf(facts, 'shop'))),
  'park-group': ({ size }, facts) =>
    groupsOf(facts.after).some(({ cells }) => cells.length === size && has(cells, freshOf(facts, 'park'))),
  'tavern-set': ({ kinds }, { cities, fresh }, { view, proposal: { city } }) =>
    fresh.some(({ building }) => typeOfBuilding(building) === 'tavern') &&
    kindsIn(itemAt(cities, city)) === kinds &&
    kindsIn(cityIn(view, city)) < kinds,
  'serves-offices': ({ offices }, facts) =>
    bonusesOf(facts.after).filter(
      ({ office, tavern }) =>
        has([tavern], freshOf(facts, 'tavern')) &&
        !bonusesOf(facts.before).some((old) => sameCell(old.office, office)),
    ).length === offices,
  'office-set': ({ offices }, { cities, fresh }, { proposal: { city } }) =>
    fresh.some(({ building }) => building === 'O') && buildingsIn(itemAt(cities, city)).office === offices,
  'office-beside-tavern': (_, facts) =>
    has(
      bonusesOf(facts.after).map(({ office }) => office),
      freshOf(facts, 'office'),
    ),
  'factory-majority': ({ factories }, facts, subject) =>
    freshOf(facts, 'factory').length > 0 &&
    factoriesIn(facts, subject) === factories &&
    rankOf(facts, subject.proposal.city) === 0,
  'factory-second': ({ factories }, facts, subject) =>
    freshOf(facts, 'factory').length > 0 &&
    factoriesIn(facts, subject) === factories &&
    rankOf(facts, subject.proposal.city) === 1,
  'new-type-for-houses': ({ houses }, { before, after }) =>
    housesOf(after).filter(({ spoiledBy }) => spoiledBy.length === 0).length === houses &&
    typesOf(after) > typesOf(before),
  'house-worth': ({ points }, facts) =>
    housesOf(facts.after).some(
      (house) => has([house.cell], freshOf(facts, 'house')) && house.points === points,
    ),
  'civic-helped': ({ points }, facts) =>
    facts.after.kind === 'capital' &&
    facts.after.civic.tiles.some(
      (civic) => has([civic.cell], freshOf(facts, 'civic')) && civic.points === points,
    ),
  'district-grows': ({ size }, { cities }, { view, proposal: { city } }) => {
    const { districts = [] } = view.open;
    const before = districtSizes(view.open.cities, districts);
    return districtSizes(cities, districts).some(
      (sizes, nth) => sizes[city] === size && size > (before[nth]?.[city] ?? 0),
    );
  },
  'keeps-room': (_, __, { view, proposal }) =>
    !isLast(view) &&
    cellsFor(cityIn(view, proposal.city), proposal.tile).every(
      (at) => roomAt(view, { ...proposal, at }) <= roomAt(view, proposal),
    ),
  'spoils-houses': ({ houses }, facts) =>
    housesOf(facts.after).filter(
      ({ spoiledBy }) =>
        spoiledBy.length > 0 &&
        spoiledBy.every((factory) => freshOf(facts, 'factory').some((one) => sameCell(one, factory))),
    ).length === houses,
  'house-beside-factory': (_, facts) =>
    housesOf(facts.after).some(
      ({ cell, spoiledBy }) => spoiledBy.length > 0 && has([cell], freshOf(facts, 'house')),
    ),
  'costs-points': ({ points }, _, { view, proposal, answer }) =>
    answer?.type === 'counter' &&
    answer.offer.city === proposal.city &&
    Math.round(worthOf(view, answer.offer) - worthOf(view, proposal)) === points,
  'not-legal': () => false,
  'other-city-needs-it': ({ city, points }, _, { view, proposal, answer }) =>
    city !== proposal.city &&
    answer?.type === 'counter' &&
    answer.offer.city === city &&
    answer.offer.tile === proposal.tile &&
    Math.round(lossOfWeaker(view, proposal)) === points,
  'as-good': ({ points }, _, { view, proposal, answer }) =>
    answer?.type === 'accept' &&
    points ===
      Math.round(
        proposal.seat === view.viewer
          ? lossOfWeaker(view, proposal)
          : bestHere(view, proposal) - worthOf(view, proposal),
      ),
};

/** Whether the position bears the reason out, number and all. */
export function isTrue(subject: Subject, reason: Reason): boolean {
  if (!isLegal(subject)) return reason.code === 'not-legal';
  const claim = CLAIMS[reason.code] as (said: Reason, facts: Facts, subject: Subject) => boolean;
  return claim(reason, factsOf(subject), subject);
}
