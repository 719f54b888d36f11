/** When a page has come to rest. */
import type { Page } from '@playwright/test';

/** Waits until nothing has come, gone, grown, moved or changed colour for five frames: a table is drawn part by part. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    let before = '';
    for (let still = 0; still < 5; still++) {
      // oxlint-disable-next-line no-await-in-loop -- frame by frame
      await new Promise(requestAnimationFrame);
      const { scrollWidth, scrollHeight } = document.documentElement;
      const now = [document.getElementsByTagName('*').length, scrollWidth, scrollHeight].join(' ');
      if (now !== before) still = 0;
      before = now;
      // Animations driven by scrolling never end.
      const moving = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline);
      if (moving.length === 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await Promise.allSettled(moving.map(({ finished }) => finished));
      still = 0;
    }
  });
