/** Playwright's `test` as stories use it: silent and without drawings unless a story needs them. */
import { type BrowserContext, test as base } from '@playwright/test';

/** The drawings of tiles, mats, people and streets keep their boxes, and a reader never hears of them. The lesson's pen is no drawing. */
const NO_ART = `
  svg[aria-hidden=true]:not(.ink) > * { display: none !important }
  *, ::before, ::after {
    background-image: none !important; box-shadow: none !important; text-shadow: none !important; filter: none !important
  }`;

/**
 * Leaves out what only eyes and ears notice. The shapes of drawings are half of a page's elements and, with shadows, a
 * third of a story's CPU time; sounds are computed sample by sample.
 */
export const withoutArt = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((css) => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, NO_ART);

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
    async ({ browser, context: own }, use) => {
      await use();
      const others = browser.contexts().filter((context) => context !== own);
      await Promise.all(others.map((context) => context.close()));
    },
    { auto: true },
  ],
});
