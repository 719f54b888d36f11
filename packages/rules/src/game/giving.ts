/** Tiles given to a city before they are placed there: what set-up, random tiles, Automas and assigning do to the open game. */
import { cityAt, withTileLaid } from '../cities/kind.ts';
import { hasChoosingAutoma } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import type { CityIndex, Seat, Tile } from '../types.ts';
import type { EventOf } from '../state/event.ts';
import type { CalmGame } from '../state/state.ts';

/** A tile given to a city: Automacity has it at once, elsewhere someone has to place it. */
function give(
  open: CalmGame,
  city: CityIndex,
  { tile, seat }: { readonly tile: Tile; readonly seat: Seat },
): CalmGame {
  const laid = withTileLaid(cityAt(open.cities, city), tile);
  return laid === undefined
    ? { ...open, pending: [...open.pending, { seat, tile, cities: [city] }] }
    : { ...open, cities: open.cities.with(city, laid) };
}

/** By the set-up, chance or an Automa: the mode says who places it. */
const giveByRules = (open: CalmGame, city: CityIndex, tile: Tile): CalmGame =>
  give(open, city, { tile, seat: modeRules(open.options).placerIn(city) });

export function setUp(open: CalmGame, { city, tiles }: EventOf<'set-up'>): CalmGame {
  const given = tiles.reduce((table, tile) => giveByRules(table, city, tile), open);
  return given.pending.length > 0 ? { ...given, phase: 'placing' } : given;
}

export const drew = (open: CalmGame, { tiles }: EventOf<'drew'>): CalmGame =>
  tiles.reduce((table, tile, city) => giveByRules(table, city, tile), open);

/** Where an Automa chooses among the people, its tiles wait for the reveal like theirs. */
export function automa(open: CalmGame, { move }: EventOf<'automa'>): CalmGame {
  if (hasChoosingAutoma(modeRules(open.options)))
    return { ...open, chosen: open.chosen.with(move.seat, true), automas: [move] };
  const given = move.takes.reduce((table, { city, tile }) => giveByRules(table, city, tile), open);
  return { ...given, automas: [...open.automas, move] };
}

export function assigned(open: CalmGame, { seat, city, tile }: EventOf<'assigned'>): CalmGame {
  const assignTo = open.assignTo.filter((other) => other !== city);
  return {
    ...give(open, city, { tile, seat }),
    assignTo,
    phase: assignTo.length === 0 ? 'placing' : open.phase,
    handSize: open.handSize - 1,
  };
}
