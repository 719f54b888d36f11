/** An agreement that a move would undo is found before the move is made. */
import type { Seat } from '@duopolis/rules';
import type { Offer, Staged } from '@duopolis/table';
import { expect, test } from 'vitest';
import { brokenBy } from '../../../src/game/turn/clash.ts';

const offer: Offer = { id: 1, city: 0, by: 1, owner: 1, tile: 'P', cell: [0, 1], agreed: [1, 0] };
const by = (seat: Seat, move: Staged) => ({ seat, moves: [move] });

test('B7: building on the agreed cell breaks the agreement', () => {
  expect(brokenBy([offer], by(0, { tile: 'S', city: 0, at: [0, 1] }))).toBe(offer);
});

test('a duplex that reaches the cell with its second half breaks it too', () => {
  expect(brokenBy([offer], by(0, { tile: 'S-F', city: 0, at: [0, 0] }))).toBe(offer);
});

test('B7: an equal tile of mine on the cell of my partner’s breaks it too', () => {
  expect(brokenBy([offer], by(0, { tile: 'P', city: 0, at: [0, 1] }))).toBe(offer);
});

test.each([
  ['another cell', { tile: 'S', city: 0, at: [0, 2] }],
  ['another city', { tile: 'S', city: 1, at: [0, 1] }],
  ['the agreed placement itself', { tile: 'P', city: 0, at: [0, 1] }],
] as const)('%s breaks nothing', (_, move) => {
  expect(brokenBy([offer], by(1, move))).toBeUndefined();
});

test('an offer without an answer is no agreement', () => {
  expect(brokenBy([{ ...offer, agreed: [1] }], by(0, { tile: 'S', city: 0, at: [0, 1] }))).toBeUndefined();
});
