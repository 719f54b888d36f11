/** The clipboard, which may still contain what was copied before. */
import { expect, type Page } from '@playwright/test';

const read = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** What a button copies when it is pressed. */
export async function copiedBy(page: Page, name: string): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect.poll(() => read(page)).not.toBe('');
  return read(page);
}
