/** Screens of a running game, of every kind, up to its standings. */
import type { Page } from '@playwright/test';
import { takeButton } from '../shared-device.ts';
import { meet, type Person } from '../meeting.ts';
import { storedTable } from '../prepared/stored-tables.ts';
import { duel, duo, type Moment, type Plan, solo, tableOf } from '../prepared/game.ts';
import { chooseTwo, legalCells, lockButton, standings, tryBest } from '../turn.ts';
import { after, alone, onDevice, type Screen, visit, type Walk } from './screen.ts';

const menu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const FIRST_PLACING: Moment = { round: '1', turn: 1, phase: 'placing' };
const TWO = ['Nora', 'Otto'] as const;

/** The tables of the device, by name. */
const PLANS = {
  five: { game: tableOf(5), until: 'start' },
  seven: { game: tableOf(7), until: 'start' },
  'one-device': { game: tableOf(3), names: TWO, until: 'start' },
  duo: { game: duo(), names: TWO, until: { ...FIRST_PLACING, phase: 'choosing' } },
  four: { game: tableOf(4), until: { ...FIRST_PLACING, turn: 2 } },
  capitals: { game: tableOf(3, true), until: FIRST_PLACING },
  duel: { game: duel(), until: { ...FIRST_PLACING, round: '1a' } },
  solo: { game: solo('full'), until: FIRST_PLACING },
  over: { game: tableOf(3), until: 'over' },
  'solo-over': { game: solo('simple'), until: 'over' },
} satisfies { readonly [table: string]: Plan };

type Table = keyof typeof PLANS;

/** A walk over tables of this device. */
const atTables = (name: string, tables: readonly Table[], screens: readonly Screen[]): Walk =>
  onDevice(() => ({ tables: tables.map((table) => storedTable(table, PLANS[table])) }), { name, screens });

const choosingAt = async (page: Page, table: Table): Promise<void> => {
  await visit(page, `/local/${table}`);
  await lockButton(page).waitFor();
};

const placingAt = (table: Table) => async (page: Page) => {
  await visit(page, `/local/${table}`);
  await legalCells(page).first().waitFor();
};

const CHOOSING = atTables(
  'choosing',
  ['five', 'seven', 'one-device', 'duo'],
  [
    {
      name: 'the list of keys',
      open: async (page) => {
        await choosingAt(page, 'five');
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
    { name: 'a table of seven', open: (page) => choosingAt(page, 'seven') },
    {
      name: 'the hand-over on one device',
      open: async (page) => {
        await visit(page, '/local/one-device');
        await takeButton(page).waitFor();
      },
    },
    {
      name: 'a duo with an open Automa',
      open: async (page) => {
        await visit(page, '/local/duo');
        await takeButton(page).first().click();
        await lockButton(page).waitFor();
      },
    },
    {
      name: 'the seating card on one device',
      open: async (page) => {
        await visit(page, '/new/device');
        await page.getByRole('radio', { name: /^By a seating card/ }).check({ force: true });
        await page.getByRole('button', { name: 'Start the game' }).click();
        await page.getByRole('heading', { name: /^Seating card/ }).waitFor();
      },
    },
  ],
);

const PLACING = atTables(
  'placing',
  ['four', 'capitals', 'duel', 'solo'],
  [
    { name: 'the cells lit', open: placingAt('four') },
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
    { name: 'Capitals', open: placingAt('capitals') },
    {
      name: 'the reference card of Capitals',
      open: async (page) => {
        await page.keyboard.press('r');
        await page.getByRole('dialog', { name: 'Reference card' }).getByRole('link').first().waitFor();
      },
    },
    { name: 'a duel', open: after(placingAt('duel')) },
    { name: 'solo with the Automas', open: placingAt('solo') },
  ],
);

const ENDED = atTables(
  'the end of a game',
  ['over', 'solo-over'],
  [
    {
      name: 'the ceremony as printed',
      open: async (page) => {
        await visit(page, '/local/over');
        await standings(page);
        await page.getByRole('button', { name: 'Announce city by city' }).click();
        await page.getByRole('button', { name: 'Next type' }).click();
        await page
          .getByText(/ announces /)
          .first()
          .waitFor();
      },
    },
    {
      name: 'the standings',
      open: async (page) => {
        await visit(page, '/local/solo-over');
        await standings(page);
      },
    },
  ],
);

export const TABLES: readonly Walk[] = [
  CHOOSING,
  PLACING,
  ENDED,
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
];
