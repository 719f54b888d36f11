/** Writes prepared tables and notes into the browser client's store, with the client's own code. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { aboutTable, tableAfter } from '@duopolis/table';
import type { Append } from '@duopolis/table/host';
import type { Page } from '@playwright/test';
import { eventsUntil, type Plan } from './game.ts';

const STORE = path.join(import.meta.dirname, '../../../packages/web/src/kit/store/indexed-db.ts');

/** The client's store as a script: it opens, checks and writes as the client does. It imports nothing but types. */
const storeScript = (): string =>
  stripTypeScriptTypes(readFileSync(STORE, 'utf8')).replaceAll(/^export /gm, '');

/** What a device keeps. */
export interface Kept {
  readonly tables?: readonly Append[];
  readonly notes?: { readonly [name: string]: unknown };
}

/** A page of the site that runs no script. */
const QUIET_PAGE = '/health';

/** Keeps it all in the browser, in place of what was there; the page is left where no client runs. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  await page.goto(QUIET_PAGE);
  await write(page, kept);
}

/** The same, wherever on the site the page is. */
export async function write(page: Page, { tables = [], notes = {} }: Kept): Promise<void> {
  await page.evaluate(`(async () => {
    ${storeScript()}
    const { events, notes, close } = await openDatabase(DATABASE);
    for (const table of ${JSON.stringify(tables)}) {
      await events.remove(table.tableId);
      const kept = await events.append(table);
      if (!kept.ok) throw new Error('not kept: ' + kept.code);
    }
    for (const [name, note] of Object.entries(${JSON.stringify(notes)})) await notes.write(name, note);
    close();
  })()`);
}

const HOUR = 3_600_000;

/** A table as it is stored. */
export function storedTable(tableId: string, plan: Plan): Append {
  // Bots that have made offers wait for an answer as long as a story takes.
  const events = eventsUntil(plan, Date.now() + (plan.offers === undefined ? 0 : HOUR));
  return { tableId, expected: 0, events, commands: [], about: aboutTable(tableAfter(events)) };
}

/** The table of this device that the page is at. */
export const tableAt = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Opens a table of this device at the moment of the plan. */
export async function openPrepared(page: Page, plan: Plan, tableId = 'prepared'): Promise<void> {
  await keep(page, { tables: [storedTable(tableId, plan)] });
  await page.goto(`/local/${tableId}`);
}
