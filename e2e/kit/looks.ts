/** The checks of every screen: axe, whether it fits, and its language. */
import { LANGUAGES, type Language } from '@duopolis/words/language';
import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';

export { axeFindings } from './axe.ts';

export const DESK = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const;
export const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;

/** Every screen is looked at by day on a desk and by night on a phone. */
export const LOOKS = [
  { size: 'desk', use: DESK },
  { size: 'phone', use: PHONE },
] as const;

/** What sticks out of the window to the side; what scrolls in a box of its own may. */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    };
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement)
        if (/^(auto|scroll)$/.test(getComputedStyle(box).overflowX) && !isOut(box)) return true;
      return false;
    };
    const out = [...document.querySelectorAll('button, a[href]:not(.skip), input, [role=gridcell], h1, h2')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => isOut(element) && !isBoxed(element))
      .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent ?? ''}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} wide in ${clientWidth}`, ...out] : out;
  });

/** All visible and accessible text of the page, except names of languages, keys and announcements. */
export const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const others = 'script, style, noscript, kbd, footer, [lang]:not(html), [aria-live]';
    const isLeftOut = (element: Element): boolean => element.closest(others) !== null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent !== null && !isLeftOut(parent) && parent.checkVisibility())
        found.add((node.textContent ?? '').trim());
    }
    for (const element of document.querySelectorAll('#app *'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        if (!isLeftOut(element)) found.add(element.getAttribute(name) ?? '');
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });

/** Switches the language, as if it had been chosen in another tab: open dialogs stay open. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'duopolis.settings';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({}, kept, { language: chosen })));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** Axe finds nothing, and nothing sticks out. */
export async function expectFine(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
}

/** Everything fits in any language. Roles and colours are the same in all: axe runs in the one with the longest words. */
async function expectFineIn(page: Page, language: Language): Promise<void> {
  if (language === 'ru') expect(await axeFindings(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
}

/** The current page in one language after the other; the last one is English again. */
export async function expectFineInAllLanguages(page: Page): Promise<void> {
  for (const language of LANGUAGES.toReversed()) {
    // oxlint-disable no-await-in-loop -- one look after the other
    await speak(page, language);
    await expectFineIn(page, language);
    // oxlint-enable no-await-in-loop
  }
}
