/** The first page, and what is chosen there for all pages. */
import { expect } from '@playwright/test';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { test } from '../kit/story.ts';
import { lockButton } from '../kit/turn.ts';

test('the first page offers to play; the language is chosen there or, at a table, in the settings, and holds in every tab', async ({
  page,
  context,
}) => {
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  await lockButton(page).waitFor();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Play now' })).toBeVisible();
  await other.getByRole('button', { name: 'FR, Français' }).click();
  await expect(other.getByRole('button', { name: 'Jouer' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(page.getByRole('dialog', { name: 'Настройки' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'ru');
});
