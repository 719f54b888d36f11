/** Screens beside the game: rules, drawing board, replays, puzzles, deals and statistics. */
import type { Page } from '@playwright/test';
import { openPuzzle } from '../puzzles.ts';
import { openRecord, playedRecord } from '../record.ts';
import { alone, at, visit, type Walk } from './screen.ts';

const REPLAYS = [
  ['a replay', { mode: 'table', seats: 4, capitals: false }],
  ['a replay with Capitals', { mode: 'table', seats: 3, capitals: true }],
  [
    'a replay of a solo game',
    { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'full', difficulty: 4 } },
  ],
] as const;

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
      { name: 'no statistics yet', open: at('/statistics', 'Statistics') },
    ],
  },
  ...REPLAYS.map(([name, options]) => ({
    name,
    screens: [
      {
        name: 'after some steps',
        open: async (page: Page) => {
          await openRecord(page, playedRecord(options, 'screens'));
          for (let nth = 0; nth < 6; nth++)
            // oxlint-disable-next-line no-await-in-loop -- step by step
            await page.getByRole('button', { name: 'One step forward' }).click();
        },
      },
    ],
  })),
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
  alone({
    name: 'the statistics',
    open: async (page) => {
      await openRecord(page, playedRecord({ mode: 'table', seats: 4, capitals: false }, 'screens'));
      await at('/statistics', 'Statistics')(page);
      await page.getByRole('figure').first().waitFor();
    },
  }),
];
