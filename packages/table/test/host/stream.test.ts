/** A stream follows those who are at the table: people who have left cost nothing, and are continued when they come back. */
import { expect, test } from 'vitest';
import { advance, newStream, sentTo } from '../../src/host/stream.ts';
import { by, create, given, NEW, optionsOf, tableOf } from '../kit/session.ts';

const GUESTS = 600;

test('an event is filtered only for present viewers, however many came and left', () => {
  const guests = Array.from({ length: GUESTS }, (_, nth) => `guest ${nth}`);
  const visits = guests.flatMap((guest) => [
    by(guest, { type: 'join', name: guest }),
    by(guest, { type: 'leave' }),
  ]);
  const { log } = given(NEW, create(optionsOf(tableOf(3))), ...visits);
  const stream = newStream();
  advance(stream, log);
  expect([...stream.sent.keys()]).toEqual(['', 'ann']);
  expect(stream.checkpoints.length).toBeGreaterThan(1);
  expect(Math.max(...stream.checkpoints.map(({ sent }) => sent.size))).toBeLessThanOrEqual(3);
});

test('a returning client goes on with its last number', () => {
  const join = by('ben', { type: 'join', name: 'Ben' });
  const before = given(NEW, create(optionsOf(tableOf(3))), join, by('ben', { type: 'leave' }));
  const away = given(before, by('cleo', { type: 'join', name: 'Cleo' }), by('cleo', { type: 'leave' }));
  const back = given(away, join);
  const stream = newStream();
  advance(stream, before.log);
  const { number } = sentTo(stream, 'ben');
  const missed = advance(stream, away.log.slice(before.log.length), { listeners: ['ben', 'ann'] });
  expect([missed.get('ben')?.length, missed.get('ann')?.length]).toEqual([0, 2]);
  expect(sentTo(stream, 'ben').number).toBe(number);
  advance(stream, back.log.slice(away.log.length));
  expect(sentTo(stream, 'ben').number).toBe(number + 1);
});
