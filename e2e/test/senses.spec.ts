/** A whole game without a mouse, and one without a screen. */
import { expect } from '@playwright/test';
import { playByKeys, press, tabTo } from '../kit/keys.ts';
import { playByTree, readerOf } from '../kit/reader.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';
import { confirmButton, legalCells, lockButton, picked, triedCells } from '../kit/turn.ts';

test('a whole game by keyboard alone, from the first page to the standings, with the focus always in sight', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Duopolis' }).waitFor();
  await press(page, /^Your own table/);
  await page.getByRole('heading', { name: 'Your own table', level: 1 }).waitFor();
  await tabTo(page, /^4$/);
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^Medium/);
  await page.keyboard.press('ArrowUp');
  await press(page, /^Start the game$/);
  await page.getByRole('heading', { name: 'Round 1, turn 1 of 3' }).waitFor();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await playByKeys(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(page, /^Show it all$/);
  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(1 + 3);
  await expect(page.locator('body')).not.toBeFocused();
});

test('after a reload the keys go on: the first brings the focus to the table, and Enter does the next step', async ({
  page,
}) => {
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  await lockButton(page).waitFor();
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(picked(page)).toHaveCount(2);
  await expect(page.locator('body')).toBeFocused();
  await page.keyboard.press('Enter');
  await legalCells(page).first().waitFor();
  await expect(page.getByRole('main')).toBeFocused();
  // On a control, Enter is the control's.
  await page.keyboard.press('[');
  await page.keyboard.press('Enter');
  await expect(triedCells(page)).toHaveCount(1);
  await expect(confirmButton(page)).toBeVisible();
});

test('a whole duel through the accessibility tree alone, and every turn is announced', async ({ page }) => {
  await page.goto('/');
  const reader = await readerOf(page);
  await reader.pressFirst('link', /^Your own table/);
  await reader.pressFirst('radio', /^2$/);
  await reader.pressFirst('radio', /^Duel/);
  await reader.pressFirst('radio', /^Easy/);
  await page.evaluate(() => {
    const received: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.parentElement?.closest('[aria-live=polite]') != null)
            received.push(node.innerText);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(globalThis, { received });
  });
  await reader.pressFirst('button', /^Start the game$/);
  await reader.pressFirst('button', /^Menu$/);
  await reader.pressFirst('menuitem', /^Keyboard$/);
  await reader.pressFirst('button', /^Close$/);
  await playByTree(page, reader);
  await reader.pressFirst('button', /^Show it all$/);
  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(1 + 2);
  const received = await page.evaluate(
    () => (globalThis as unknown as { received: readonly string[] }).received,
  );
  const turns = received.join('\n').match(/Round .+?, turn \d: choose two tiles/g) ?? [];
  for (const turn of ['turn 2: choose two tiles', 'turn 3: choose two tiles'])
    expect(turns.join('\n')).toContain(turn);
  // Each thing once.
  expect(turns).toEqual([...new Set(turns)]);
  expect(received.filter((text, nth) => text === received[nth - 1])).toEqual([]);
  expect(received.join('\n')).toMatch(/Place your tiles: /);
  expect(received.join('\n')).toMatch(/wins?\b/);
  await reader.close();
});
