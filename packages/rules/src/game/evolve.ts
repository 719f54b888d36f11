/** What an event does to the state: bookkeeping only, for every event in every state. */
import { CAPITAL_ORDER, DUO_ORDER } from '../capitals/tocome.ts';
import { type City, EMPTY_AUTOMACITY, EMPTY_CITY, withLaid, withTile } from '../city/city.ts';
import { DUO_CITIES } from '../modes/duo.ts';
import type { RoundName } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { AUTOMACITY, YOU, YOUR_CITIES } from '../modes/solo.ts';
import { isDuplex, without } from '../tile.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import type { EventOf, GameEvent } from './event.ts';
import { citiesOfSeats } from './result.ts';
import type { GameState, HiddenGame, OpenGame, Pending, Supply } from './state.ts';

export function evolve(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'begun':
      return begun(event);
    case 'set-up':
      return setUp(state, event);
    case 'drew':
      return drew(state, event);
    case 'dealt':
      return dealt(state, event);
    case 'automa':
      return automa(state, event);
    case 'assigned':
      return assigned(state, event);
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

function begun(event: EventOf<'begun'>): GameState {
  const { rules, options, seating, tokens, commitment, seed, supply, districts } = event;
  const { cityCount, rounds } = modeRules(options);
  return {
    open: {
      rules,
      options,
      seating,
      tokens,
      phase: 'dealing',
      round: rounds[0]?.name as RoundName,
      turn: 0,
      handSize: 0,
      chosen: Array<boolean>(options.seats).fill(false),
      pending: [],
      assignTo: [],
      automas: [],
      waiting: [],
      cities: Array.from({ length: cityCount(options.seats) }, (_, city) => emptyCity(event, city)),
      ...(districts !== undefined && { districts }),
      ...(commitment !== undefined && { commitment }),
    },
    hidden: {
      supply,
      hands: [],
      held: Array.from({ length: options.seats }, () => []),
      choices: Array<undefined>(options.seats).fill(undefined),
      discards: [],
      ...(seed !== undefined && { seed }),
    },
  };
}

function emptyCity({ options: { mode }, mats }: EventOf<'begun'>, city: CityIndex): City {
  if (mode === 'solo' && city === AUTOMACITY) return EMPTY_AUTOMACITY;
  const mat = mats?.[city];
  if (mat === undefined) return EMPTY_CITY;
  const begunByAutoma = mode === 'duo' && DUO_CITIES.some((other) => other.city === city);
  return { ...EMPTY_CITY, capital: { mat, order: begunByAutoma ? DUO_ORDER : CAPITAL_ORDER } };
}

/** The supplies without the tiles that were taken from their front. */
function taken({ cards, buildings, duplexes }: Supply, tiles: readonly Tile[]): Supply {
  const pairs = tiles.filter(isDuplex).length;
  return { cards, buildings: buildings.slice(tiles.length - pairs), duplexes: duplexes.slice(pairs) };
}

/** A tile given to a city: Automacity has it at once, elsewhere someone has to place it. */
function give(open: OpenGame, city: CityIndex, tile: Tile, seat: Seat): OpenGame {
  const receiver = open.cities[city] ?? EMPTY_CITY;
  return receiver.laid === undefined
    ? { ...open, pending: [...open.pending, { seat, tile, cities: [city] }] }
    : { ...open, cities: open.cities.with(city, withLaid(receiver, [tile])) };
}

function setUp({ open, hidden }: GameState, { city, tiles }: EventOf<'set-up'>): GameState {
  const partner = DUO_CITIES.find((other) => other.city === city)?.partner ?? YOU;
  const given = tiles.reduce((table, tile) => give(table, city, tile, partner), open);
  return {
    open: given.pending.length > 0 ? { ...given, phase: 'placing' } : given,
    hidden: { ...hidden, supply: taken(hidden.supply, tiles) },
  };
}

function drew({ open, hidden }: GameState, { tiles }: EventOf<'drew'>): GameState {
  return {
    open: tiles.reduce((table, tile, city) => give(table, city, tile, YOU), open),
    hidden: { ...hidden, supply: taken(hidden.supply, tiles) },
  };
}

/** A turn begins: nobody with a hand has chosen, and alone you have yet to assign. */
function newTurn(
  { open, hidden }: GameState,
  round: RoundName,
  hands: readonly (readonly Tile[])[],
): GameState {
  const { options } = open;
  const solo = options.solo !== undefined;
  return {
    open: {
      ...open,
      phase: solo ? 'assigning' : 'choosing',
      round,
      turn: round === open.round ? open.turn + 1 : 1,
      handSize: hands[0]?.length ?? 0,
      chosen: open.chosen.map((_, seat) => (hands[seat]?.length ?? 0) === 0),
      assignTo: solo
        ? options.solo.kind === 'simple'
          ? open.cities.map((_, city) => city)
          : YOUR_CITIES
        : [],
      automas: [],
    },
    hidden: { ...hidden, hands, held: hidden.held.map((before, seat) => [...before, hands[seat] ?? []]) },
  };
}

function dealt(state: GameState, { round, hands }: EventOf<'dealt'>): GameState {
  const { open, hidden } = newTurn(state, round, hands);
  return { open, hidden: { ...hidden, supply: taken(hidden.supply, hands.flat()) } };
}

/** Alone everyone sees it at once; in duo it is a secret choice like any other. */
function automa({ open, hidden }: GameState, { move }: EventOf<'automa'>): GameState {
  const supply = { ...hidden.supply, cards: hidden.supply.cards.slice(1) };
  const tiles = move.takes.map(({ tile }) => tile);
  if (open.options.mode === 'duo') {
    return {
      open: { ...open, chosen: open.chosen.with(move.seat, true) },
      hidden: { ...hidden, supply, automa: move, choices: hidden.choices.with(move.seat, tiles) },
    };
  }
  const given = move.takes.reduce((table, { city, tile }) => give(table, city, tile, YOU), open);
  return {
    open: { ...given, automas: [...open.automas, move] },
    hidden: { ...hidden, supply, hands: handsWithout(hidden.hands, move.seat, tiles) },
  };
}

const handsWithout = (hands: readonly (readonly Tile[])[], seat: Seat, tiles: readonly Tile[]) =>
  hands.map((hand, nth) => (nth === seat ? (without(hand, tiles) ?? hand) : hand));

function assigned({ open, hidden }: GameState, { seat, city, tile }: EventOf<'assigned'>): GameState {
  const assignTo = open.assignTo.filter((other) => other !== city);
  const hands = handsWithout(hidden.hands, seat, [tile]);
  return {
    open: {
      ...give(open, city, tile, seat),
      assignTo,
      phase: assignTo.length === 0 ? 'placing' : open.phase,
      handSize: hands[seat]?.length ?? 0,
    },
    hidden: { ...hidden, hands },
  };
}

const chose = ({ open, hidden }: GameState, { seat, tiles }: EventOf<'chose'>): GameState => ({
  open: open.chosen[seat] === true ? open : { ...open, chosen: open.chosen.with(seat, true) },
  hidden: { ...hidden, choices: hidden.choices.with(seat, tiles) },
});

function revealed({ open, hidden }: GameState, { choices }: EventOf<'revealed'>): GameState {
  const { automa: move } = hidden;
  const cities = citiesOfSeats(open.options);
  const byHumans = choices.flatMap((tiles, seat) =>
    seat === move?.seat ? [] : tiles.map((tile): Pending => ({ seat, tile, cities: cities[seat] ?? [] })),
  );
  const forAutoma = (move?.takes ?? []).map(
    ({ tile, city }): Pending => ({
      seat: DUO_CITIES.find((other) => other.city === city)?.partner ?? YOU,
      tile,
      cities: [city],
    }),
  );
  const hands = hidden.hands.map((hand, seat) => without(hand, choices[seat] ?? []) ?? hand);
  return {
    open: {
      ...open,
      phase: 'placing',
      pending: [...byHumans, ...forAutoma],
      handSize: hands[0]?.length ?? 0,
      automas: move === undefined ? [] : [move],
    },
    hidden: { ...withoutMove(hidden), hands, choices: hidden.choices.map(() => undefined) },
  };
}

function withoutMove(hidden: HiddenGame): HiddenGame {
  if (hidden.automa === undefined) return hidden;
  const { automa: _, ...rest } = hidden;
  return rest;
}

/** A seat's other tile can then only go to its other city (PLACE-1); any placement ends all waiting (PLACE-8). */
function placed({ open, hidden }: GameState, { seat, city, tile, at }: EventOf<'placed'>): GameState {
  const used = usedBy(open.pending, seat, city, tile);
  const free = (used?.cities.length ?? 0) > 1;
  const pending = open.pending
    .filter((other) => other !== used)
    .map((other) =>
      free && other.seat === seat && other.cities.length > 1
        ? { ...other, cities: other.cities.filter((left) => left !== city) }
        : other,
    );
  const cities = open.cities.with(city, withTile(open.cities[city] ?? EMPTY_CITY, { tile, at, seat }));
  return { open: { ...freed(open), pending, cities, waiting: [] }, hidden };
}

/** Nobody must place any more. */
function freed(open: OpenGame): OpenGame {
  if (open.mustPlace === undefined) return open;
  const { mustPlace: _, ...rest } = open;
  return rest;
}

/** The pending tile that a placement uses up: of equal ones that with the least freedom. */
function usedBy(pending: readonly Pending[], seat: Seat, city: CityIndex, tile: Tile): Pending | undefined {
  let used: Pending | undefined;
  for (const other of pending) {
    if (other.seat !== seat || other.tile !== tile || !other.cities.includes(city)) continue;
    if (used === undefined || other.cities.length < used.cities.length) used = other;
  }
  return used;
}

/** Left is the next seat clockwise. */
function passed(state: GameState, { to }: EventOf<'passed'>): GameState {
  const { hands } = state.hidden;
  const giver = to === 'left' ? hands.length - 1 : 1;
  const moved = hands.map((_, seat) => hands[(seat + giver) % hands.length] as readonly Tile[]);
  return newTurn(state, state.open.round, moved);
}

const discarded = ({ open, hidden }: GameState): GameState => ({
  open: { ...open, phase: 'dealing', handSize: 0 },
  hidden: {
    ...hidden,
    hands: hidden.hands.map(() => []),
    discards: [...hidden.discards, ...hidden.hands.flat()],
  },
});

const ended = ({ open, hidden }: GameState, { result, seed }: EventOf<'ended'>): GameState => ({
  open: { ...open, phase: 'over', result, ...(seed !== undefined && { seed }) },
  hidden,
});
