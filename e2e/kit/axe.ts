/** Runs axe in a page, with the source injected once for each document. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Part of WCAG 2.2; axe runs it only on request. */
const TARGET_SIZE = 'target-size';

/** Only violations are described in full; the style sheets are parsed for no rule that runs. */
const CHEAP: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
const ALL_RULES: RunOptions = { ...CHEAP, rules: { [TARGET_SIZE]: { enabled: true } } };
const SIZE_RULE: RunOptions = { ...CHEAP, runOnly: { type: 'rule', values: [TARGET_SIZE] } };

interface Finding {
  readonly id: string;
  readonly target: string;
  readonly summary: string;
}

/** Waits until nothing has come, gone, moved or changed colour for five frames: a table is drawn part by part. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    let elements = 0;
    for (let still = 0; still < 5; still++) {
      // oxlint-disable-next-line no-await-in-loop -- frame by frame
      await new Promise(requestAnimationFrame);
      const { length } = document.getElementsByTagName('*');
      if (length !== elements) still = 0;
      elements = length;
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

/**
 * Runs axe on the whole page, or on the element that a selector names. Of a page with a modal dialog only the dialog is
 * there for anybody. The shapes of hidden drawings are taken out meanwhile: no rule looks at them, and they are half of
 * what axe would go through.
 */
async function run(page: Page, options: RunOptions, selector = 'html'): Promise<readonly Finding[]> {
  if (page.frames().length > 1) throw new Error('axe runs in the main frame only');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ where, how }) => {
      const injected = Reflect.get(globalThis, 'axe') as typeof axe;
      const drawings = [...document.querySelectorAll('svg[aria-hidden=true]:not(svg svg)')].map((svg) => ({
        svg,
        shapes: [...svg.childNodes],
      }));
      for (const { svg } of drawings) svg.replaceChildren();
      const { violations } = await injected
        .run(
          where === 'html' ? ([...document.querySelectorAll('dialog:modal')].at(-1) ?? document) : where,
          how,
        )
        .finally(() => drawings.forEach(({ svg, shapes }) => svg.replaceChildren(...shapes)));
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => ({
          id,
          target: target.join(' '),
          summary: failureSummary,
        })),
      );
    },
    { where: selector, how: options },
  );
}

/** A button partly under a bar counts as too small only if it still is after scrolling. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await run(page, SIZE_RULE, target)).length > 0;
}

const lineOf = ({ id, target, summary }: Finding): string => `${id}: ${target}: ${summary}`;

/** Everything that axe finds, one line for each element. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await settled(page);
  const found: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- scrolls to one element after the other
  for (const finding of await run(page, ALL_RULES))
    if (finding.id !== TARGET_SIZE || (await isTooSmall(page, finding.target))) found.push(lineOf(finding));
  return found;
}
