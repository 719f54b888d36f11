/** How tables are found without loading them, for every store. */
import type { AboutTable } from '@duopolis/table';
import { expect } from 'vitest';
import type { Store } from '../../src/store/embedded.ts';
import { ABOUT } from './about.ts';

type Listed = Pick<Store, 'events' | 'listing'>;

/** What would be found where it does not belong, if texts were taken for keys. */
const FORGED = '"access":"open","phase":"gathering","members":["cleo"],"deal":"shared"';

const SAMPLES: { readonly [table: string]: Partial<AboutTable> } = {
  e: { members: ['ann', 'ben'] },
  d: { phase: 'playing', members: ['ann'], deal: 'shared', games: 1 },
  c: { phase: 'playing', watching: 'invited', members: ['ben'] },
  b: { access: 'private', host: FORGED, members: ['ben'] },
  a: { phase: 'closed', members: ['ann'], deal: 'shared', games: 2 },
  f: { phase: 'over', members: [] },
};

const idsOf = (tables: readonly { readonly tableId: string }[]): readonly string[] =>
  tables.map(({ tableId }) => tableId);

async function keep({ events }: Listed, tableId: string, about: Partial<AboutTable>): Promise<void> {
  const expected = (await events.read(tableId)).length;
  const came = { type: 'came', at: expected + 1, member: 'ann' } as const;
  const step = { tableId, expected, events: [came], commands: [], about: { ...ABOUT, ...about } };
  expect(await events.append(step)).toMatchObject({ ok: true });
}

async function answersOf({ listing }: Listed): Promise<unknown> {
  return {
    lobby: idsOf(await listing.lobby(undefined, 9)),
    second: idsOf(await listing.lobby('d', 9)),
    afterUnlisted: idsOf(await listing.lobby('b', 9)),
    afterNone: idsOf(await listing.lobby('gone', 1)),
    ann: idsOf(await listing.ofMember('ann')),
    cleo: idsOf(await listing.ofMember('cleo')),
    deal: idsOf(await listing.ofDeal('shared')),
    page: idsOf(await listing.page('b', 3)),
    counts: Object.fromEntries(await listing.counts()),
  };
}

/** `settle` brings the store into another form of the same content. */
export async function findsTables(store: Listed, settle: () => Promise<Listed>): Promise<void> {
  for (const [table, about] of Object.entries(SAMPLES)) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await keep(store, table, about);
  }
  const expected = {
    lobby: ['d', 'e'],
    second: ['e'],
    afterUnlisted: ['d', 'e'],
    afterNone: ['d'],
    ann: ['e', 'd'],
    cleo: [],
    deal: ['d', 'a'],
    page: ['c', 'd', 'e'],
    counts: { gathering: 2, playing: 2, closed: 1, over: 1 },
  };
  expect(await answersOf(store)).toEqual(expected);
  const settled = await settle();
  expect(await answersOf(settled)).toEqual(expected);
  await keep(settled, 'd', { phase: 'closed', members: [] });
  await keep(settled, 'e', { members: ['cleo'] });
  await settled.events.remove('a');
  const changed = {
    lobby: ['e'],
    second: ['e'],
    afterUnlisted: ['e'],
    afterNone: ['e'],
    ann: [],
    cleo: ['e'],
    deal: [],
    page: ['c', 'd', 'e'],
    counts: { gathering: 2, playing: 1, closed: 1, over: 1 },
  };
  expect(await answersOf(settled)).toMatchObject(changed);
  const last = await settle();
  expect(await answersOf(last)).toMatchObject(changed);
  expect(await last.listing.some(['e', 'none'])).toEqual([
    { tableId: 'e', version: 2, about: { ...ABOUT, members: ['cleo'] } },
  ]);
}

const PAGE = 200;

/** Reads some pages of a lobby with very many tables: each is as long as a page, and no table comes twice. */
export async function readsPages({ listing }: Listed): Promise<void> {
  const seen = new Set<string>();
  let after: string | undefined;
  for (let nth = 0; nth < 5; nth++) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = idsOf(await listing.lobby(after, PAGE));
    expect(page.length).toBe(PAGE);
    for (const id of page) seen.add(id);
    after = page.at(-1);
  }
  expect(seen.size).toBe(5 * PAGE);
}
