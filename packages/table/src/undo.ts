/** Undo of a placement: by its owner, with the partner's consent, while nothing was revealed or built on it. */
import {
  type Cell,
  cellsOf,
  type City,
  type CityIndex,
  decide,
  evolve,
  type GameState,
  layoutOf,
  layoutOfCapital,
  ok,
  parseMat,
  type PlacedTile,
  type Result,
  refuse,
  sameCell,
  type Seat,
} from '@duopolis/rules';
import type { CommandFor } from './command.ts';
import type { TableEvent } from './event.ts';
import { eventsWithout } from './evolve.ts';
import type { TableRejection } from './rejection.ts';
import { buildersOf, isPlayedByBot, partnerIn } from './seats.ts';
import type { TableState, UndoAsk } from './state.ts';

export type UndoRefusal =
  /** It was placed before the last reveal, or never. */
  | { readonly code: 'not-this-turn'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly code: 'not-your-tile'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly code: 'built-next-to-it'; readonly city: CityIndex; readonly cell: Cell; readonly by: Cell }
  /** A later tile could not stand without it. */
  | { readonly code: 'built-on-it'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly code: 'no-such-ask'; readonly city: CityIndex }
  | { readonly code: 'asked-already'; readonly city: CityIndex };

type Decision = Result<readonly TableEvent[], TableRejection>;
type Undone = Extract<TableEvent, { readonly type: 'undone' }>;

export function decideUndo(
  state: TableState,
  seat: Seat,
  command: CommandFor<'ask-undo' | 'consent' | 'decline'>,
): Decision {
  const { city, at } = command;
  if (!buildersOf(state.open.options.game, city).includes(seat))
    return refuse({ code: 'not-your-city', city });
  if (command.type === 'ask-undo') return ask(state, seat, command);
  const asked = state.asides.asks.find((other) => other.city === city);
  const here = command.type === 'decline' || (asked !== undefined && sameCell(asked.cell, command.cell));
  if (asked === undefined || asked.seat === seat || !here) return refuse({ code: 'no-such-ask', city });
  if (command.type === 'decline') return ok([{ type: 'undo-declined', at, city, by: seat }]);
  const undo = undoOf(state, asked, at);
  return undo.ok ? ok([undo.value]) : undo;
}

/** Where no person shares the city there is nobody to ask. */
function ask(state: TableState, seat: Seat, { city, cell, at }: CommandFor<'ask-undo'>): Decision {
  const { open, asides } = state;
  if (asides.asks.some((other) => other.city === city)) return refuse({ code: 'asked-already', city });
  const undo = undoOf(state, { seat, city, cell }, at);
  if (!undo.ok) return undo;
  const partner = partnerIn(open.options.game, city, seat);
  if (partner === undefined || isPlayedByBot(open.chairs[partner])) return ok([undo.value]);
  return ok([{ type: 'undo-asked', at, seat, city, tile: undo.value.tile, cell }]);
}

/** The event that takes a placement back, or why it can't be. */
function undoOf(
  { hidden: { placing }, game }: TableState,
  { seat, city, cell }: Pick<UndoAsk, 'seat' | 'city' | 'cell'>,
  at: number,
): Result<Undone, UndoRefusal> {
  const placements = (placing?.events ?? []).filter((event) => event.type === 'placed');
  const nth = placements.findIndex((event) => event.city === city && sameCell(event.at, cell));
  const placed = placements[nth];
  if (placing === undefined || game === undefined || placed === undefined) {
    return refuse({ code: 'not-this-turn', city, cell });
  }
  if (placed.seat !== seat) return refuse({ code: 'not-your-tile', city, cell });
  const later = placements.slice(nth + 1).filter((event) => event.city === city);
  const neighbour = later.find((event) => isNextTo(game.open.cities[city] as City, placed, event));
  if (neighbour !== undefined) return refuse({ code: 'built-next-to-it', city, cell, by: neighbour.at });
  const undo: Undone = {
    type: 'undone',
    at,
    seat,
    city,
    tile: placed.tile,
    cell,
    pending: [],
    waiting: [],
  };
  const without = replay(placing.from, eventsWithout(placing.events, undo));
  if (without === undefined) return refuse({ code: 'built-on-it', city, cell });
  const { pending, waiting, mustPlace } = without.open;
  return ok({ ...undo, pending, waiting, ...(mustPlace !== undefined && { mustPlace }) });
}

/** The game with only these events, if the rules allow every placement among them. */
function replay(from: GameState, events: ReturnType<typeof eventsWithout>): GameState | undefined {
  let state = from;
  for (const event of events) {
    if (event.type === 'placed' && !decide(state, { ...event, type: 'place' }).ok) return undefined;
    state = evolve(state, event);
  }
  return state;
}

type Standing = Pick<PlacedTile, 'tile' | 'at'>;

/** Sharing an edge, or facing each other across a bridge (ADJ-1). */
function isNextTo(city: City, one: Standing, other: Standing): boolean {
  const mat = city.capital && parseMat(city.capital.mat);
  const { ground, origin } = mat?.ok === true ? layoutOfCapital(mat.value, city) : layoutOf(city);
  const mask = ({ tile, at }: Standing): number =>
    cellsOf(tile, at).reduce(
      (bits, [row, column]) => bits | (1 << ((row - origin[0]) * ground.size + column - origin[1])),
      0,
    );
  return (ground.beside(mask(one)) & mask(other)) !== 0;
}

/** The asks that the game has made impossible. */
export const lapsesAfter = (state: TableState, at: number): readonly TableEvent[] =>
  state.asides.asks.flatMap((asked): TableEvent[] => {
    const undo = undoOf(state, asked, at);
    return undo.ok ? [] : [{ type: 'undo-lapsed', at, city: asked.city, why: undo.error }];
  });
