/** What a log entry says that a seat did. */
import type { Command } from '../game/command.ts';
import type { LogEntry } from './record.ts';

/** What a seat did; everything else follows from the rules. */
export function commandOf(entry: LogEntry): Command | undefined {
  switch (entry.e) {
    case 'choose':
      return { type: 'choose', seat: entry.seat, tiles: entry.tiles };
    case 'assign':
      return { type: 'assign', seat: entry.seat, city: entry.city, tile: entry.tile };
    case 'place':
      return { type: 'place', seat: entry.seat, city: entry.city, tile: entry.tile, at: entry.at };
    default:
      return undefined;
  }
}
