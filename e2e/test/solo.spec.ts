/** Alone with the Automas; the simple mode is played in offline.spec.ts. */
/* oxlint-disable no-await-in-loop -- one game after the other */
import { expect, type Page } from '@playwright/test';
import { solo } from '../kit/prepared/game.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { moveOn } from '../kit/prepared/walk.ts';
import { startSolo } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, handOf, playInCampaign, playToTheEnd, standings } from '../kit/turn.ts';

test('full mode: a whole game in which the Automas say why they chose, then with Capitals the last turn', async ({
  page,
}) => {
  await startSolo(page, 'Full');
  await test.step('the Automas say why they chose as they did', async () => {
    await act(page);
    await page.getByRole('button', { name: 'Why', exact: true }).first().click();
    await expect(page.getByText(/this one decides/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('to the end', async () => {
    await playToTheEnd(page);
    await standings(page);
  });
  await test.step('with Capitals', async () => {
    await startSolo(page, 'Full', true);
    await handOf(page).waitFor();
    await moveOn(page, { game: solo('full', true), until: 'last turn' });
    await playToTheEnd(page);
    await standings(page);
  });
});

test('a campaign of three games: each picks a type for its bonus, and the end is among the high scores', async ({
  page,
}) => {
  await page.goto('/campaign');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  for (const game of [1, 2, 3]) {
    await (await playInCampaign(page, game)).click();
  }
  await expect(page.getByText('The campaign is over.')).toBeVisible();
  await expect(page.getByText('Number 1 on this device’s list.')).toBeVisible();
  await page.getByRole('link', { name: 'High scores' }).first().click();
  await expect(page.getByRole('heading', { name: 'High scores' })).toBeVisible();
});

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );

/** Where the tiles of the hand and its buttons are, to the pixel. */
async function placesIn(page: Page): Promise<readonly string[]> {
  const boxes = await boxesOf(page, '.hand-face, .hand-ways .btn, .hand-main');
  return boxes.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '));
}

/** How much of my second city the hand covers. */
async function hiddenIn(page: Page): Promise<number> {
  const [boards, hands] = [await boxesOf(page, '.city .board'), await boxesOf(page, '.table-hand')];
  const lowest = Math.max(...boards.map(({ top, height }) => top + height));
  return Math.round(Math.max(0, lowest - Math.min(...hands.map(({ top }) => top))));
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const)
  for (const capitals of [false, true])
    test(`assigning at ${width}x${height}${capitals ? ' with Capitals' : ''}: no tile moves from under the finger`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openPrepared(page, {
        game: solo('full', capitals),
        until: { round: '1', turn: 1, phase: 'assigning' },
      });
      const tiles = page.locator('.hand-tile');
      await tiles.first().waitFor();
      await page.mouse.move(0, 0);
      const before = await placesIn(page);
      if (height > width) expect(await hiddenIn(page)).toBe(0);
      for (const [tile, city] of [
        [1, 0],
        [2, 1],
      ] as const) {
        await tiles.nth(tile).click();
        await page.mouse.move(0, 0);
        await expect.poll(() => placesIn(page)).toEqual(before);
        await page.locator('.hand-ways .btn').nth(city).click();
        await page.mouse.move(0, 0);
        await expect.poll(() => placesIn(page)).toEqual(before);
      }
    });
