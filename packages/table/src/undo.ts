/**
 * Undo of a placement at a friendly table: by its owner, with the partner's consent, while nothing was revealed or built
 * on it.
 */
import {
  type BuiltCity,
  type Cell,
  type CityIndex,
  decide,
  evolve,
  type GameState,
  ok,
  type PlacedTile,
  refuse,
  type Result,
} from '@duopolis/rules';
import { builtCityAt, cellsOf, sameCell } from '@duopolis/rules/cities';
import { layoutOfCity } from '@duopolis/rules/scoring';
import type { CommandFor } from './table-command.ts';
import type { AtSeat, Decision } from './decision.ts';
import type { TableEvent } from './event.ts';
import { eventsWithout } from './evolve.ts';
import type { TableRejection } from './rejection.ts';
import { buildersOf, isPlayedByBot, partnerIn } from './seats.ts';
import type { TableState, UndoAsk } from './state.ts';
import { whyForGood } from './strict.ts';

export type UndoRefusal =
  /** It was placed before the last reveal, or never. */
  | { readonly code: 'not-this-turn'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly code: 'not-your-tile'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly code: 'built-next-to-it'; readonly city: CityIndex; readonly cell: Cell; readonly by: Cell }
  /** A later tile depends on it. */
  | { readonly code: 'built-on-it'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly code: 'no-such-ask'; readonly city: CityIndex }
  | { readonly code: 'asked-already'; readonly city: CityIndex };

type Undone = Extract<TableEvent, { readonly type: 'undone' }>;

/** A bot consents to every possible undo; without a partner there is nobody to ask. */
export function decideAskUndo({ state, seat }: AtSeat, command: CommandFor<'ask-undo'>): Decision {
  const { open, asides } = state;
  const { city, cell, at } = command;
  const final = whyForGood(open);
  if (final !== undefined) return refuse(final);
  if (!buildersOf(open.options.game, city).includes(seat)) return refuse({ code: 'not-your-city', city });
  if (asides.asks.some((other) => other.city === city)) return refuse({ code: 'asked-already', city });
  const undo = undoOf(state, { seat, city, cell }, at);
  if (!undo.ok) return undo;
  const partner = partnerIn(open.options.game, city, seat);
  if (partner === undefined) return ok([undo.value]);
  const asked: TableEvent = { type: 'undo-asked', at, seat, city, tile: undo.value.tile, cell };
  return ok(isPlayedByBot(open.chairs[partner]) ? [asked, undo.value] : [asked]);
}

export function decideConsent(at: AtSeat, command: CommandFor<'consent'>): Decision {
  const asked = askIn(at, command.city);
  if (!asked.ok) return asked;
  if (!sameCell(asked.value.cell, command.cell)) return refuse({ code: 'no-such-ask', city: command.city });
  const undo = undoOf(at.state, asked.value, command.at);
  return undo.ok ? ok([undo.value]) : undo;
}

/** The partner declines, or the one who asked takes the request back. */
export function decideDecline({ state, seat }: AtSeat, { city, at }: CommandFor<'decline'>): Decision {
  const own = state.asides.asks.find((ask) => ask.city === city && ask.seat === seat);
  const asked = own === undefined ? askIn({ state, seat }, city) : ok(own);
  return asked.ok ? ok([{ type: 'undo-declined', at, city, by: seat }]) : asked;
}

/** The partner's undo request in a city. */
function askIn({ state, seat }: AtSeat, city: CityIndex): Result<UndoAsk, TableRejection> {
  if (!buildersOf(state.open.options.game, city).includes(seat))
    return refuse({ code: 'not-your-city', city });
  const asked = state.asides.asks.find((other) => other.city === city);
  return asked === undefined || asked.seat === seat ? refuse({ code: 'no-such-ask', city }) : ok(asked);
}

/** The event that undoes a placement, or why it can't be undone. */
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
  const neighbour = later.find((event) => isNextTo(builtCityAt(game.open.cities, city), placed, event));
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
function isNextTo(city: BuiltCity, one: Standing, other: Standing): boolean {
  const { ground, origin } = layoutOfCity(city);
  const mask = ({ tile, at }: Standing): number =>
    cellsOf(tile, at).reduce(
      (bits, [row, column]) => bits | (1 << ((row - origin[0]) * ground.size + column - origin[1])),
      0,
    );
  return (ground.beside(mask(one)) & mask(other)) !== 0;
}

/** The undo requests that the game has made impossible. */
export const lapsesAfter = (state: TableState, at: number): readonly TableEvent[] =>
  state.asides.asks.flatMap((asked): TableEvent[] => {
    const undo = undoOf(state, asked, at);
    return undo.ok ? [] : [{ type: 'undo-lapsed', at, city: asked.city, why: undo.error }];
  });
