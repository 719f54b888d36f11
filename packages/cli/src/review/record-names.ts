/** How a record names its seats and cities. */
import type { Seat } from '@duopolis/rules';
import type { GameRecord } from '@duopolis/rules/record';
import type { Shell } from '../shell.ts';

export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly city: (city: number) => string;
}

export const namesIn = (record: GameRecord, { vocabulary }: Shell): Names => ({
  seat: (seat) => record.seats[seat]?.name ?? `${seat}`,
  city: (city) => vocabulary.pieces.token(record.tokens[city] ?? `${city}`),
});
