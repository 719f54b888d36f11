/** Whole games on this device at tables of every shape. */
import { expect, test } from '@playwright/test';
import { startOwnTable } from '../kit/set-up.ts';
import { playToTheEnd, standings } from '../kit/turn.ts';

const TABLES = [
  { title: 'three seats', seats: 3, rows: 3 },
  { title: 'seven seats', seats: 7, rows: 7 },
  { title: 'a duel', seats: 2, two: 'Duel', rows: 2 },
  { title: 'a duo with an Automa', seats: 2, two: 'Duo with an Automa', rows: 3 },
  { title: 'three seats with Capitals', seats: 3, capitals: true, rows: 3 },
  { title: 'a duel with Capitals', seats: 2, two: 'Duel', capitals: true, rows: 2 },
] as const;

for (const { title, rows, ...table } of TABLES)
  test(`a whole game with bots: ${title}`, async ({ page }) => {
    await startOwnTable(page, table);
    await playToTheEnd(page);
    await expect((await standings(page)).getByRole('row')).toHaveCount(1 + rows);
  });
