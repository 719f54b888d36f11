/** Two humans and one Automa: a three-seat table game whose third seat plays by cards (DUO-1). */
import { chooseTile } from '../automa/choice.ts';
import { cityInView, readBy } from '../automa/gain.ts';
import { cityAt } from '../cities/kind.ts';
import type { EventOf } from '../state/event.ts';
import { isSince } from '../state/options.ts';
import type { AutomaTake, GameState } from '../state/state.ts';
import { withoutOne } from '../tile.ts';
import type { CityIndex, Seat } from '../types.ts';
import type { ModeRules } from './mode.ts';
import { factoriesElsewhere } from './mode-result.ts';
import { roundNamed } from './mode-rounds.ts';
import { advanceTable, TABLE } from './table.ts';

const DUO_AUTOMA: Seat = 2;

/** With Capitals people are better at districts than the Automa, which doesn't look at them (CAP-5). */
const CAPITALS_POINTS = 2;

/** The Automa's left and right city, and the partner who inserts for it there. */
const DUO_CITIES = [
  { city: 2, partner: 0 },
  { city: 1, partner: 1 },
] as const satisfies readonly { readonly city: CityIndex; readonly partner: Seat }[];

/** The Automa has its duplexes from the set-up, so round 2 is for the humans. */
export const DUO: ModeRules = {
  ...TABLE,
  seats: { min: 3, max: 3, rule: 'DUO-1' },
  handsIn: (round, seats) => (round.from === 'duplexes' ? seats - 1 : seats),
  automas: [DUO_AUTOMA],
  automaPoints: (options) => (options.capitals && isSince(options, 2) ? CAPITALS_POINTS : 0),
  cardsPerTurn: 1,
  placerIn: (city) => DUO_CITIES.find((other) => other.city === city)?.partner ?? 0,
  setUpDuplexes: 2,
  begunCities: DUO_CITIES.map(({ city }) => city),
  advance: (state, rules) => setUp(state) ?? automaChoice(state, rules) ?? advanceTable(state, rules),
  ruleIds: { ...TABLE.ruleIds, automas: 'DUO-1', setUp: 'DUO-1' },
};

/** As its designer describes it: the Automa assigns first and openly (DUO-2). */
export const OPEN_DUO: ModeRules = { ...DUO, openAutomas: true };

/** One random duplex begins each of the Automa's cities, left and right. */
function setUp({ open, hidden }: GameState): EventOf<'set-up'> | undefined {
  if (open.turn > 0) return undefined;
  const begun = open.pending.length + open.cities.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const next = DUO_CITIES[begun];
  return next && { type: 'set-up', city: next.city, tiles: hidden.supply.duplexes.slice(0, 1) };
}

/** By its card, left column for its left city; in round 3 (hands pass right) it takes for the right one first. */
function automaChoice({ open, hidden }: GameState, rules: ModeRules): EventOf<'automa'> | undefined {
  const [card] = hidden.supply.cards;
  const hand = hidden.hands[DUO_AUTOMA];
  if (open.phase !== 'choosing' || open.chosen[DUO_AUTOMA] === true) return undefined;
  if (card === undefined || hand === undefined) return undefined;
  const [left, right] = DUO_CITIES;
  const columns = [
    { city: left.city, column: card.shared },
    { city: right.city, column: card.own },
  ];
  const takes: AutomaTake[] = [];
  let rest = hand;
  for (const { city, column } of roundNamed(rules, open.round).pass === 'left'
    ? columns
    : columns.toReversed()) {
    const choice = chooseTile(
      rest,
      column,
      readBy(card, cityInView(cityAt(open.cities, city), factoriesElsewhere(open.cities, city))),
    );
    rest = withoutOne(rest, choice.tile);
    takes.push({ ...choice, city });
  }
  return { type: 'automa', move: { seat: DUO_AUTOMA, card, takes } };
}
