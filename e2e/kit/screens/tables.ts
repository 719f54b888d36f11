/** Screens of a running game, of every kind, up to its standings. */
import type { Page } from '@playwright/test';
import { startOnDevice, takeButton } from '../device.ts';
import { meet, type Person } from '../people.ts';
import { startOwnTable, startSolo } from '../set-up.ts';
import { act, choose, chooseTwo, legalCells, lockButton, playToTheEnd, standings, tryBest } from '../turn.ts';
import type { Screen } from './screen.ts';

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const placing = async (page: Page): Promise<void> => {
  await startOwnTable(page, { seats: 4 });
  await act(page);
  await act(page);
  await choose(page);
  await legalCells(page).first().waitFor();
};

export const TABLES: readonly Screen[] = [
  {
    name: 'the list of keys at a table',
    open: async (page) => {
      await startOwnTable(page, { seats: 3 });
      await lockButton(page).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'the reference card over a table',
    open: async (page) => {
      await startOwnTable(page, { seats: 3, capitals: true });
      await lockButton(page).waitFor();
      await page.keyboard.press('r');
      await page.getByRole('dialog', { name: 'Reference card' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'choosing two tiles',
    open: async (page) => {
      await startOwnTable(page, { seats: 5 });
      await chooseTwo(page);
    },
  },
  { name: 'placing, the cells lit', open: placing },
  {
    name: 'placing, both tiles tried',
    open: async (page) => {
      await placing(page);
      await tryBest(page);
    },
  },
  {
    name: 'why a city scores so',
    open: async (page) => {
      await placing(page);
      await page
        .getByRole('button', { name: /Why this score$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...(['Table talk', 'Log', 'Reference'] as const).map((tab) => ({
    name: `the tab ${tab}`,
    open: async (page: Page) => {
      await placing(page);
      await page.getByRole('tab', { name: tab }).click();
    },
  })),
  {
    name: 'leaving the table',
    open: async (page) => {
      await startOwnTable(page, { seats: 3 });
      await menu(page, 'Leave the table');
      await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
    },
  },
  {
    name: 'a table of seven',
    open: async (page) => {
      await startOwnTable(page, { seats: 7 });
      await lockButton(page).waitFor();
    },
  },
  {
    name: 'a duel',
    open: async (page) => {
      await startOwnTable(page, { seats: 2, two: 'Duel' });
      await choose(page);
      await legalCells(page).first().waitFor();
    },
  },
  {
    name: 'Capitals',
    open: async (page) => {
      await startOwnTable(page, { seats: 3, capitals: true });
      await choose(page);
      await legalCells(page).first().waitFor();
    },
  },
  {
    name: 'solo with the Automas',
    open: async (page) => {
      await startSolo(page, 'Full');
      await act(page);
      await legalCells(page).first().waitFor();
    },
  },
  {
    name: 'the hand-over on one device',
    open: async (page) => {
      await startOnDevice(page, 3, 'Nora', 'Otto');
      await takeButton(page).waitFor();
    },
  },
  {
    name: 'watching a table',
    open: async (page) => {
      const browser = page.context().browser();
      if (browser === null) throw new Error('no browser');
      const people = await meet(browser, ['Otto', 'Gil'], {
        seats: 4,
        options: { access: 'open', watching: { who: 'everyone', delay: 0 } },
      });
      const [host] = people as [Person];
      await page.goto(new URL(host.page.url()).pathname);
      await page.getByRole('textbox', { name: 'Your name' }).fill('Nora');
      await page.getByRole('button', { name: 'Go on' }).click();
      await page
        .getByText(/^You are watching/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the standings',
    open: async (page) => {
      await startSolo(page, 'Simple');
      await playToTheEnd(page);
      await standings(page);
    },
  },
];
