/** Playwright's `test` as stories use it: silent and unpainted unless a story needs eyes and ears. */
import { type BrowserContext, type TestInfo, test as base } from '@playwright/test';

/** On the root of a page that is painted; axe looks at colours, and a failed story is photographed. */
export const PAINTED = 'data-painted';

/** The drawings of tiles, mats, people and streets keep their boxes, and a reader never hears of them. The lesson's pen is no drawing. */
const NO_ART = `
  html:not([${PAINTED}]) { opacity: 0 !important }
  svg[aria-hidden=true]:not(.ink) > * { display: none !important }
  *, ::before, ::after {
    background-image: none !important; box-shadow: none !important; text-shadow: none !important; filter: none !important
  }`;

/**
 * Leaves out what only eyes and ears notice. The shapes of drawings are half of a page's elements and, with shadows, a
 * third of a story's CPU time; sounds are computed sample by sample. A browser doesn't paint a transparent page, but
 * everything on it is where it would be, and can be pressed.
 */
export const withoutArt = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((css) => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, NO_ART);

/** A picture of every page of a story that failed, as a person would see it. */
async function photograph(contexts: readonly BrowserContext[], info: TestInfo): Promise<void> {
  for (const [nth, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = info.outputPath(`failed-${nth + 1}.png`);
    // oxlint-disable no-await-in-loop -- one page after the other
    const isTaken = await page
      .evaluate((mark) => document.documentElement.setAttribute(mark, ''), PAINTED)
      .then(() => page.screenshot({ path, timeout: 10_000 }))
      .then(
        () => true,
        () => false, // A page that hangs has no picture; the trace says why.
      );
    if (isTaken) await info.attach('screenshot', { path, contentType: 'image/png' });
    // oxlint-enable no-await-in-loop
  }
}

interface Fixtures {
  /** True where a story looks at drawings, or presses where they might be in the way. */
  readonly art: boolean;
  readonly closing: void;
}

export const test = base.extend<Fixtures>({
  art: [false, { option: true }],
  context: async ({ context, art }, use) => {
    if (!art) await withoutArt(context);
    await use(context);
  },
  /** Closes the browsers that a story leaves open: their pages would go on working. Its own is emptied for the next story. */
  closing: [
    async ({ browser, context: own }, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await photograph(browser.contexts(), info);
      const others = browser.contexts().filter((context) => context !== own);
      await Promise.all(others.map((context) => context.close()));
    },
    { auto: true },
  ],
});
