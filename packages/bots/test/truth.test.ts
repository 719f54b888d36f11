/** What bots say is true: every reason, over many positions of every mode, is checked against the boards by other code. */
import {
  type BuiltCity,
  type Cell,
  type City,
  type CityIndex,
  legalFor,
  roundsOf,
  seatView,
  type SeatView,
} from '@duopolis/rules';
import { typeOfBuilding } from '@duopolis/rules/notation';
import { filledCells, sameCell, withTile } from '@duopolis/rules/cities';
import { describe, expect, test } from 'vitest';
import { answerTo, BOTS, offersFor, type OfferAnswer, type Reason } from '../src/index.ts';
import { GAMES, play } from './kit/play.ts';

interface Proposal {
  readonly seat: number;
  readonly city: CityIndex;
  readonly tile: Parameters<typeof withTile>[1]['tile'];
  readonly at: Cell;
}

type Filled = ReturnType<typeof filledCells>;

const cityWith = ({ open }: SeatView, { seat, city, tile, at }: Proposal): City =>
  withTile(open.cities[city] as BuiltCity, { tile, at, seat });

const typesIn = (filled: Filled) => filled.map(({ building }) => typeOfBuilding(building));
const count = (filled: Filled, type: string): number => typesIn(filled).filter((one) => one === type).length;
const beside = ([row, column]: Cell, [r, c]: Cell): boolean => Math.abs(row - r) + Math.abs(column - c) === 1;

/** Parks that hang together, from one of them. */
function groupOf(filled: Filled, from: Cell): number {
  const parks = filled.filter(({ building }) => building === 'P').map(({ cell }) => cell);
  const group = [from];
  for (const cell of group)
    group.push(...parks.filter((park) => beside(park, cell) && !group.some((one) => sameCell(one, park))));
  return group.length;
}

/** Shops in a row or a column, through a cell. */
function runThrough(filled: Filled, [row, column]: Cell): number {
  const isShop = (cell: Cell): boolean =>
    filled.some((one) => one.building === 'S' && sameCell(one.cell, cell));
  const along = ([down, across]: Cell): number => {
    let length = 0;
    while (isShop([row + down * (length + 1), column + across * (length + 1)])) length++;
    return length;
  };
  return 1 + Math.max(along([0, 1]) + along([0, -1]), along([1, 0]) + along([-1, 0]));
}

const kindsOf = (filled: Filled): number =>
  new Set(
    filled.filter(({ building }) => typeOfBuilding(building) === 'tavern').map(({ building }) => building),
  ).size;

const isLast = ({ open }: SeatView): boolean => {
  const last = roundsOf(open).at(-1);
  return open.round === last?.name && open.turn === last.turns;
};

