/** Several people around one device. */
/* oxlint-disable no-await-in-loop -- one person after the other */
import { expect, type Page } from '@playwright/test';
import { actForAnyone, startOnDevice } from '../kit/shared-device.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { moveOn } from '../kit/prepared/walk.ts';
import { test } from '../kit/story.ts';
import { choose, handOf, picked, standings, tilesOf } from '../kit/turn.ts';

/** Between two people the page contains no hand. */
async function expectNothingShown(page: Page): Promise<void> {
  await expect(handOf(page)).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveCount(0);
  const shown = await page.locator('#app').evaluate((app) => app.outerHTML);
  expect(shown.match(/data-hand|factory|tavern|office|\bpark\b|\bshop\b|\bhouse\b/gi)).toBeNull();
}

test('pass and play: hide a hand at once, pass the device around with hands hidden in between, finish the game', async ({
  page,
}) => {
  const names = ['Nora', 'Otto'];
  await startOnDevice(page, 3, ...names);
  let handed = 0;
  const between = async (): Promise<void> => {
    await expectNothingShown(page);
    handed++;
  };

  await test.step('a hand can be hidden at once, and no part of it stays on the page', async () => {
    const take = (name: string) => page.getByRole('button', { name: `I am ${name}, show my hand` });
    const [first, second] = (await take('Nora').isVisible()) ? ['Nora', 'Otto'] : ['Otto', 'Nora'];
    await between();
    await take(first).click();
    await tilesOf(page).first().click();
    await page.getByRole('button', { name: 'Hide my hand' }).click();
    await take(second).waitFor();
    await between();
    await take(second).click();
    await choose(page);
    await take(first).waitFor();
    await between();
    await take(first).click();
    await expect(picked(page)).toHaveCount(1);
  });

  await test.step('hands stay hidden in between', async () => {
    const heading = page.getByRole('heading', { name: 'Round 1, turn 2 of 3' });
    while (!(await heading.isVisible())) await actForAnyone(page, between);
    // Each chooses and places; the one who places last may have the device already.
    expect(handed).toBeGreaterThanOrEqual(4);
  });

  await test.step('the last turn', async () => {
    await moveOn(page, { game: tableOf(3), names, until: 'last turn' });
    handed = 0;
    while (await actForAnyone(page, between));
    expect(handed).toBeGreaterThanOrEqual(3);
    await standings(page);
  });
});
