/** From the events of a finished game to its record. */
import type { GameEvent, EventOf } from '../game/event.ts';
import type { GameResult } from '../game/state.ts';
import { type GameRecord, type LogEntry, type Player, RECORD_FORMAT } from './record.ts';

/** A record holds secrets, so there is none before the game is over. */
export function recordOf(events: readonly GameEvent[], players: readonly Player[]): GameRecord | undefined {
  const [begun] = events;
  const ended = events.at(-1);
  if (begun?.type !== 'begun' || ended?.type !== 'ended') return undefined;
  const { mode, capitals } = begun.options;
  return {
    format: RECORD_FORMAT,
    options: { mode, capitals },
    seats: players,
    seating: begun.seating,
    tokens: begun.tokens,
    ...fairnessOf(begun),
    log: events.flatMap(entriesOf),
    result: resultEntry(ended.result),
  };
}

const fairnessOf = ({ commitment, seed }: EventOf<'begun'>): Pick<GameRecord, 'fairness'> =>
  commitment === undefined || seed === undefined ? {} : { fairness: { commitment, seed } };

/** What an event adds to the log; passing, discarding and waiting are not logged. */
function entriesOf(event: GameEvent): readonly LogEntry[] {
  switch (event.type) {
    case 'dealt':
      return [{ e: 'deal', round: event.round, hands: event.hands }];
    case 'revealed':
      return event.choices.map((tiles, seat) => ({ e: 'choose', seat, tiles }));
    case 'placed':
      return [{ e: 'place', seat: event.seat, city: event.city, tile: event.tile, at: event.at }];
    default:
      return [];
  }
}

export const resultEntry = ({ cities, seats }: GameResult): GameRecord['result'] => ({
  cities,
  seats: seats.map(({ score, rank, cities: own }) => ({ score, rank, cities: own })),
});
