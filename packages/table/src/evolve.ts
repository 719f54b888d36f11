/** Applies an event to the whole table: bookkeeping only, for every event in every state. */
import {
  type CityIndex,
  evolve,
  type GameEvent,
  type GameState,
  INITIAL_STATE,
  type OpenGame,
  type Seat,
} from '@duopolis/rules';
import { ownOf } from '@duopolis/rules/lists';
import { builtCityAt, sameCell } from '@duopolis/rules/cities';
import { evolvePrivate } from './evolve-private.ts';
import type { TableEvent, TableEventOf } from './event.ts';
import { afterGame, evolveOpenTable } from './evolve-open.ts';
import { botAt } from './seats.ts';
import { type HiddenTable, INITIAL_TABLE, type OpenTable, type TableState } from './state.ts';
import { FLOOD } from './talk/talk-refusal.ts';

export function evolveTable(state: TableState, event: TableEvent): TableState {
  const next: TableState = {
    ...state,
    open: evolveOpenTable(state.open, event),
    asides: evolvePrivate(state.asides, event),
    hidden: withStirred(counted(state.hidden, event), state, event),
  };
  switch (event.type) {
    case 'created':
      return { ...next, hidden: { ...counted(INITIAL_TABLE.hidden, event), code: event.code } };
    case 'removed':
      return { ...next, hidden: { ...next.hidden, barred: [...next.hidden.barred, event.member] } };
    case 'offered':
      return { ...next, hidden: withOffered(next.hidden, event.offer) };
    case 'said':
      return { ...next, hidden: withSpoken(next.hidden, event.by, event.at) };
    case 'started':
      return withoutGame({ ...next, hidden: withStart(next.hidden, state.hidden.events) });
    case 'rematched':
      return withoutGame(next);
    case 'game':
      return played(next, event);
    case 'undone':
      return undone(next, event);
    default:
      return next;
  }
}

const counted = (hidden: HiddenTable, event: TableEvent): HiddenTable => ({
  ...hidden,
  at: event.at,
  events: hidden.events + 1,
  bytes: hidden.bytes + JSON.stringify(event).length,
});

export const tableAfter = (events: readonly TableEvent[], from: TableState = INITIAL_TABLE): TableState =>
  events.reduce(evolveTable, from);

function withoutGame({ open, asides, hidden }: TableState): TableState {
  const { placing: _, ...rest } = hidden;
  return { open, asides, hidden: { ...rest, offered: [] } };
}

const withStart = (hidden: HiddenTable, version: number): HiddenTable => ({
  ...hidden,
  starts: [...hidden.starts, version],
});

const withOffered = (hidden: HiddenTable, { city, id }: { city: number; id: number }): HiddenTable => ({
  ...hidden,
  offered: withCity(hidden.offered, city, id),
});

/** Numbers by city, with none missing. */
const withCity = (numbers: readonly number[], city: CityIndex, number: number): readonly number[] =>
  Array.from({ length: Math.max(numbers.length, city + 1) }, (_, nth) => numbers[nth] ?? 0).with(
    city,
    number,
  );

function withStirred(hidden: HiddenTable, { open }: TableState, event: TableEvent): HiddenTable {
  const city = cityStirred(open, event);
  return city === undefined ? hidden : { ...hidden, stirred: withCity(hidden.stirred, city, event.at) };
}

/** The city that a person is working on, according to this event. */
function cityStirred(open: OpenTable, event: TableEvent): CityIndex | undefined {
  const ofPerson = (seat: Seat, city: CityIndex) => (botAt(open, seat) === undefined ? city : undefined);
  switch (event.type) {
    case 'offered':
      return ofPerson(event.offer.by, event.offer.city);
    case 'offer-moved':
    case 'offer-declined':
      return ofPerson(event.by, event.city);
    case 'said':
      return event.channel === 'table' ? undefined : event.channel;
    default:
      return undefined;
  }
}

const withSpoken = (hidden: HiddenTable, member: string, at: number): HiddenTable => ({
  ...hidden,
  spoken: {
    ...hidden.spoken,
    [member]: [...(ownOf(hidden.spoken, member) ?? []), at].slice(-FLOOD.messages),
  },
});

function played(
  { game: before = INITIAL_STATE, ...state }: TableState,
  { at, event }: TableEventOf<'game'>,
): TableState {
  const game = evolve(before, event);
  const { placing, ...hidden } = state.hidden;
  const since = sincePlacing(placing, { before, after: game, event });
  return {
    ...state,
    open: afterGame(state.open, { before: before.open, after: game.open, at }),
    hidden: { ...hidden, ...(since !== undefined && { placing: since }) },
    game,
  };
}

/** The events of a placing phase are kept while one of them can be undone. */
function sincePlacing(
  placing: HiddenTable['placing'],
  {
    before,
    after,
    event,
  }: { readonly before: GameState; readonly after: GameState; readonly event: GameEvent },
): HiddenTable['placing'] {
  if (after.open.phase !== 'placing') return undefined;
  const begins = before.open.phase !== 'placing' || event.type === 'set-up';
  if (begins || placing === undefined) return { from: after, events: [] };
  return { from: placing.from, events: [...placing.events, event] };
}

const isPlacement = (event: GameEvent, { seat, city, cell }: TableEventOf<'undone'>): boolean =>
  event.type === 'placed' && event.seat === seat && event.city === city && sameCell(event.at, cell);

/** Drops a placement and the waits after it, which belong to another position. */
export function eventsWithout(
  events: readonly GameEvent[],
  undo: TableEventOf<'undone'>,
): readonly GameEvent[] {
  const nth = events.findLastIndex((event) => isPlacement(event, undo));
  return events.filter(
    (event, other) => other < nth || (other > nth && event.type !== 'waited' && event.type !== 'stood-off'),
  );
}

/** The open game without a placement; clients undo with the same function. */
export function openWithout(open: OpenGame, undo: Omit<TableEventOf<'undone'>, 'type' | 'at'>): OpenGame {
  if (open.phase === 'over') return open;
  const { mustPlace: _, ...rest } = open;
  const city = builtCityAt(open.cities, undo.city);
  const tiles = city.tiles.filter(({ at }) => !sameCell(at, undo.cell));
  const before = {
    ...rest,
    cities: open.cities.with(undo.city, { ...city, tiles }),
    pending: undo.pending,
    waiting: undo.waiting,
  };
  return undo.mustPlace === undefined ? before : { ...before, phase: 'placing', mustPlace: undo.mustPlace };
}

function undone(state: TableState, undo: TableEventOf<'undone'>): TableState {
  const { game, hidden } = state;
  if (game === undefined || hidden.placing === undefined) return state;
  const { from, events } = hidden.placing;
  return {
    ...state,
    game: { ...game, open: openWithout(game.open, undo) },
    hidden: { ...hidden, placing: { from, events: eventsWithout(events, undo) } },
  };
}
