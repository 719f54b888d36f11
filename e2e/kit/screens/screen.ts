/** Screens of the client, and how one gets from one to the next. */
import type { Page } from '@playwright/test';
import { keep, type Kept } from '../prepared/stored-tables.ts';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** Screens that one browser sees one after the other, so that the client is loaded once. */
export interface Walk {
  readonly name: string;
  readonly screens: readonly Screen[];
}

/** A walk on a device that keeps something, which is written once, before the client is loaded. */
export const onDevice = (kept: () => Kept, { name, screens }: Walk): Walk => ({
  name,
  screens: screens.map((screen, nth) => ({
    ...screen,
    open: async (page) => {
      if (nth === 0) await keep(page, kept());
      await screen.open(page);
    },
  })),
});

/** A walk of one screen. */
export const alone = (screen: Screen): Walk => ({ name: screen.name, screens: [screen] });

/** Goes to an address; where the client runs already, as its links do. */
export async function visit(page: Page, path: string): Promise<void> {
  const isThere = await page.evaluate((to) => {
    if (document.querySelector('#app') === null) return false;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, path);
  if (!isThere) await page.goto(path);
}

/** By its address. */
export const at =
  (path: string, heading: string) =>
  async (page: Page): Promise<void> => {
    await visit(page, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };

/** What was open before is closed first. */
export const after =
  (open: Screen['open']): Screen['open'] =>
  async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await open(page);
  };
