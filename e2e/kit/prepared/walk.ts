/** Goes from one table of this device to another in the running client, as links do: nothing is loaded again. */
import type { Page } from '@playwright/test';
import { at, visit } from '../screens/screen.ts';
import { storedTable, tableAt, write } from './stored-tables.ts';
import type { Plan } from './game.ts';

/** A screen without any table: the one that was open is closed. */
const leaveTable = at('/nowhere', 'This street is not on our map');

/** Opens a table that is kept already. */
export async function openKept(page: Page, tableId: string): Promise<void> {
  await leaveTable(page);
  await visit(page, `/local/${tableId}`);
}

/** Moves the table that the page is at on to the moment of the plan. */
export async function moveOn(page: Page, plan: Plan): Promise<void> {
  const tableId = tableAt(page);
  await leaveTable(page);
  await write(page, { tables: [storedTable(tableId, plan)] });
  await visit(page, `/local/${tableId}`);
}
