/** The lobby in pages, however many tables there are. */
import type { LobbyTable } from '@duopolis/protocol';
import { ok, refuse } from '@duopolis/rules';
import { expect, test } from 'vitest';
import type { HttpProblem } from '../../../src/kit/account/api.ts';
import { readPages } from '../../../src/features/lobby/pages.ts';

const table = (name: string): LobbyTable => ({
  table: name,
  phase: 'gathering',
  mode: 'table',
  seats: 3,
  free: 2,
  capitals: false,
  access: 'open',
  watching: 'everyone',
  pace: 'relaxed',
});

/** Three pages of two tables. */
const PAGES: { readonly [after: string]: readonly [readonly string[], string?] } = {
  first: [['f', 'e'], 'e'],
  e: [['d', 'c'], 'c'],
  c: [['c', 'b', 'a']],
};

async function ask(after = 'first') {
  const [names, next] = PAGES[after] ?? [[]];
  return ok({ tables: names.map(table), ...(next !== undefined && { next }) });
}

test.each([
  [1, ['f', 'e'], 'e'],
  [2, ['f', 'e', 'd', 'c'], 'c'],
  [3, ['f', 'e', 'd', 'c', 'b', 'a'], undefined],
  [5, ['f', 'e', 'd', 'c', 'b', 'a'], undefined],
])('%i pages', async (pages, names, next) => {
  const looked = await readPages(pages, ask);
  expect(looked.tables?.map((one) => one.table)).toEqual(names);
  expect(looked.next).toBe(next);
});

test('a page that is refused says why', async () => {
  const problem = 'too-many-requests' as const;
  const failing = async (after?: string) => (after === undefined ? ask() : refuse<HttpProblem>(problem));
  expect(await readPages(2, failing)).toEqual({ problem });
});
