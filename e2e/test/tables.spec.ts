/** Games on this device, at every shape of table; senses.spec.ts plays whole games of three and of two. */
/* oxlint-disable no-await-in-loop -- one game after the other */
import { expect } from '@playwright/test';
import { keep, storedTable } from '../kit/prepared/stored-tables.ts';
import { duel, duo, tableOf } from '../kit/prepared/game.ts';
import { openKept } from '../kit/prepared/walk.ts';
import { startOwnTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { playToTheEnd, playTurn, standings } from '../kit/turn.ts';

test('a whole game with bots: a duo with an Automa', async ({ page }) => {
  await startOwnTable(page, { seats: 2, two: 'Duo with an Automa' });
  await playToTheEnd(page);
  await expect((await standings(page)).getByRole('row')).toHaveCount(1 + 3);
});

/** Tables of three without Capitals are played in many stories. */
const FIRST = [
  { title: 'seven seats', game: tableOf(7) },
  { title: 'three seats with Capitals', game: tableOf(3, true) },
];
const LAST = [
  { title: 'seven seats', game: tableOf(7), rows: 7 },
  { title: 'three seats with Capitals', game: tableOf(3, true), rows: 3 },
  { title: 'a duel with Capitals', game: duel(true), rows: 2 },
  { title: 'a duo with Capitals', game: duo(true), rows: 3 },
];

test('turns with bots: the first and the last at large tables and with Capitals, the last in every mode with Capitals', async ({
  page,
}) => {
  await keep(page, {
    tables: [
      ...FIRST.map(({ game }, nth) => storedTable(`first-${nth}`, { game, until: 'start' })),
      ...LAST.map(({ game }, nth) => storedTable(`last-${nth}`, { game, until: 'last turn' })),
    ],
  });
  for (const [nth, { title }] of FIRST.entries())
    await test.step(`${title}, the first turn`, async () => {
      await openKept(page, `first-${nth}`);
      await playTurn(page);
    });
  for (const [nth, { title, rows }] of LAST.entries())
    await test.step(`${title}, the last turn`, async () => {
      await openKept(page, `last-${nth}`);
      await playToTheEnd(page);
      await expect((await standings(page)).getByRole('row')).toHaveCount(1 + rows);
    });
});
