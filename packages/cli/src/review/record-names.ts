/** How a record names its seats, cities and tiles. */
import type { Seat, Tile } from '@duopolis/rules';
import type { OwnBox } from '@duopolis/rules/components';
import type { GameRecord } from '@duopolis/rules/record';
import type { Shell } from '../shell.ts';

export interface Names {
  readonly seat: (seat: Seat) => string;
  readonly city: (city: number) => string;
  readonly tile: (tile: Tile) => string;
}

export const namesIn = (record: GameRecord, box: OwnBox | undefined, { vocabulary }: Shell): Names => ({
  seat: (seat) => record.seats[seat]?.name ?? `${seat}`,
  city: (city) => vocabulary.pieces.token(record.tokens[city] ?? `${city}`),
  tile: (tile) => vocabulary.pieces.sign(tile, box),
});
