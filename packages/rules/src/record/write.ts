/** From the events of a finished game to its record. */
import { itemAt } from '../lists.ts';
import type { EventOf, GameEvent } from '../state/event.ts';
import type { AutomaMove, GameResult } from '../state/state.ts';
import { hasChoosingAutoma, type ModeRules } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { type GameRecord, type LogEntry, type Player, RECORD_FORMAT } from './record.ts';

/** A record holds secrets, so there is none before the game is over. */
export function recordOf(events: readonly GameEvent[], players: readonly Player[]): GameRecord | undefined {
  const [begun] = events;
  const ended = events.at(-1);
  if (begun?.type !== 'begun' || ended?.type !== 'ended') return undefined;
  const { mode, capitals, solo, rules } = begun.options;
  return {
    format: RECORD_FORMAT,
    ...(rules !== undefined && { rules }),
    options: { mode, capitals, ...(solo !== undefined && { solo }) },
    ...(begun.box !== undefined && { components: begun.box }),
    seats: players,
    seating: begun.seating,
    tokens: begun.tokens,
    ...(begun.mats !== undefined && { mats: begun.mats }),
    ...(begun.districts !== undefined && { districts: begun.districts }),
    ...fairnessOf(begun),
    log: events.flatMap((event) => entriesOf(event, modeRules(begun.options))),
    result: resultEntry(ended.result),
  };
}

const fairnessOf = ({ commitment, seed }: EventOf<'begun'>): Pick<GameRecord, 'fairness'> =>
  commitment === undefined || seed === undefined ? {} : { fairness: { commitment, seed } };

/** What an event adds to the log; passing, discarding and waiting are not logged. */
export function entriesOf(event: GameEvent, rules: ModeRules): readonly LogEntry[] {
  switch (event.type) {
    case 'set-up':
      return [{ e: 'setup', city: event.city, tiles: event.tiles }];
    case 'drew':
      return event.tiles.map((tile, city) => ({ e: 'random', city, tile }));
    case 'dealt':
      return [{ e: 'deal', round: event.round, hands: event.hands }];
    case 'automa':
      return hasChoosingAutoma(rules) ? duoEntries(event.move) : [automaEntry(event.move)];
    case 'assigned':
      return [{ e: 'assign', seat: event.seat, city: event.city, tile: event.tile }];
    case 'revealed':
      return event.choices.flatMap((tiles, seat): readonly LogEntry[] =>
        tiles.length === 0 || rules.automas.includes(seat) ? [] : [{ e: 'choose', seat, tiles }],
      );
    case 'placed':
      return [{ e: 'place', seat: event.seat, city: event.city, tile: event.tile, at: event.at }];
    default:
      return [];
  }
}

function automaEntry({ seat, card, takes }: AutomaMove): LogEntry {
  const [shared, own] = [itemAt(takes, 0), itemAt(takes, 1)];
  return {
    e: 'automa',
    seat,
    card: card.number,
    shared: card.shared,
    own: card.own,
    sharedTile: shared.tile,
    ownTile: own.tile,
  };
}

const duoEntries = ({ seat, takes }: AutomaMove): readonly LogEntry[] => [
  { e: 'choose', seat, tiles: takes.map(({ tile }) => tile) },
  ...takes.map(({ city, tile }): LogEntry => ({ e: 'assign', seat, city, tile })),
];

export const resultEntry = ({ cities, seats }: GameResult): GameRecord['result'] => ({
  cities,
  seats: seats.map(({ score, rank, cities: own }) => ({ score, rank, cities: own })),
});
