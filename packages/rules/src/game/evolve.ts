/** What an event does to the state: bookkeeping only, for every event in every state. */
import { EMPTY_CITY, withTile } from '../city/city.ts';
import { modeRules } from '../modes/modes.ts';
import { without } from '../tile.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import type { EventOf, GameEvent } from './event.ts';
import { citiesOfSeats } from './result.ts';
import { roundsOf } from './rounds.ts';
import type { GameState, Pending } from './state.ts';

export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'begun':
      return begun(event);
    case 'dealt':
      return dealt(state, event);
    case 'chose':
      return chose(state, event);
    case 'revealed':
      return revealed(state, event);
    case 'placed':
      return placed(state, event);
    case 'waited':
      return { ...state, open: { ...state.open, waiting: [...state.open.waiting, event.seat] } };
    case 'stood-off':
      return { ...state, open: { ...state.open, mustPlace: event.seat } };
    case 'passed':
      return passed(state, event);
    case 'discarded':
      return discarded(state);
    case 'ended':
      return ended(state, event);
  }
}

const nobody = (seats: number): readonly boolean[] => Array<boolean>(seats).fill(false);
const noChoices = (seats: number): readonly undefined[] => Array<undefined>(seats).fill(undefined);

function begun({ rules, options, seating, tokens, commitment, seed, supply }: EventOf<'begun'>): GameState {
  const cities = Array.from({ length: modeRules(options.mode).cityCount(options.seats) }, () => EMPTY_CITY);
  return {
    open: {
      rules,
      options,
      seating,
      tokens,
      phase: 'dealing',
      round: (roundsOf({ options })[0] as { name: '1' }).name,
      turn: 0,
      handSize: 0,
      chosen: nobody(options.seats),
      pending: [],
      waiting: [],
      cities,
      ...(commitment !== undefined && { commitment }),
    },
    hidden: {
      supply,
      hands: [],
      choices: noChoices(options.seats),
      discards: [],
      ...(seed !== undefined && { seed }),
    },
  };
}

function dealt({ open, hidden }: GameState, { round, hands }: EventOf<'dealt'>): GameState {
  const from = roundsOf(open).find(({ name }) => name === round)?.from ?? 'buildings';
  const taken = hands.reduce((sum, hand) => sum + hand.length, 0);
  return {
    open: {
      ...open,
      phase: 'choosing',
      round,
      turn: 1,
      handSize: hands[0]?.length ?? 0,
      chosen: nobody(open.options.seats),
    },
    hidden: { ...hidden, hands, supply: { ...hidden.supply, [from]: hidden.supply[from].slice(taken) } },
  };
}

function chose({ open, hidden }: GameState, { seat, tiles }: EventOf<'chose'>): GameState {
  return {
    open: open.chosen[seat] === true ? open : { ...open, chosen: open.chosen.with(seat, true) },
    hidden: { ...hidden, choices: hidden.choices.with(seat, tiles) },
  };
}

function revealed({ open, hidden }: GameState, { choices }: EventOf<'revealed'>): GameState {
  const cities = citiesOfSeats(open);
  const pending = choices.flatMap((tiles, seat) =>
    tiles.map((tile): Pending => ({ seat, tile, cities: cities[seat] ?? [] })),
  );
  const hands = hidden.hands.map((hand, seat) => without(hand, choices[seat] ?? []) ?? hand);
  return {
    open: { ...open, phase: 'placing', pending, handSize: hands[0]?.length ?? 0 },
    hidden: { ...hidden, hands, choices: noChoices(open.options.seats) },
  };
}

/** A seat's other tile can then only go to its other city (PLACE-1); any placement ends all waiting (PLACE-8). */
function placed({ open, hidden }: GameState, { seat, city, tile, at }: EventOf<'placed'>): GameState {
  const used = usedBy(open.pending, seat, city, tile);
  const pending = open.pending
    .filter((other) => other !== used)
    .map((other) =>
      other.seat === seat && other.cities.length > 1
        ? { ...other, cities: other.cities.filter((left) => left !== city) }
        : other,
    );
  const cities = open.cities.with(city, withTile(open.cities[city] ?? EMPTY_CITY, { tile, at, seat }));
  const { mustPlace: _, ...rest } = open;
  return { open: { ...rest, pending, cities, waiting: [] }, hidden };
}

/** The pending tile that a placement uses up: of equal ones that with the least freedom. */
const usedBy = (pending: readonly Pending[], seat: Seat, city: CityIndex, tile: Tile): Pending | undefined =>
  pending
    .filter((other) => other.seat === seat && other.tile === tile && other.cities.includes(city))
    .reduce<Pending | undefined>(
      (best, other) => (best === undefined || other.cities.length < best.cities.length ? other : best),
      undefined,
    );

/** Left is the next seat clockwise. */
function passed({ open, hidden }: GameState, { to }: EventOf<'passed'>): GameState {
  const { seats } = open.options;
  const from = to === 'left' ? seats - 1 : 1;
  const hands = hidden.hands.map((_, seat) => hidden.hands[(seat + from) % seats] as readonly Tile[]);
  return {
    open: { ...open, phase: 'choosing', turn: open.turn + 1, chosen: nobody(seats) },
    hidden: { ...hidden, hands },
  };
}

function discarded({ open, hidden }: GameState): GameState {
  return {
    open: { ...open, phase: 'dealing', handSize: 0 },
    hidden: {
      ...hidden,
      hands: hidden.hands.map(() => []),
      discards: [...hidden.discards, ...hidden.hands.flat()],
    },
  };
}

const ended = ({ open, hidden }: GameState, { result, seed }: EventOf<'ended'>): GameState => ({
  open: { ...open, phase: 'over', result, ...(seed !== undefined && { seed }) },
  hidden,
});
