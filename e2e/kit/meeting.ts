/** People at their own browsers, who meet at a table of the server. */
/* oxlint-disable no-await-in-loop -- one person after the other */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { TableOptions } from '@duopolis/table';
import { ADDRESS } from './address.ts';
import { type Moment, tableOf } from './prepared/game.ts';
import { gather, type Visitor } from './prepared/online.ts';
import { type FriendsTable, makeFriendsTable } from './set-up.ts';
import { withoutArt } from './story.ts';
import { type Record, watchWire } from './wire.ts';

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that the server has sent to this browser. */
  readonly received: Record;
}

export async function newPerson(
  browser: Browser,
  name: string,
  device: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext(device);
  await withoutArt(context);
  const page = await context.newPage();
  return { name, page, context, received: watchWire(page) };
}

export interface Meeting {
  readonly seats: number;
  readonly capitals?: boolean;
  /** Where the game stands when the browsers open it; at the start by default. */
  readonly until?: Moment;
  readonly options?: Partial<TableOptions>;
}

/** The visitor's own browser, at the table. */
async function comeAs(browser: Browser, { name, cookie }: Visitor, table: string): Promise<Person> {
  const person = await newPerson(browser, name);
  const [key = '', ...value] = cookie.split('=');
  await person.context.addCookies([{ name: key, value: value.join('='), url: ADDRESS }]);
  // The page can't read the cookie: this note has it ask the server for its name.
  await person.context.addInitScript(() => localStorage.setItem('duopolis.known', 'yes'));
  await person.page.goto(`/table/${table}`);
  await expect(person.page.getByRole('heading', { name: /^(Round|The score)/ }).first()).toBeVisible();
  return person;
}

/** People at a table that was made and played to a moment without a browser; bots have the chairs that are left. */
export async function meet(
  browser: Browser,
  names: readonly string[],
  { seats, capitals = false, until = 'start', options = {} }: Meeting,
): Promise<readonly Person[]> {
  const { table, visitors } = await gather(names, { game: tableOf(seats, capitals), until, options });
  const people = await Promise.all(visitors.map((visitor) => comeAs(browser, visitor, table)));
  // Only now, so that nobody counts as gone.
  for (const { connection } of visitors) connection.close();
  return people;
}

export async function joinBy(link: string, { page, name }: Person): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Not ready yet' }).waitFor();
}

/** The first makes the table in the browser, the others open its link. */
export async function meetByLink(
  browser: Browser,
  names: readonly string[],
  table: Omit<FriendsTable, 'host'>,
): Promise<readonly [Person, ...Person[]]> {
  const people = await Promise.all(names.map((name) => newPerson(browser, name)));
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await makeFriendsTable(host.page, { ...table, host: host.name });
  for (const guest of guests) await joinBy(link, guest);
  return [host, ...guests];
}

/** The host starts the game, and everybody sees it. */
export async function startTogether(people: readonly Person[]): Promise<void> {
  await people[0]?.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of people)
    await expect(page.getByRole('heading', { name: /^Round 1, turn 1/ })).toBeVisible();
}

export const leaveAll = (people: readonly Person[]): Promise<unknown> =>
  Promise.all(people.map(({ context }) => context.close()));
