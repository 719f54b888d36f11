/** Whole games on this device, one for each shape of table. */
import { expect } from '@playwright/test';
import { openPrepared } from '../kit/prepared/device.ts';
import { duel, duo, tableOf } from '../kit/prepared/game.ts';
import { startOwnTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { playToTheEnd, playTurn, standings } from '../kit/turn.ts';

const TABLES = [
  { title: 'three seats', seats: 3, rows: 3 },
  { title: 'a duel', seats: 2, two: 'Duel', rows: 2 },
  { title: 'a duo with an Automa', seats: 2, two: 'Duo with an Automa', rows: 3 },
] as const;

for (const { title, rows, ...table } of TABLES)
  test(`a whole game with bots: ${title}`, async ({ page }) => {
    await startOwnTable(page, table);
    await playToTheEnd(page);
    await expect((await standings(page)).getByRole('row')).toHaveCount(1 + rows);
  });

const ENDINGS = [
  { title: 'seven seats', game: tableOf(7), rows: 7 },
  { title: 'three seats with Capitals', game: tableOf(3, true), rows: 3 },
  { title: 'a duel with Capitals', game: duel(true), rows: 2 },
  { title: 'a duo with Capitals', game: duo(true), rows: 3 },
] as const;

for (const { title, game, rows } of ENDINGS)
  test(`the first turn and the last turn with bots: ${title}`, async ({ page }) => {
    await openPrepared(page, { game, until: 'start' }, 'first');
    await playTurn(page);
    await openPrepared(page, { game, until: 'last turn' }, 'last');
    await playToTheEnd(page);
    await expect((await standings(page)).getByRole('row')).toHaveCount(1 + rows);
  });
