/** Setting up tables on the set-up screens, as people do. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Page } from '@playwright/test';
import { visit } from './screens/screen.ts';

export const pick = async (page: Page, group: string, option: string | RegExp): Promise<void> =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option }).check();

export interface OwnTable {
  readonly seats: number;
  readonly name?: string;
  /** What two play. */
  readonly two?: 'Duel' | 'Duo with an Automa';
  readonly capitals?: boolean;
}

async function fillSeats(page: Page, { seats, two, capitals = false }: OwnTable): Promise<void> {
  await pick(page, 'Seats', `${seats}`);
  if (two !== undefined) await pick(page, 'Two people play', new RegExp(`^${two}`));
  if (capitals) await page.getByRole('switch', { name: 'With Capitals' }).click();
}

/** A table with easy bots on this device. */
export async function startOwnTable(page: Page, table: OwnTable): Promise<void> {
  await visit(page, '/new/bots');
  await page.getByRole('textbox', { name: 'Your name' }).fill(table.name ?? 'Nora');
  await fillSeats(page, table);
  await pick(page, 'Bots', /^Easy/);
  await page.getByRole('button', { name: 'Start the game' }).click();
}

export async function startSolo(page: Page, how: 'Simple' | 'Full', capitals = false): Promise<void> {
  await visit(page, '/new/solo');
  await pick(page, 'Mode', new RegExp(`^${how}`));
  if (capitals) await page.getByRole('switch', { name: 'With Capitals' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

export interface FriendsTable extends OwnTable {
  readonly host: string;
  /** Everybody may come. */
  readonly open?: boolean;
  /** And everybody may watch. */
  readonly watched?: boolean;
  /** How often the grace time for drop-outs is made shorter. */
  readonly shorterGrace?: number;
}

/** Makes a table on the server; the answer is the link that brings others. */
export async function makeFriendsTable(page: Page, table: FriendsTable): Promise<string> {
  await page.goto('/new/friends');
  await page.getByRole('textbox', { name: 'Your name' }).fill(table.host);
  await fillSeats(page, table);
  if (table.open === true) await pick(page, 'Who can join', /^Anyone/);
  if (table.watched === true || table.shorterGrace !== undefined)
    await page.getByRole('button', { name: 'More options' }).click();
  if (table.watched === true) await pick(page, 'Who can watch', /^Anyone$/);
  if (table.shorterGrace !== undefined) {
    await pick(page, 'Who plays for someone who drops out', 'Easy');
    const less = page.getByRole('group', { name: 'After' }).getByRole('button', { name: 'Less' });
    for (let nth = 0; nth < table.shorterGrace; nth++) await less.click();
  }
  await page.getByRole('button', { name: 'Make the table' }).click();
  const link = page.getByRole('textbox', { name: 'Invite' });
  await expect(link).toHaveValue(/#/);
  return link.inputValue();
}
