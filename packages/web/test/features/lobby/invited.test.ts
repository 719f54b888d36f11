/** What a guest reads first at a table, before and during its game. */
import type { LobbyTable } from '@duopolis/protocol';
import { expect, test } from 'vitest';
import { openPage } from '../../kit/page.ts';

openPage();
const { sayInvitation } = await import('../../../src/features/lobby/invited.tsx');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const TABLE: LobbyTable = {
  table: 'a',
  phase: 'gathering',
  mode: 'table',
  seats: 4,
  free: 1,
  capitals: false,
  access: 'private',
  watching: 'invited',
  pace: 'relaxed',
};

test.each([
  ['You are invited', {}],
  ['Anna invites you', { host: 'Anna' }],
  ['The game is on: you can watch.', { host: 'Anna', phase: 'playing', free: 0 }],
  ['The game is on.', { host: 'Anna', phase: 'playing', free: 0, watching: 'nobody' }],
] as const)('%s', (said, also) => {
  expect(sayInvitation({ ...TABLE, ...also })).toBe(said);
});
