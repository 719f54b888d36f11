/** The games played at a table, as the rules know them: without what was taken back. */
import { type GameEvent, type GameRecord, type Player, recordOf } from '@duopolis/rules';
import type { TableEvent } from './event.ts';
import { eventsWithout } from './evolve.ts';
import { evolveOpen } from './open.ts';
import { memberOf } from './seats.ts';
import { type Chair, INITIAL_TABLE, type OpenTable } from './state.ts';

interface PlayedGame {
  readonly events: readonly GameEvent[];
  readonly players: readonly Player[];
  /** Who sat where when it began. */
  readonly chairs: readonly Chair[];
}

/** Every game begun at the table, the last one perhaps unfinished: one pass over the log. */
export function gamesOf(log: readonly TableEvent[]): readonly PlayedGame[] {
  const starts = log.flatMap(({ type }, nth) => (type === 'started' ? [nth] : []));
  let { open } = INITIAL_TABLE;
  let folded = 0;
  return starts.map((start, nth) => {
    for (; folded < start; folded++) open = evolveOpen(open, log[folded] as TableEvent);
    const events = gameEventsOf(log.slice(start, starts[nth + 1]));
    return { events, players: playersOf(open), chairs: open.chairs };
  });
}

function gameEventsOf(log: readonly TableEvent[]): readonly GameEvent[] {
  let events: GameEvent[] = [];
  for (const event of log) {
    if (event.type === 'game') events.push(event.event);
    if (event.type === 'undone') events = [...eventsWithout(events, event)];
  }
  return events;
}

export const playersOf = (open: OpenTable): readonly Player[] =>
  open.chairs.map((chair) => playerOf(open, chair));

function playerOf(open: OpenTable, { holder }: Chair): Player {
  switch (holder.kind) {
    case 'person':
      return { name: memberOf(open, holder.member)?.name ?? '', kind: 'human' };
    case 'bot':
      return { name: holder.strength, kind: 'bot' };
    case 'automa':
    case 'nobody':
      return { name: '', kind: 'automa' };
  }
}

/** Records of the finished games; a running game has none, as it would hold secrets. */
export const recordsOf = (log: readonly TableEvent[]): readonly GameRecord[] =>
  gamesOf(log).flatMap(({ events, players }) => recordOf(events, players) ?? []);
