/** What every store of people must do with names and ids that would do harm if they were not only stored. */
import { expect } from 'vitest';
import type { PeopleStore } from '../../src/people/people-store.ts';

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
