/** Every screen of the client, and how one gets there. */
import type { Page } from '@playwright/test';
import { startOnDevice, takeButton } from './device.ts';
import { doForMe, ending, finishLesson, goOn, lessonMenu, openLesson, saidIn } from './lesson.ts';
import { meet, type Person } from './people.ts';
import { openRecord, playedRecord } from './record.ts';
import { openPuzzle } from './puzzles.ts';
import { makeFriendsTable, startOwnTable, startSolo } from './set-up.ts';
import { act, choose, chooseTwo, legalCells, lockButton, playToTheEnd, standings, tryBest } from './turn.ts';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

const at =
  (path: string, heading: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };

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

const REVIEWED = playedRecord({ mode: 'table', seats: 3, capitals: false }, 'reviewed');

/** By the value of cities alone, which is quick. */
const reviewed = async (page: Page): Promise<void> => {
  await openRecord(page, REVIEWED);
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByText('The review is complete.').waitFor({ timeout: 60_000 });
};

export const SCREENS: readonly Screen[] = [
  { name: 'the first page', open: at('/', 'Duopolis') },
  { name: 'a table of one’s own', open: at('/new/bots', 'Your own table') },
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
      await page.goto('/');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    },
  },
  {
    name: 'the list of keys at a table',
    open: async (page) => {
      await startOwnTable(page, { seats: 3 });
      await lockButton(page).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  { name: 'a page that is not there', open: at('/nowhere', 'This street is not on our plan') },
  { name: 'a table that is not there', open: at('/local/none', 'This table is not on this device') },
  { name: 'the campaign’s terms', open: at('/campaign', 'Campaign') },
  {
    name: 'a campaign that has begun',
    open: async (page) => {
      await page.goto('/campaign');
      await page.getByRole('button', { name: 'Begin the campaign' }).click();
      await page.getByRole('button', { name: 'Play game 1' }).waitFor();
    },
  },
  { name: 'being asked for a name', open: at('/table/none', 'What shall we call you?') },
  { name: 'the high scores', open: at('/scores', 'High scores') },
  { name: 'the rules', open: at('/rules', 'Rules') },
  { name: 'a chapter of the rules', open: at('/rules/standings', 'Standings') },
  {
    name: 'a search in the rules',
    open: async (page) => {
      await at('/rules', 'Rules')(page);
      await page.getByRole('searchbox').fill('18');
    },
  },
  { name: 'the drawing board', open: at('/city#SSSS/HHOm/OPOO/O..P', 'Drawing board') },
  {
    name: 'the drawing board with Capitals',
    open: async (page) => {
      await at('/city', 'Drawing board')(page);
      await page.getByRole('button', { name: 'River' }).click();
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
    name: 'the campaign’s bonus',
    open: async (page) => {
      await page.goto('/campaign');
      await page.getByRole('button', { name: 'Begin the campaign' }).click();
      await page.getByRole('button', { name: 'Play game 1' }).click();
      await playToTheEnd(page);
      await standings(page);
      await page.goto('/campaign');
      await page
        .getByRole('button', { name: /^Pick / })
        .first()
        .waitFor();
    },
  },
  {
    name: 'being invited',
    open: async (page) => {
      const link = await makeFriendsTable(page, { seats: 5, host: 'Nora' });
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await page.goto(link);
      await page.getByText('Nora invites you').waitFor();
    },
  },
  {
    name: 'watching a table',
    open: async (page) => {
      const browser = page.context().browser();
      if (browser === null) throw new Error('no browser');
      const people = await meet(browser, ['Otto', 'Gil'], { seats: 4, open: true, watched: true });
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
  { name: 'the replays', open: at('/replay', 'Replays') },
  ...(
    [
      ['a replay', { mode: 'table', seats: 4, capitals: false }],
      ['a replay with Capitals', { mode: 'table', seats: 3, capitals: true }],
      [
        'a replay of a solo game',
        { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 4 } },
      ],
    ] as const
  ).map(([name, options]) => ({
    name,
    open: async (page: Page) => {
      await openRecord(page, playedRecord(options, 'screens'));
      for (let nth = 0; nth < 6; nth++)
        // oxlint-disable-next-line no-await-in-loop -- step by step
        await page.getByRole('button', { name: 'One step forward' }).click();
    },
  })),
  ...(['Placement', 'Choice', 'Arrangement'] as const).map((puzzle) => ({
    name: `a puzzle: ${puzzle}`,
    open: async (page: Page) => {
      await page.goto('/puzzles/2026-11-02');
      await openPuzzle(page, puzzle);
    },
  })),
  { name: 'a day without puzzles', open: at('/puzzles/2999-01-01', 'City of the day') },
  { name: 'a new deal for several people', open: at('/duplicate', 'Duplicate') },
  {
    name: 'a deal that nobody has played',
    open: async (page) => {
      await page.goto('/duplicate/table-4-medium-0123456789abcdef0123456789abcdef');
      await page.getByRole('button', { name: 'Play this deal' }).waitFor();
    },
  },
  { name: 'a deal that is none', open: at('/duplicate/none', 'No such deal') },
  { name: 'no statistics yet', open: at('/statistics', 'Statistics') },
  {
    name: 'the statistics',
    open: async (page) => {
      await openRecord(page, playedRecord({ mode: 'table', seats: 4, capitals: false }, 'screens'));
      await at('/statistics', 'Statistics')(page);
      await page.getByRole('figure').first().waitFor();
    },
  },
  { name: 'the first game, a tile outlined', open: openLesson },
  {
    name: 'the first game, a cell outlined',
    open: async (page) => {
      await openLesson(page);
      await doForMe(page).click();
      await goOn(page).click();
      await saidIn(page).getByText('Touch the lit cell').waitFor();
    },
  },
  {
    name: 'the first game, skipped',
    open: async (page) => {
      await openLesson(page);
      await lessonMenu(page, 'Skip the whole lesson');
      await ending(page).waitFor();
    },
  },
  {
    name: 'the end of the first game',
    open: async (page) => {
      await openLesson(page);
      await finishLesson(page);
      await page.getByRole('button', { name: 'Show it all' }).click();
    },
  },
  {
    name: 'a review before it is made',
    open: async (page) => {
      await openRecord(page, REVIEWED);
      await page.getByRole('tab', { name: 'Review' }).click();
    },
  },
  {
    name: 'a review with a note on the boards',
    open: async (page) => {
      await reviewed(page);
      await page.locator('.review-note:has(.review-kind-placement)').first().click();
    },
  },
  {
    name: 'a joint line',
    open: async (page) => {
      await reviewed(page);
      await page.locator('.review-pairs .review-row').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'a try',
    open: async (page) => {
      await reviewed(page);
      await page.locator('.review-note').first().click();
      await page.getByRole('button', { name: 'Try the better one' }).click();
      await page.getByRole('table', { name: 'What came of it' }).waitFor();
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
