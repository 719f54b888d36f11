/** The ring as it is seen from a seat. */
import type { Options } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { passesTo, ringFrom } from '../../../src/game/players/ring.ts';

const table = (seats: number): Options => ({ mode: 'table', seats, capitals: false });

/** `s1` a seat, `c1` a city. */
const shown = (options: Options, from: number): string =>
  ringFrom(options, from)
    .arch.map((thing) => (thing.kind === 'seat' ? `s${thing.seat}` : `c${thing.city}`))
    .join(' ');

test.each([
  [3, 0, 's1 c1 s2', [0, 2]],
  [4, 1, 's2 c2 s3 c3 s0', [1, 0]],
  [5, 0, 's1 c1 s2 c2 s3 c3 s4', [0, 4]],
  [7, 6, 's0 c0 s1 c1 s2 c2 s3 c3 s4 c4 s5', [6, 5]],
] as const)('SEAT-1: %i seats from seat %i show %s', (seats, from, arch, own) => {
  expect(shown(table(seats), from)).toEqual(arch);
  expect(ringFrom(table(seats), from).own).toEqual(own);
});

test('DUEL-1: the opponent sits between cities of their own', () => {
  expect(shown({ mode: 'duel', seats: 2, capitals: false }, 0)).toEqual('c3 s1 c2');
});

test.each([
  [5, 0, 'left', 1],
  [5, 0, 'right', 4],
  [3, 2, 'left', 0],
  [3, 2, 'none', undefined],
] as const)('ROUND-4: of %i seats, seat %i passes %s to %s', (seats, from, pass, to) => {
  expect(passesTo(table(seats), from, pass)).toEqual(to);
});
