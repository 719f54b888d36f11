/** Screens of a running game, of every kind, up to its standings. */
import type { Page } from '@playwright/test';
import { takeButton } from '../device.ts';
import { meet, type Person } from '../people.ts';
import { openPrepared } from '../prepared/device.ts';
import { duel, duo, type Moment, solo, tableOf } from '../prepared/game.ts';
import { chooseTwo, legalCells, lockButton, standings, tryBest } from '../turn.ts';
import { after, alone, type Walk } from './screen.ts';

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

const CHOOSING: Walk = {
  name: 'choosing',
  screens: [
    {
      name: 'the list of keys',
      open: async (page) => {
        await starting(page, 5);
        await page.keyboard.press('?');
        await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      },
    },
    {
      name: 'leaving the table',
      open: after(async (page) => {
        await menu(page, 'Leave the table');
        await page.getByRole('dialog', { name: 'Leave the table?' }).waitFor();
      }),
    },
    { name: 'two tiles chosen', open: after(chooseTwo) },
  ],
};

const PLACING: Walk = {
  name: 'placing',
  screens: [
    { name: 'the cells lit', open: placing },
    ...(['Log', 'Reference'] as const).map((tab) => ({
      name: `the tab ${tab}`,
      open: (page: Page) => page.getByRole('tab', { name: tab }).click(),
    })),
    {
      name: 'why a city scores so',
      open: async (page) => {
        await page
          .getByRole('button', { name: /Why this score$/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'both tiles tried', open: after(tryBest) },
  ],
};

const CAPITALS: Walk = {
  name: 'Capitals',
  screens: [
    {
      name: 'placing',
      open: async (page) => {
        await openPrepared(page, { game: tableOf(3, true), until: FIRST_PLACING });
        await legalCells(page).first().waitFor();
      },
    },
    {
      name: 'the reference card',
      open: async (page) => {
        await page.keyboard.press('r');
        await page.getByRole('dialog', { name: 'Reference card' }).getByRole('link').first().waitFor();
      },
    },
  ],
};

export const TABLES: readonly Walk[] = [
  CHOOSING,
  PLACING,
  CAPITALS,
  alone({
    name: 'a table of seven',
    open: (page) => starting(page, 7),
  }),
  alone({
    name: 'a duel',
    open: async (page) => {
      await openPrepared(page, { game: duel(), until: { ...FIRST_PLACING, round: '1a' } });
      await legalCells(page).first().waitFor();
    },
  }),
  alone({
    name: 'solo with the Automas',
    open: async (page) => {
      await openPrepared(page, { game: solo('full'), until: FIRST_PLACING });
      await legalCells(page).first().waitFor();
    },
  }),
  alone({
    name: 'the hand-over on one device',
    open: async (page) => {
      await openPrepared(page, { game: tableOf(3), names: ['Nora', 'Otto'], until: 'start' });
      await takeButton(page).waitFor();
    },
  }),
  alone({
    name: 'the seating card on one device',
    open: async (page) => {
      await page.goto('/new/device');
      await page.getByRole('radio', { name: /^By a seating card/ }).check({ force: true });
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.getByRole('heading', { name: /^Seating card/ }).waitFor();
    },
  }),
  alone({
    name: 'a duo with an open Automa',
    open: async (page) => {
      await openPrepared(page, {
        game: duo(),
        names: ['Nora', 'Otto'],
        until: { ...FIRST_PLACING, phase: 'choosing' },
      });
      await takeButton(page).first().click();
      await lockButton(page).waitFor();
    },
  }),
  alone({
    name: 'the ceremony as printed',
    open: async (page) => {
      await openPrepared(page, { game: tableOf(3), until: 'over' });
      await standings(page);
      await page.getByRole('button', { name: 'Announce city by city' }).click();
      await page.getByRole('button', { name: 'Next type' }).click();
      await page
        .getByText(/ announces /)
        .first()
        .waitFor();
    },
  }),
  alone({
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
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByText(/^You are watching/)
        .first()
        .waitFor();
    },
  }),
  alone({
    name: 'the standings',
    open: async (page) => {
      await openPrepared(page, { game: solo('simple'), until: 'over' });
      await standings(page);
    },
  }),
];
