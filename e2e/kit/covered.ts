/** What has the focus at each stop of the Tab key, and whether something covers it. */
/* oxlint-disable no-await-in-loop -- one key after the other */
import type { Page } from '@playwright/test';

/** Stops of the Tab key whose control is covered: no point of it can be pressed (WCAG 2.4.11). */
export async function coveredStops(page: Page, stops: number): Promise<readonly string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      if (!(at instanceof HTMLElement) || at === document.body) return undefined;
      const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined;
      const box = at.getBoundingClientRect().width < 3 ? label?.getBoundingClientRect() : undefined;
      const { left, top, width, height } = box ?? at.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit !== null && (at.contains(hit) || hit.contains(at) || label?.contains(hit) === true);
        }),
      );
      return isSeen ? undefined : (at.ariaLabel ?? at.innerText);
    });
    if (name !== undefined) covered.push(name);
  }
  return covered;
}
