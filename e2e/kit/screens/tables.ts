/** Screens of a running game, of every kind, up to its standings. */
import type { Page } from '@playwright/test';
import { takeButton } from '../device.ts';
import { meet, type Person } from '../people.ts';
import { openPrepared } from '../prepared/device.ts';
import { duel, type Moment, solo, tableOf } from '../prepared/game.ts';
import { chooseTwo, legalCells, lockButton, standings, tryBest } from '../turn.ts';
import type { Screen } from './screen.ts';

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** A table with easy bots, at the first choice. */
const starting = async (page: Page, seats: number, capitals = false): Promise<void> => {
  await openPrepared(page, { game: tableOf(seats, capitals), until: 'start' });
  await lockButton(page).waitFor();
};

const FIRST_PLACING: Moment = { round: '1', turn: 1, phase: 'placing' };

const placing = async (page: Page): Promise<void> => {
  await openPrepared(page, { game: tableOf(4), until: { ...FIRST_PLACING, turn: 2 } });
  await legalCells(page).first().waitFor();
};

export const TABLES: readonly Screen[] = [
  {
    name: 'the list of keys at a table',
    open: async (page) => {
      await starting(page, 3);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'the reference card over a table',
    open: async (page) => {
      await starting(page, 3, true);
      await page.keyboard.press('r');
      await page.getByRole('dialog', { name: 'Reference card' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'choosing two tiles',
    open: async (page) => {
      await starting(page, 5);
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
      await starting(page, 3);
      await menu(page, 'Leave the table');
      await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
    },
  },
  {
    name: 'a table of seven',
    open: (page) => starting(page, 7),
  },
  {
    name: 'a duel',
    open: async (page) => {
      await openPrepared(page, { game: duel(), until: { ...FIRST_PLACING, round: '1a' } });
      await legalCells(page).first().waitFor();
    },
  },
  {
    name: 'Capitals',
    open: async (page) => {
      await openPrepared(page, { game: tableOf(3, true), until: FIRST_PLACING });
      await legalCells(page).first().waitFor();
    },
  },
  {
    name: 'solo with the Automas',
    open: async (page) => {
      await openPrepared(page, { game: solo('full'), until: FIRST_PLACING });
      await legalCells(page).first().waitFor();
    },
  },
  {
    name: 'the hand-over on one device',
    open: async (page) => {
      await openPrepared(page, { game: tableOf(3), names: ['Nora', 'Otto'], until: 'start' });
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
      await openPrepared(page, { game: solo('simple'), until: 'over' });
      await standings(page);
    },
  },
];
