/** The log of a game that was begun before the page was opened. */
/* oxlint-disable no-await-in-loop -- they play one after the other */
import { legalFor, type SeatView } from '@duopolis/rules';
import { expect, test } from 'vitest';
import type { Link } from '../../../src/game/link/link.ts';
import { type Entry, entriesOf, logOf } from '../../../src/game/log/entries.ts';
import { seatThree } from '../turn/people.ts';

async function playFirst({ view, ask }: Link): Promise<void> {
  const game = view.value?.game as SeatView;
  const command = legalFor(game).find(({ type }) => type !== 'wait');
  if (command !== undefined)
    await ask({ type: 'play', position: view.value?.open.position ?? 0, move: command });
}

const said = (entries: readonly Entry[]): readonly string[] =>
  entries.map(({ event }) => (event.type === 'game' ? event.event.type : event.type));

test('the log has the events before the page was opened, and each later one once', async () => {
  const [ann, ben, cleo] = (await seatThree()) as [Link, Link, Link];
  const all = logOf(ann);
  for (const line of [ann, ben, cleo]) await playFirst(line);
  await playFirst(ann);
  const late = logOf(ben);
  expect(said(late.entries.value)).toEqual([]);
  await playFirst(ben);
  await late.remember();
  await playFirst(cleo);
  await late.remember();
  const types = said(late.entries.value);
  expect(types[0]).toBe('started');
  expect(types.filter((type) => type === 'revealed')).toHaveLength(1);
  expect(types.filter((type) => type === 'placed')).toHaveLength(3);
  expect(late.entries.value.filter(({ change }) => change !== undefined)).toHaveLength(3);
  await all.remember();
  expect(said(all.entries.value)).toEqual(types);
});

test('the log has only the last game', async () => {
  const [ann] = (await seatThree()) as [Link];
  const past = await ann.past();
  const twice = [...past, { type: 'rematched', at: 0 } as const, ...past.slice(1)];
  expect(entriesOf(twice as typeof past, ann.you)).toHaveLength(entriesOf(past, ann.you).length);
});
