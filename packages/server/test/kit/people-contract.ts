/** What every store of people must do with names and ids that would do harm if they were not only stored. */
import { expect } from 'vitest';
import { openNoticeStore } from '../../src/notices/notice-store.ts';
import type { PeopleStore } from '../../src/people/people-store.ts';
import type { Store } from '../../src/store/embedded.ts';

const HOSTILE = [
  "Robert'); DROP TABLE people;--",
  "' OR '1'='1",
  '"; DELETE FROM sessions; --',
  '$1 $$ ? \\ %',
  '<script>alert(1)</script>',
  'line\u2028separator\t\r\n',
];

export async function keepsHostileNames(people: PeopleStore): Promise<void> {
  for (const text of HOSTILE) {
    // oxlint-disable no-await-in-loop -- one person after the other
    await people.add({ member: text, name: 'before' }, text, 1);
    await people.rename(text, text);
    await people.use(text, 2, text);
    expect(await people.find(text)).toEqual({ member: text, name: text, created: 1, used: 2 });
    expect(await people.devices(text)).toEqual([{ hash: text, created: 1, used: 2, device: text }]);
    await people.offer(text, `code ${text}`, 10);
    expect(await people.claim(`code ${text}`, `other ${text}`, 3)).toEqual({ member: text, name: text });
    // oxlint-enable no-await-in-loop
  }
  const found = await Promise.all(HOSTILE.map((text) => people.find(text)));
  expect(found.map((person) => person?.name)).toEqual(HOSTILE);
  await people.forget("' OR '1'='1");
  await people.erase(HOSTILE[0] ?? '', 4);
  expect(await people.erased()).toEqual([HOSTILE[0]]);
  const left = await Promise.all(HOSTILE.map((text) => people.find(text)));
  expect(left.filter((person) => person !== undefined).length).toBe(HOSTILE.length - 2);
  await Promise.all(HOSTILE.slice(2).map((text) => people.seen(text, 100)));
  expect(await people.expire(100)).toBe(1);
}

/** Requests that were under way when their person was erased, and everything that could bring them back. */
export async function keepsErased(people: PeopleStore): Promise<void> {
  await people.add({ member: 'ann', name: 'Ann' }, 'device', 1);
  await people.offer('ann', 'code', 10);
  await people.erase('ann', 2);
  await people.rename('ann', 'Ann');
  await people.offer('ann', 'other code', 10);
  await people.use('device', 3);
  expect(await people.find('device')).toBeUndefined();
  expect(await people.claim('code', 'new device', 3)).toBeUndefined();
  expect(await people.claim('other code', 'new device', 3)).toBeUndefined();
  expect(await people.find('new device')).toBeUndefined();
  expect(await people.erased()).toEqual(['ann']);
}

const SETTINGS = {
  language: 'en',
  zone: 'UTC',
  urgent: false,
  stopped: false,
  origin: 'http://here.example',
} as const;

/** An address may be checked for ten seconds. */
export async function keepsNoWays({ people, sql }: Pick<Store, 'people' | 'sql'>): Promise<void> {
  const notices = openNoticeStore(sql);
  const add = (member: string, session: string | null): Promise<boolean> =>
    notices.addWay({
      id: `way of ${member}`,
      member,
      session,
      way: { kind: 'calendar' },
      tables: { all: true, but: [] },
      created: 1,
      confirmed: true,
      sent: null,
      problem: null,
    });
  for (const member of ['ben', 'cleo']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await people.add({ member, name: member }, `device of ${member}`, 1);
  }
  await people.erase('ben', 2);
  await notices.setSettings('ben', SETTINGS);
  expect([await add('ben', null), await notices.settings('ben')]).toEqual([false, undefined]);
  await people.forget('device of cleo');
  await notices.setSettings('cleo', SETTINGS);
  expect([await add('cleo', 'device of cleo'), await notices.settings('cleo')]).toEqual([false, SETTINGS]);
  expect(await add('cleo', null)).toBe(true);
}
