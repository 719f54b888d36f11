/** No statement that people cause reads a whole table of the data file: its cost would grow with everybody who was ever here. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { openNoticeStore } from '../src/notices/notice-store.ts';
import { DATA_FILE } from '../src/store/database.ts';
import { openEmbedded } from '../src/store/embedded.ts';

/** What a start, a clean-up, or the operator asks for; and the journal, which has a bound. */
const WHOLE: readonly RegExp[] = [
  /^SELECT id, version, about FROM tables ORDER BY id/,
  /^SELECT phase, count\(\*\)/,
  /^SELECT member FROM people WHERE name = \?/,
  /^DELETE FROM people WHERE member > \? AND member <= \?/,
  /journal/,
];

/** All statements of the store and of the notices. */
async function statements(folder: string): Promise<readonly string[]> {
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const store = openEmbedded(folder);
  if (!store.ok) throw new Error(store.error.code);
  const notices = openNoticeStore(store.value.sql);
  await notices.forget('ann');
  await notices.turns('ann');
  await notices.ways('ann');
  await notices.way('way');
  await notices.settings('ann');
  await notices.claimMembers(1, 1);
  await notices.claim(1, 1, { most: 1, each: 1, busy: {} });
  await notices.release(1, 1);
  await store.value.close();
  const all = prepared.mock.calls.map(([sql]) => sql.trim());
  prepared.mockRestore();
  return [...new Set(all)].filter((sql) => /^(SELECT|UPDATE|DELETE|INSERT)/.test(sql));
}

test('statements use indexes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-statements-'));
  const all = await statements(folder);
  expect(all.length).toBeGreaterThan(40);
  const db = new DatabaseSync(join(folder, DATA_FILE), { readOnly: true });
  const scans = all
    .filter((sql) => !WHOLE.some((known) => known.test(sql)))
    .filter((sql) => {
      const plan = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { readonly detail: string }[];
      return plan.some(
        ({ detail }) =>
          detail.startsWith('SCAN') && !/USING (COVERING )?INDEX|VIRTUAL|CONSTANT|SUBQUERY/.test(detail),
      );
    });
  db.close();
  rmSync(folder, { recursive: true });
  expect(scans).toEqual([]);
});

test('thousands of expired sessions and people are removed, a thousand at a time', async () => {
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  const { people } = store.value;
  const many = Array.from({ length: 2_500 }, (_, nth) => `person ${nth}`);
  await Promise.all(many.map((member) => people.add({ member, name: 'x' }, `device of ${member}`, 10)));
  await people.seen('person 7', 30);
  await people.use('device of person 7', 30);
  expect(await people.forgetEnded(20, 0)).toBe(2_499);
  expect(await people.find('device of person 7')).toBeDefined();
  expect(await people.expire(20)).toBe(2_499);
  expect(await people.expire(20)).toBe(0);
  await store.value.close();
});
