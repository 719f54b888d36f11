/** The first page, and what is chosen there for all pages. */
import { expect } from '@playwright/test';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { answer, EVERY_WAY } from '../kit/screens/noticing.ts';
import { visit } from '../kit/screens/screen.ts';
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

/** Screens of the site that are neither a game nor a part of one. */
const SCREENS = [
  '/rules',
  '/city',
  '/puzzles',
  '/statistics',
  '/scorepad',
  '/scores',
  '/replay',
  '/lobby',
] as const;

/** Controls whose name lacks what they show: who speaks to the page says what is seen. */
const misnamed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label]')].flatMap((control) => {
    const shown = control.innerText.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const name = control.ariaLabel?.toLowerCase() ?? '';
    return name.includes(shown) ? [] : `${name}: ${shown}`;
  });

test('the bar is the same on every screen, controls are named by what they show, and a name is completed and corrected', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const places = (): Promise<string[]> => bar.getByRole('navigation').getByRole('link').allTextContents();
  await bar.getByRole('link', { name: 'Rules' }).waitFor();
  const [first, tools] = [await places(), await bar.getByRole('button').count()];
  for (const screen of SCREENS) {
    // oxlint-disable no-await-in-loop -- one screen after the other
    await visit(page, screen);
    await expect.poll(places, screen).toEqual(first);
    expect(await bar.getByRole('button').count(), screen).toBe(tools);
    expect(await page.evaluate(misnamed), screen).toEqual([]);
    // The lobby has no link in the bar.
    await expect(bar.locator('[aria-current=page]'), screen).toHaveCount(screen === '/lobby' ? 0 : 1);
    // oxlint-enable no-await-in-loop
  }
  await expect(bar.getByRole('button', { name: 'RU, Русский' })).toHaveAttribute('lang', 'ru');
  await bar.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByText('Русский', { exact: true })).toHaveAttribute('lang', 'ru');
  const name = dialog.getByRole('textbox', { name: 'Your name' });
  await expect(name).toHaveAttribute('autocomplete', 'nickname');
  await name.fill('   ');
  await expect(name).toHaveAccessibleDescription(/A name needs at least one letter or digit\.$/);
  await name.fill('Nora');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'I have a code' }).click();
  const isPasted = await dialog
    .getByRole('textbox', { name: 'Code from the other device' })
    .evaluate((field) =>
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    );
  expect(isPasted).toBe(true);
  await page.request.post('/api/session', { data: { name: 'Nora' } });
  await answer(page, '/api/notices', { ...EVERY_WAY, ways: [] });
  await page.goto('/notices');
  await page.getByRole('button', { name: 'Add: E-mail' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveAttribute(
    'autocomplete',
    'email',
  );
});

test('on a phone the first page links each place once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Statistics' }).first()).toBeVisible();
  const places = await page
    .locator('a[href="/puzzles"]')
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
  expect(places).toBe(1);
});
