/** The checks that every screen passes do find faults: planted ones are reported, in either theme and on a phone. */
import { expect, type Page } from '@playwright/test';
import { axeFindings, PHONE, sticksOut } from '../kit/looks.ts';
import { test } from '../kit/story.ts';

const idsOf = (findings: readonly string[]): readonly string[] => [
  ...new Set(findings.map((line) => line.split(':')[0] ?? '')),
];

/** An element, its text, and its style. */
type Planted = readonly [tag: string, text: string, css: string];

/** Adds elements to the first page; the page's policy refuses styles in HTML, but not in scripts. */
async function plant(page: Page, ...elements: readonly Planted[]): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').evaluate((main, planted) => {
    for (const [tag, text, css] of planted.toReversed()) {
      const element = document.createElement(tag);
      element.textContent = text;
      element.style.cssText = css;
      main.prepend(element);
    }
  }, elements);
}

test('by day: a button without a name, a picture without a text, faint text', async ({ page }) => {
  const faint = 'color: #ddd; background: #fff';
  await plant(page, ['button', '', 'width: 44px; height: 44px'], ['img', '', ''], ['p', 'faint', faint]);
  expect(idsOf(await axeFindings(page))).toEqual(['button-name', 'color-contrast', 'image-alt']);
});

test('in a dialog: a button without a name', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').evaluate((dialog) => {
    const button = document.createElement('button');
    button.style.cssText = 'width: 44px; height: 44px';
    dialog.append(button);
  });
  expect(idsOf(await axeFindings(page))).toEqual(['button-name']);
});

test('by night: text that is faint only there', async ({ page }) => {
  await plant(page, ['p', 'faint', 'color: light-dark(#000, #555); background: light-dark(#fff, #444)']);
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(idsOf(await axeFindings(page))).toEqual(['color-contrast']);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test('small buttons side by side, and a heading wider than the screen', async ({ page }) => {
    const small = 'width: 12px; height: 12px; padding: 0; min-width: 0; min-height: 0; overflow: hidden';
    await plant(page, ['button', 'a', small], ['button', 'b', small], ['h2', 'wide', 'width: 500px']);
    expect(idsOf(await axeFindings(page))).toEqual(['target-size']);
    expect(await sticksOut(page)).toContain('H2 wide');
  });
});
