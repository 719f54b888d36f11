/** Changes of a table received within a moment are applied together: in order, once, and not at all if there is a gap. */
import type { TableEvent } from '@duopolis/table';
import type { News } from '@duopolis/table/host';
import { expect, test } from 'vitest';
import { mergeNews } from '../../src/store/postgres/remote-changes.ts';
import { readNote, showingFor } from '../../src/store/postgres/notes.ts';

const event = (at: number): TableEvent => ({ type: 'readied', at, seat: 0, ready: true });

/** The events after the first number up to the second. */
const part = (from: number, to: number): News => ({
  version: to,
  events: () => Array.from({ length: to - from }, (_, nth) => event(from + nth + 1)),
});

test.each<[string, readonly News[], number, readonly number[]]>([
  ['one', [part(3, 5)], 5, [4, 5]],
  ['in order', [part(3, 5), part(5, 6)], 6, [4, 5, 6]],
  ['the other way round', [part(5, 6), part(3, 5)], 6, [4, 5, 6]],
  ['twice', [part(3, 5), part(3, 5), part(5, 6)], 6, [4, 5, 6]],
  ['over each other', [part(3, 6), part(4, 7)], 7, [4, 5, 6, 7]],
  ['one within the other', [part(3, 7), part(4, 5)], 7, [4, 5, 6, 7]],
  ['with a gap', [part(3, 5), part(6, 7)], 7, []],
])('%s', (_, news, version, numbers) => {
  const all = mergeNews(news);
  expect([all.version, all.events().map(({ at }) => at)]).toEqual([version, numbers]);
});

test.each([
  ['12 7 table-1 {"type":"a b"}\n{"type":"c"}', 12, 'table-1', 7],
  ['12 7 table-1', 12, 'table-1', undefined],
  ['0 0 gone', 0, 'gone', undefined],
])('a note: %j', (payload, node, tableId, version) => {
  const note = readNote(payload);
  expect(note).toMatchObject({ type: 'changed', node, tableId });
  expect(note?.type === 'changed' && note.received?.version).toBe(version);
});

test.each([
  '',
  ' ',
  '1 2',
  '1 2 ',
  'x 1 table',
  '1 -1 table',
  '99999999999 1 table',
  `1 1 ${'t'.repeat(101)}`,
])('not a note: %j', (payload) => expect(readNote(payload)).toBeUndefined());

test.each([
  [1, 100],
  [2, 130],
  [15, 975],
  [499, 1_000],
])('with %i other nodes, changes of the lobby are collected for %i ms', (others, milliseconds) =>
  expect(showingFor(others)).toBe(milliseconds),
);
