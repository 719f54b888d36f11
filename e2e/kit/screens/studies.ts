/** Screens apart from the game: rules, drawing board, replays, puzzles, deals and statistics. */
import type { Page } from '@playwright/test';
import { openPuzzle } from '../puzzles.ts';
import { savedGames, replayOf } from '../prepared/review.ts';
import { playedRecord } from '../record-files.ts';
import { after, at, onDevice, type Screen, visit, type Walk } from './screen.ts';

const REPLAYS = (
  [
    ['a replay', { mode: 'table', seats: 4, capitals: false }],
    [
      'a replay of a solo game',
      { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 4 } },
    ],
    ['a replay with Capitals', { mode: 'table', seats: 3, capitals: true }],
  ] as const
).map(([name, options]) => ({ name, record: playedRecord(options, 'screens') }));

const DRAWN_CAPITAL =
  '/city#.%23SSO/.=.OO/.%23%23../..%23PP/..%5BPH-T%5DHP&districts=shop+office,park+house,tavern+civic';

/** What can be taken along from a replay: the last three of its tools. */
const TOOLS: readonly Screen[] = (
  [
    ['the code to embed', -1],
    ['the postcard', -2],
    ['the proof of the deal', -3],
  ] as const
).map(([name, nth]) => ({
  name,
  open: after(async (page) => {
    await page.locator('.show-tools button').nth(nth).click();
    await page.getByRole('dialog').waitFor();
  }),
}));

export const STUDIES: readonly Walk[] = [
  {
    name: 'the rules and the drawing board',
    screens: [
      { name: 'the rules', open: at('/rules', 'Rules') },
      { name: 'a chapter of the rules', open: at('/rules/standings', 'Standings') },
      {
        name: 'a search in the rules',
        open: async (page) => {
          await page.getByRole('searchbox').fill('18');
        },
      },
      { name: 'the drawing board', open: at('/city#SSSS/HHOm/OPOO/O..P', 'Drawing board') },
      {
        name: 'the drawing board with Capitals',
        open: async (page) => {
          await page.getByRole('button', { name: 'River' }).click();
        },
      },
      {
        name: 'a city with civic tiles and districts',
        open: async (page) => {
          await visit(page, DRAWN_CAPITAL);
          await page.getByRole('gridcell', { name: /civic/i }).first().waitFor();
        },
      },
    ],
  },
  {
    name: 'pages after a game',
    screens: [
      { name: 'the replays', open: at('/replay', 'Replays') },
      { name: 'a day without puzzles', open: at('/puzzles/2999-01-01', 'City of the day') },
      { name: 'a new deal for several people', open: at('/duplicate', 'Duplicate') },
      {
        name: 'a deal that nobody has played',
        open: async (page) => {
          await visit(page, '/duplicate/table-4-medium-0123456789abcdef0123456789abcdef');
          await page.getByRole('button', { name: 'Play this deal' }).waitFor();
        },
      },
      { name: 'a deal that is none', open: at('/duplicate/none', 'No such deal') },
      { name: 'the players of a score pad', open: at('/scorepad', 'Score pad') },
      {
        name: 'a city of the score pad',
        open: async (page) => {
          await visit(page, '/scorepad');
          await page.getByRole('button', { name: 'To the cities' }).click();
          await page.keyboard.type('sfoph');
          await page.getByRole('button', { name: 'Shops' }).click();
        },
      },
      { name: 'no statistics yet', open: at('/statistics', 'Statistics') },
    ],
  },
  onDevice(
    () =>
      savedGames(
        REPLAYS.map(({ record }) => record),
        [],
      ),
    {
      name: 'replays',
      screens: [
        {
          name: 'the statistics',
          open: async (page) => {
            await at('/statistics', 'Statistics')(page);
            await page.getByRole('figure').first().waitFor();
          },
        },
        ...REPLAYS.map(({ name, record }) => ({
          name: `${name}, after some steps`,
          open: async (page: Page) => {
            await visit(page, replayOf(record));
            for (let nth = 0; nth < 6; nth++)
              // oxlint-disable-next-line no-await-in-loop -- step by step
              await page.getByRole('button', { name: 'One step forward' }).click();
          },
        })),
        ...TOOLS,
      ],
    },
  ),
  {
    name: 'the puzzles',
    screens: (['Placement', 'Choice', 'Arrangement'] as const).map((puzzle) => ({
      name: puzzle,
      open: async (page: Page) => {
        await visit(page, '/puzzles/2026-11-02');
        await openPuzzle(page, puzzle);
      },
    })),
  },
];
