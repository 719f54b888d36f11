/** The checks that every screen passes do find faults: planted ones are reported, in both themes and on a phone. */
import { expect, type Page } from '@playwright/test';
import { axeFindings, DESK, PHONE, sticksOut } from '../kit/looks.ts';
import { test } from '../kit/story.ts';

const idsOf = (findings: readonly string[]): readonly string[] => [
  ...new Set(findings.map((line) => line.split(':')[0] ?? '')),
];

/** An element, its text, and its style. */
type Planted = readonly [tag: string, text: string, css: string];

/** Adds elements to the page, in place of those planted before; its policy refuses styles in HTML, but not in scripts. */
const plant = (page: Page, parent: 'main' | 'dialog', ...elements: readonly Planted[]): Promise<void> =>
  page.getByRole(parent).evaluate((place, planted) => {
    for (const old of document.querySelectorAll('[data-planted]')) old.remove();
    for (const [tag, text, css] of planted.toReversed()) {
      const element = document.createElement(tag);
      element.dataset['planted'] = '';
      element.textContent = text;
      element.style.cssText = css;
      place.prepend(element);
    }
  }, elements);

test('planted faults are found: by day, by night, on a phone, and in a dialog', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await test.step('by day: a button without a name, a picture without a text, faint text', async () => {
    const faint = 'color: #ddd; background: #fff';
    await plant(
      page,
      'main',
      ['button', '', 'width: 44px; height: 44px'],
      ['img', '', ''],
      ['p', 'faint', faint],
    );
    expect(idsOf(await axeFindings(page))).toEqual(['button-name', 'color-contrast', 'image-alt']);
  });

  await test.step('by night: text that is faint only there', async () => {
    const faint = 'color: light-dark(#000, #555); background: light-dark(#fff, #444)';
    await plant(page, 'main', ['p', 'faint', faint]);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(idsOf(await axeFindings(page))).toEqual(['color-contrast']);
  });

  await test.step('on a phone: small buttons side by side, and a heading wider than the screen', async () => {
    await page.setViewportSize(PHONE.viewport);
    const small = 'width: 12px; height: 12px; padding: 0; min-width: 0; min-height: 0; overflow: hidden';
    await plant(page, 'main', ['button', 'a', small], ['button', 'b', small], ['h2', 'wide', 'width: 500px']);
    expect(idsOf(await axeFindings(page))).toEqual(['target-size']);
    expect(await sticksOut(page)).toContain('H2 wide');
  });

  await test.step('in a dialog: a button without a name', async () => {
    await plant(page, 'main');
    await page.setViewportSize(DESK.viewport);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Settings' }).click();
    await plant(page, 'dialog', ['button', '', 'width: 44px; height: 44px']);
    expect(idsOf(await axeFindings(page))).toEqual(['button-name']);
  });
});
