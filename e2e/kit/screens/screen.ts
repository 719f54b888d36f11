/** A screen of the client, and how one gets there. */
import type { Page } from '@playwright/test';

export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** By its address. */
export const at =
  (path: string, heading: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
