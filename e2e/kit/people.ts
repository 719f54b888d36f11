/** People at their own browsers, who meet at a table of the server. */
/* oxlint-disable no-await-in-loop -- one person after the other */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type FriendsTable, makeFriendsTable } from './set-up.ts';
import { type Record, watchWire } from './wire.ts';

export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that the server has told this browser. */
  readonly heard: Record;
}

async function newPerson(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { name, page, context, heard: watchWire(page) };
}

async function joinBy(link: string, { page, name }: Person): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

/** The first makes the table, the others come by its link; bots have the chairs that are left. */
export async function meet(
  browser: Browser,
  names: readonly [string, ...string[]],
  table: Omit<FriendsTable, 'host'>,
  beforeStart?: (people: readonly [Person, ...Person[]]) => Promise<void>,
): Promise<readonly Person[]> {
  const people = await Promise.all(names.map((name) => newPerson(browser, name)));
  const [host, ...guests] = people as [Person, ...Person[]];
  const link = await makeFriendsTable(host.page, { ...table, host: host.name });
  for (const guest of guests) await joinBy(link, guest);
  const { page } = host;
  if (table.seats > names.length) await page.getByRole('button', { name: 'Fill with bots' }).click();
  await beforeStart?.([host, ...guests]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const person of people)
    await expect(person.page.getByRole('heading', { name: /^Round 1, turn 1/ })).toBeVisible();
  return people;
}

export const leaveAll = (people: readonly Person[]): Promise<unknown> =>
  Promise.all(people.map(({ context }) => context.close()));
