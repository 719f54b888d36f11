/** Logs are read without the words and names of people whose data was deleted. */
import { FORMER_PLAYER } from '@duopolis/protocol';
import type { TableEvent } from '@duopolis/table';
import { expect, test } from 'vitest';
import { newErased, withoutName } from '../src/store/erased.ts';

const CASES: readonly (readonly [event: TableEvent, left: object])[] = [
  [{ type: 'joined', at: 1, member: 'ann', name: 'Ann' }, { name: FORMER_PLAYER }],
  [{ type: 'answered', at: 3, member: 'ann', seat: 0, answer: 'blue' }, { answer: '…' }],
];

test.each(CASES)('%j keeps %j', (event, left) => {
  expect(withoutName(event, newErased(['ann']))).toEqual({ ...event, ...left });
  expect(withoutName(event, newErased(['ben']))).toBe(event);
});

test('a portrait goes, and nothing else of who sat where', () => {
  const sat: TableEvent = { type: 'sat', at: 2, member: 'ann', seat: 0 };
  expect(withoutName({ ...sat, portrait: 'beret' }, newErased(['ann']))).toEqual(sat);
  expect(withoutName(sat, newErased(['ann']))).toBe(sat);
});
