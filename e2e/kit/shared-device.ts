/** Several people at one device. */
/* oxlint-disable no-await-in-loop -- the device goes from hand to hand */
import { expect, type Locator, type Page } from '@playwright/test';
import { glance } from './glance.ts';
import { pick } from './set-up.ts';
import { act } from './turn.ts';

export const takeButton = (page: Page): Locator => page.getByRole('button', { name: /show my hand$/ });

/** Sets a table up for these people and easy bots, and starts it. */
export async function startOnDevice(page: Page, seats: number, ...names: readonly string[]): Promise<void> {
  await page.goto('/new/device');
  for (const [nth, name] of names.entries())
    await page.getByRole('textbox', { name: `Name ${nth + 1}` }).fill(name);
  await pick(page, 'Seats', `${seats}`);
  await pick(page, 'Bots', /^Easy/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(takeButton(page).first()).toBeVisible();
}

/** Does one thing for the person whose turn it is, false at the end; `between` looks at the screen nobody holds. */
export async function actForAnyone(page: Page, between: () => Promise<void>): Promise<boolean> {
  const { work } = await glance(page);
  if (work === 'take') await between();
  return act(page);
}
