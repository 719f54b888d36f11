/** Runs axe in a page, with the source injected once for each document. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { settled } from './settled.ts';
import { PAINTED } from './story.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Part of WCAG 2.2; axe runs it only on request. It compares all targets with each other, so it sees only doubtful ones. */
const TARGET_SIZE = 'target-size';

/** Only violations are described in full; the style sheets are parsed for no rule that runs. */
const CHEAP: RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };
const SIZE_RULE: RunOptions = { ...CHEAP, runOnly: { type: 'rule', values: [TARGET_SIZE] } };

/** What is small or partly covered: only there the rule for the size of targets can find something. */
const DOUBTFUL = 'data-doubtful';
/** What has not changed since it was looked at. */
const LOOKED_AT = 'data-looked-at';

/** No element is inside of this. */
const NOTHING = 'html html';

interface Finding {
  readonly id: string;
  readonly target: string;
  readonly summary: string;
}

/** Puts the source of axe into the page, once for each document. */
async function prepare(page: Page): Promise<void> {
  if (page.frames().length > 1) throw new Error('axe runs in the main frame only');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
}

/**
 * Runs axe on what a selector names, but for what another one does. Of a page with a modal dialog only the dialog is
 * there for anybody. The page is painted meanwhile, for its colours. The shapes of hidden drawings are taken out: no rule
 * looks at them, and they are half of what axe would go through.
 */
const run = (
  page: Page,
  how: RunOptions,
  where = { include: 'html', exclude: NOTHING },
): Promise<Finding[]> =>
  page.evaluate(
    async ({ include, exclude, options, painted }) => {
      const injected = Reflect.get(globalThis, 'axe') as typeof axe;
      const drawings = [...document.querySelectorAll('svg[aria-hidden=true]:not(svg svg)')].map((svg) => ({
        svg,
        shapes: [...svg.childNodes],
      }));
      for (const { svg } of drawings) svg.replaceChildren();
      document.documentElement.setAttribute(painted, '');
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
      const included = include === 'html' && dialog !== undefined ? [dialog] : include;
      const { violations } = await injected.run({ include: included, exclude }, options).finally(() => {
        document.documentElement.removeAttribute(painted);
        for (const { svg, shapes } of drawings) svg.replaceChildren(...shapes);
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => ({
          id,
          target: target.join(' '),
          summary: failureSummary,
        })),
      );
    },
    { ...where, options: how, painted: PAINTED },
  );

/**
 * Marks the parts of the page that were looked at before, in this width and theme, and have not changed since, nor what
 * they are in. Screens of one walk have most of their parts in common.
 */
const markLookedAt = (page: Page, mark: string): Promise<void> =>
  page.evaluate((name) => {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const look = `${isDark} ${innerWidth} ${(document.documentElement.cloneNode() as Element).outerHTML}`;
    const keyOf = (part: Element): string => {
      const boxes: string[] = [];
      for (let box = part.parentElement; box !== null; box = box.parentElement) boxes.push(box.className);
      return `${look} ${boxes.join(' < ')} ${part.outerHTML}`;
    };
    const before = (Reflect.get(globalThis, name) as Set<string> | undefined) ?? new Set<string>();
    const now = new Set(before);
    Reflect.set(globalThis, name, now);
    const parts = [
      ...document.querySelectorAll('header, nav, section, aside, footer, table, ol, ul, [role=grid]'),
    ];
    const same = parts.filter((part) => {
      const key = keyOf(part);
      now.add(key);
      return before.has(key);
    });
    for (const part of same) part.setAttribute(name, '');
  }, mark);

/**
 * Marks the targets that are smaller than WCAG asks for, or covered somewhere near their middle. One that was looked at
 * before, at this place and in this size, is none.
 */
const markDoubtful = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => {
    const small = 24;
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const targets = (dialog ?? document).querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=gridcell], [role=slider]',
    );
    const isDoubtful = (target: Element): boolean => {
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width < small || height < small) return true;
      const [x, y] = [left + width / 2, top + height / 2];
      const near = small / 2 - 1;
      const corners = [
        [x - near, y - near],
        [x + near, y - near],
        [x - near, y + near],
        [x + near, y + near],
      ] as const;
      return !corners.every((corner) => target.contains(document.elementFromPoint(...corner)));
    };
    const before = (Reflect.get(globalThis, name) as Set<string> | undefined) ?? new Set<string>();
    Reflect.set(globalThis, name, before);
    const isNew = (target: Element): boolean => {
      const { left, top, width, height } = target.getBoundingClientRect();
      const key = `${[innerWidth, left, top, width, height].map(Math.round).join(' ')} ${target.outerHTML}`;
      const isKnown = before.has(key);
      before.add(key);
      return !isKnown;
    };
    const doubtful = [...targets].filter(
      (target) => target.checkVisibility({ visibilityProperty: true }) && isDoubtful(target) && isNew(target),
    );
    for (const target of doubtful) target.setAttribute(name, '');
    return doubtful.length;
  }, mark);

const unmark = (page: Page, mark: string): Promise<void> =>
  page.evaluate((name) => {
    for (const marked of document.querySelectorAll(`[${name}]`)) marked.removeAttribute(name);
  }, mark);

/** A button partly under a bar counts as too small only if it still is after scrolling. */
async function isTooSmall(page: Page, target: string): Promise<boolean> {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return (await run(page, SIZE_RULE, { include: target, exclude: NOTHING })).length > 0;
}

async function tooSmall(page: Page): Promise<readonly Finding[]> {
  const doubtful = await markDoubtful(page, DOUBTFUL);
  const found =
    doubtful === 0 ? [] : await run(page, SIZE_RULE, { include: `[${DOUBTFUL}]`, exclude: NOTHING });
  const small: Finding[] = [];
  // oxlint-disable-next-line no-await-in-loop -- scrolls to one element after the other
  for (const finding of found) if (await isTooSmall(page, finding.target)) small.push(finding);
  await unmark(page, DOUBTFUL);
  return small;
}

const lineOf = ({ id, target, summary }: Finding): string => `${id}: ${target}: ${summary}`;

/** Everything that axe finds in what is new on the page, one line for each element. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await settled(page);
  await prepare(page);
  await markLookedAt(page, LOOKED_AT);
  const found = await run(page, CHEAP, { include: 'html', exclude: `[${LOOKED_AT}]` });
  await unmark(page, LOOKED_AT);
  return [...found, ...(await tooSmall(page))].map(lineOf);
}
