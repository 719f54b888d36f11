/* oxlint-disable no-await-in-loop -- one list after the other */
/** Screens on the way to a game: the first page, setting up, inviting, campaigns, and what is not there. */
import { beginCampaign, NO_HIGH_SCORES, optionsOfCampaign } from '@duopolis/rules/campaign';
import { keep, storedTable } from '../prepared/stored-tables.ts';
import type { Plan } from '../prepared/game.ts';
import { makeFriendsTable } from '../set-up.ts';
import { alone, at, visit, type Walk } from './screen.ts';

const TERMS = { length: 3, difficulty: 4, mode: 'simple' } as const;
/** A campaign whose first game is over at its table. */
const CAMPAIGN = {
  name: 'Nora',
  campaign: beginCampaign(TERMS),
  table: 'first',
  highScores: NO_HIGH_SCORES,
};
const CAMPAIGN_GAME: Plan = { game: optionsOfCampaign(TERMS), until: 'over' };

/** Nobody has given a name yet. */
const PAGES: Walk = {
  name: 'pages before a game',
  screens: [
    { name: 'the first page', open: at('/', 'Duopolis') },
    { name: 'being asked for a name', open: at('/table/none', 'What should we call you?') },
    { name: 'a page that is not there', open: at('/nowhere', 'This street is not on our map') },
    { name: 'a table that is not there', open: at('/local/none', 'This table is not on this device') },
    { name: 'the high scores', open: at('/scores', 'High scores') },
    { name: 'the campaign’s terms', open: at('/campaign', 'Campaign') },
    {
      name: 'a campaign that has begun',
      open: async (page) => {
        await page.getByRole('button', { name: 'Begin the campaign' }).click();
        await page.getByRole('button', { name: 'Play game 1' }).waitFor();
      },
    },
  ],
};

/** Editors of every kind: counts, rows with pictures, an order, cells. */
const EDITED_LISTS = [
  'Building tiles',
  'Automa cards',
  'The list at the bottom of the Automa cards',
  'Landscape mats',
];

const SETTING_UP: Walk = {
  name: 'setting up a game',
  screens: [
    {
      name: 'a table of one’s own, picking tokens',
      open: async (page) => {
        await at('/new/bots', 'Your own table')(page);
        await page.getByRole('button', { name: 'Pick the city tokens' }).click();
      },
    },
    {
      name: 'the pieces of one’s own box',
      open: async (page) => {
        await at('/box', 'Your own box')(page);
        for (const list of EDITED_LISTS) await page.getByText(list, { exact: true }).click();
      },
    },
    {
      name: 'a table with friends, all options',
      open: async (page) => {
        await at('/new/friends', 'Play with friends')(page);
        await page.getByRole('button', { name: 'More options' }).click();
      },
    },
    { name: 'solo, to be set up', open: at('/new/solo', 'Solo') },
    { name: 'the same device, to be set up', open: at('/new/device', 'On the same device') },
    {
      name: 'the settings',
      open: async (page) => {
        await visit(page, '/');
        await page.getByRole('button', { name: 'Settings' }).click();
        await page.getByRole('dialog', { name: 'Settings' }).waitFor();
      },
    },
  ],
};

export const COMING: readonly Walk[] = [
  PAGES,
  SETTING_UP,
  alone({
    name: 'the campaign’s bonus',
    open: async (page) => {
      await keep(page, { tables: [storedTable('first', CAMPAIGN_GAME)], notes: { campaign: CAMPAIGN } });
      await at('/campaign', 'Campaign')(page);
      await page
        .getByRole('button', { name: /^Pick / })
        .first()
        .waitFor();
    },
  }),
  {
    name: 'a table of friends before its game',
    screens: [
      {
        name: 'before the game, with the invitation',
        open: async (page) => {
          await makeFriendsTable(page, { seats: 5, host: 'Nora' });
          await page.getByRole('button', { name: 'QR code' }).click();
        },
      },
      {
        name: 'the open tables',
        open: async (page) => {
          await makeFriendsTable(page, { seats: 4, host: 'Nora', open: true });
          await at('/lobby', 'Open tables')(page);
        },
      },
    ],
  },
  alone({
    name: 'being invited',
    open: async (page) => {
      const link = await makeFriendsTable(page, { seats: 5, host: 'Nora' });
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await page.goto(link);
      await page.getByText('Nora invites you').waitFor();
    },
  }),
];
