/** The games played at a table, in terms of the rules: without undone placements. */
import type { GameEvent } from '@duopolis/rules';
import { type GameRecord, type Player, recordOf } from '@duopolis/rules/record';
import type { StartedSeat, TableEvent } from './event.ts';
import { eventsWithout } from './evolve.ts';
import { evolveOpenTable } from './evolve-open.ts';
import { startedSeats } from './seats.ts';
import { INITIAL_TABLE, type OpenTable } from './state.ts';

interface PlayedGame {
  readonly events: readonly GameEvent[];
  readonly seats: readonly StartedSeat[];
}

/** Every game begun at the table, the last one perhaps unfinished, in one pass over the log. */
export function gamesOf(log: readonly TableEvent[]): readonly PlayedGame[] {
  const starts = newGameStarts();
  starts.add(log);
  return starts.found().map(({ version, seats }, nth, all) => ({
    events: gameEventsOf(log.slice(version, all[nth + 1]?.version)),
    seats,
  }));
}

export interface GameStart {
  /** How many events come before it. */
  readonly version: number;
  readonly seats: readonly StartedSeat[];
}

interface GameStarts {
  /** Takes the next part of the log. */
  readonly add: (events: readonly TableEvent[]) => void;
  readonly found: () => readonly GameStart[];
}

/** Finds the starts of games in a log that is read in parts, even without an index. */
export function newGameStarts(): GameStarts {
  const starts: GameStart[] = [];
  let open: OpenTable = INITIAL_TABLE.open;
  let version = 0;
  return {
    found: () => starts,
    add: (events) => {
      for (const event of events) {
        if (event.type === 'started') starts.push({ version, seats: startedSeats(open) });
        open = evolveOpenTable(open, event);
        version += 1;
      }
    },
  };
}

/** The game's own events within a part of the log, after those of earlier parts. */
export function gameEventsOf(
  log: readonly TableEvent[],
  before: readonly GameEvent[] = [],
): readonly GameEvent[] {
  let events = [...before];
  for (const event of log) {
    if (event.type === 'game') events.push(event.event);
    if (event.type === 'undone') events = [...eventsWithout(events, event)];
  }
  return events;
}

export const playersOf = (seats: readonly StartedSeat[]): readonly Player[] =>
  seats.map(({ holder: { kind }, name }) => {
    if (kind === 'person') return { name, kind: 'human' };
    return { name, kind: kind === 'bot' ? 'bot' : 'automa' };
  });

/** Records of the finished games; a running game has none, since it would contain secrets. */
export const recordsOf = (log: readonly TableEvent[]): readonly GameRecord[] =>
  gamesOf(log).flatMap(({ events, seats }) => recordOf(events, playersOf(seats)) ?? []);
