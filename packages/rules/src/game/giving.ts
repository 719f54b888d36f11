/** Tiles given to a city before they are placed there: what set-up, random tiles, Automas and assigning do to the state. */
import { EMPTY_CITY, withLaid } from '../city/city.ts';
import { partnerIn } from '../modes/duo.ts';
import { YOU } from '../modes/solo.ts';
import { without } from '../tile.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import { taken } from './drawing.ts';
import type { EventOf } from './event.ts';
import type { AutomaMove, GameState, OpenGame } from './state.ts';

/** A tile given to a city: Automacity has it at once, elsewhere someone has to place it. */
function give(open: OpenGame, city: CityIndex, tile: Tile, seat: Seat): OpenGame {
  const receiver = open.cities[city] ?? EMPTY_CITY;
  return receiver.laid === undefined
    ? { ...open, pending: [...open.pending, { seat, tile, cities: [city] }] }
    : { ...open, cities: open.cities.with(city, withLaid(receiver, [tile])) };
}

export function setUp({ open, hidden }: GameState, { city, tiles }: EventOf<'set-up'>): GameState {
  const partner = partnerIn(city) ?? YOU;
  const given = tiles.reduce((table, tile) => give(table, city, tile, partner), open);
  return {
    open: given.pending.length > 0 ? { ...given, phase: 'placing' } : given,
    hidden: { ...hidden, supply: taken(hidden.supply, tiles) },
  };
}

export function drew({ open, hidden }: GameState, { tiles }: EventOf<'drew'>): GameState {
  return {
    open: tiles.reduce((table, tile, city) => give(table, city, tile, YOU), open),
    hidden: { ...hidden, supply: taken(hidden.supply, tiles) },
  };
}

/** Alone everyone sees it at once; in duo it is a secret choice like any other. */
export function automa({ open, hidden }: GameState, { move }: EventOf<'automa'>): GameState {
  const supply = { ...hidden.supply, cards: hidden.supply.cards.slice(1) };
  const tiles = move.takes.map(({ tile }) => tile);
  if (open.options.mode === 'duo') {
    return {
      open: { ...open, chosen: open.chosen.with(move.seat, true) },
      hidden: {
        ...hidden,
        supply,
        automa: withoutHand(move),
        choices: hidden.choices.with(move.seat, tiles),
      },
    };
  }
  const given = move.takes.reduce((table, { city, tile }) => give(table, city, tile, YOU), open);
  return {
    open: { ...given, automas: [...open.automas, move] },
    hidden: { ...hidden, supply, hands: handsWithout(hidden.hands, move.seat, tiles) },
  };
}

/** DUO-1: the hand goes on to a person, so what else was in it must not show in the reasons. */
const withoutHand = ({ seat, card, takes }: AutomaMove): AutomaMove => ({
  seat,
  card,
  takes: takes.map(({ tile, symbol, city, candidates }) => ({
    tile,
    symbol,
    city,
    skipped: [],
    candidates: candidates.filter((candidate) => candidate.tile === tile),
  })),
});

const handsWithout = (hands: readonly (readonly Tile[])[], seat: Seat, tiles: readonly Tile[]) =>
  hands.map((hand, nth) => (nth === seat ? (without(hand, tiles) ?? hand) : hand));

export function assigned({ open, hidden }: GameState, { seat, city, tile }: EventOf<'assigned'>): GameState {
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