/** Whether the boards bear a reason out; bridges and mats make neighbours of their own, so there only counts are checked. */
function isTrue(view: SeatView, proposal: Proposal, reason: Reason): boolean {
  const before = filledCells(view.open.cities[proposal.city] as City);
  const after = filledCells(cityWith(view, proposal));
  const fresh = after.filter(({ cell }) => !before.some((one) => sameCell(one.cell, cell)));
  const square = !view.open.options.capitals;
  const others = view.open.cities.flatMap((city, nth) =>
    nth === proposal.city ? [] : [count(filledCells(city), 'factory')],
  );
  const near = (cell: Cell, type: string): Filled =>
    after.filter((one) => beside(one.cell, cell) && typeOfBuilding(one.building) === type);
  switch (reason.code) {
    case 'shop-run':
      return !square || fresh.some(({ cell }) => runThrough(after, cell) === reason.length);
    case 'park-group':
      return (
        !square ||
        fresh.some(({ building, cell }) => building === 'P' && groupOf(after, cell) === reason.size)
      );
    case 'tavern-set':
      return kindsOf(after) === reason.kinds && reason.kinds > kindsOf(before);
    case 'office-set':
      return count(after, 'office') === reason.offices && count(before, 'office') < reason.offices;
    case 'serves-offices':
      return !square || fresh.some(({ cell }) => near(cell, 'office').length >= reason.offices);
    case 'office-beside-tavern':
      return !square || fresh.some(({ cell }) => near(cell, 'tavern').length > 0);
    case 'factory-majority':
      return view.open.options.mode === 'solo' || others.every((factories) => factories <= reason.factories);
    case 'factory-second':
      return count(after, 'factory') === reason.factories;
    case 'new-type-for-houses':
      return fresh.some(({ building }) => !typesIn(before).includes(typeOfBuilding(building)));
    case 'house-worth':
      return (
        fresh.some(({ building }) => building === 'H') &&
        reason.points === new Set(typesIn(after).filter((type) => type !== 'house' && type !== 'civic')).size
      );
    case 'spoils-houses':
      return !square || fresh.some(({ cell }) => near(cell, 'house').length >= reason.houses);
    case 'house-beside-factory':
      return (
        !square || fresh.some(({ building, cell }) => building === 'H' && near(cell, 'factory').length > 0)
      );
    case 'keeps-room':
      return !isLast(view);
    case 'costs-points':
    case 'as-good':
    case 'civic-helped':
    case 'other-city-needs-it':
      return Number.isInteger(reason.points) && reason.points > 0;
    case 'district-grows':
      return Number.isInteger(reason.size) && reason.size > 1;
    case 'not-legal':
      return true;
  }
}

/** The other city needs a tile only if it is offered there, and nowhere here. */
function expectConsistent(view: SeatView, proposal: Proposal, answer: OfferAnswer): void {
  const need = answer.reasons.find(({ code }) => code === 'other-city-needs-it');
  if (need?.code !== 'other-city-needs-it') return;
  expect(need.city).not.toBe(proposal.city);
  expect(answer).toMatchObject({ type: 'counter', offer: { tile: proposal.tile, city: need.city } });
  const offered = offersFor(view).filter(
    ({ city, tile }) => city === proposal.city && tile === proposal.tile,
  );
  expect(offered).toEqual([]);
}

/** Every third cell is enough: positions are many. */
const EVERY = 3;

function proposalsOf(view: SeatView): readonly Proposal[] {
  const legal = legalFor(view);
  return view.open.pending
    .filter(({ seat }) => seat === view.viewer)
    .flatMap(({ seat, tile, cities }) =>
      cities.flatMap((city) =>
        legal
          .filter((command) => command.type === 'place' && command.tile === tile && command.city === city)
          .flatMap((command) => (command.type === 'place' ? [{ seat, city, tile, at: command.at }] : [])),
      ),
    )
    .filter((_, nth) => nth % EVERY === 0);
}

/** Tables of even numbers are like those of odd ones. */
const MODES = GAMES.filter(({ mode, seats }) => mode !== 'table' || seats % 2 === 1);

describe.each(MODES)('$mode of $seats, Capitals: $capitals', (options) => {
  test('no reason that the position contradicts', () => {
    const { steps } = play(options, 'truth', () => BOTS.greedy);
    const said: string[] = [];
    for (const { state, command } of steps) {
      if (state.open.phase !== 'placing' || command.type !== 'place') continue;
      const view = seatView(state, command.seat);
      for (const offer of offersFor(view))
        for (const reason of offer.reasons) {
          said.push(reason.code);
          expect([reason, offer, isTrue(view, offer, reason)]).toEqual([reason, offer, true]);
        }
      for (const proposal of proposalsOf(view)) {
        const answer = answerTo(view, proposal);
        expectConsistent(view, proposal, answer);
        for (const reason of answer.reasons)
          expect([reason, proposal, isTrue(view, proposal, reason)]).toEqual([reason, proposal, true]);
      }
    }
    expect(options.mode === 'solo' || new Set(said).size > 2).toBe(true);
  });
});
