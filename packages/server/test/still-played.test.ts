/** Who still has to play a game of a deal: until then its records stay on the server. */
import { LIMITS } from '@duopolis/rules';
import { type AboutTable, TABLE_PHASES } from '@duopolis/table';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStillPlayed, whyNoTableOf } from '../src/tables/shared-deals.ts';
import { ABOUT } from './kit/about.ts';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

type Facts = Pick<AboutTable, 'phase' | 'at'> & { readonly games: number };

const aboutOf = (facts: Facts): AboutTable => ({ ...ABOUT, deal: 'a-deal-of-several-tables', ...facts });

test.each([
  ['plays it', 'playing', 2, 0, true],
  ['plays an earlier one', 'playing', 1, 0, true],
  ['plays a later one', 'playing', 3, 0, false],
  ['plays it since long ago', 'playing', 2, 900, true],
  ['gathers for it', 'gathering', 1, 0, true],
  ['gathers for it, and nobody came for a day', 'gathering', 1, 25, false],
  ['has finished it and gathers again', 'gathering', 2, 0, false],
  ['has finished it', 'over', 2, 0, false],
  ['has finished an earlier one and says nothing of another', 'over', 1, 0, false],
  ['was closed', 'closed', 2, 0, false],
] as const)(
  'a table that %s blocks the record of the second game: %s, %i games, %i hours ago: %s',
  (...facts) => {
    const [, phase, games, hours, held] = facts;
    const about = aboutOf({ phase, games, at: NOW - hours * HOUR });
    expect(isStillPlayed([aboutOf({ phase: 'over', games: 2, at: NOW }), about], 2, NOW)).toBe(held);
  },
);

test('when a record is held back, so are all later ones: only the first games of a table are published', () => {
  const table = fc.record({
    phase: fc.constantFrom(...TABLE_PHASES),
    games: fc.nat(5),
    at: fc.integer({ min: NOW - 48 * HOUR, max: NOW }),
  });
  fc.assert(
    fc.property(fc.array(table, { maxLength: 6 }), fc.integer({ min: 1, max: 6 }), (tables, nth) => {
      const abouts = tables.map(aboutOf);
      fc.pre(isStillPlayed(abouts, nth, NOW));
      expect(isStillPlayed(abouts, nth + 1, NOW)).toBe(true);
    }),
  );
});

test('a deal has a limited number of tables, no matter which people made them', () => {
  const asking = {
    member: 'nobody-there',
    game: { mode: 'table', seats: 3, capitals: false },
    now: NOW,
  } as const;
  const tables = Array.from({ length: LIMITS.tablesPerDeal }, () =>
    aboutOf({ phase: 'over', games: 1, at: NOW }),
  );
  expect(whyNoTableOf(tables.slice(1), asking)).toBeUndefined();
  expect(whyNoTableOf(tables, asking)).toBe('deal-full');
});
