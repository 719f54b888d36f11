/** A player without a mouse: moves from control to control, and reads only what has the focus. */
/* oxlint-disable no-await-in-loop -- one key after the other */
import { expect, type Page } from '@playwright/test';
import { glance, glanceAfter } from './glance.ts';
import { glanceBeyond } from './turn.ts';

/** More stops than any screen has. */
const MOST_STOPS = 120;

interface Focused {
  readonly name: string;
  readonly isSeen: boolean;
}

/** What has the focus, nothing where only the page has it, and whether that can be seen. */
const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const label = (at as HTMLInputElement).labels?.[0] ?? undefined;
    const name = at.tabIndex < 0 ? '' : (at.ariaLabel ?? label?.innerText ?? at.innerText);
    const looks = [at, label, at.nextElementSibling, at.parentElement].flatMap((one) =>
      one instanceof HTMLElement ? [getComputedStyle(one)] : [],
    );
    const isSeen = looks.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    );
    return { name, isSeen };
  });

/** Tab until a control of that name has the focus; every stop on the way can be seen. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.name === '') continue;
    expect(now).toEqual({ ...now, isSeen: true });
    if (name.test(now.name)) return;
  }
  throw new Error(`no way to ${name} by Tab`);
}

export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** A key that does something; afterwards something of the screen has the focus, and never the page alone. */
async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.matches('body') === false), {
      message: `the focus after ${key}`,
      intervals: [10],
    })
    .toBe(true);
}

type Place = readonly [row: number, column: number];

const placeIn = (name: string): Place => {
  const [, row, column] = /row (\d+), column (\d+)/.exec(name) ?? [];
  return [Number(row), Number(column)];
};

/** From the focused cell by arrows to another one of its city. */
async function walk(page: Page, to: Place): Promise<void> {
  const [row, column] = placeIn((await focused(page)).name);
  const [down, right] = [to[0] - row, to[1] - column];
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

/** Where in the city on that side the tile in question may go, as its cells are named. */
const roomIn = (page: Page, side: 'left' | 'right'): Promise<readonly string[]> =>
  page
    .getByRole('region', { name: new RegExp(`on your ${side}$`) })
    .getByRole('gridcell', { name: /room for/ })
    .evaluateAll((cells) => cells.map(({ ariaLabel }) => ariaLabel ?? ''));

async function place(page: Page): Promise<void> {
  for (const [side, key] of [
    ['left', '['],
    ['right', ']'],
  ] as const) {
    const [cell] = await roomIn(page, side);
    if (cell === undefined) continue;
    await pressKey(page, key);
    await walk(page, placeIn(cell));
    await pressKey(page, 'Enter');
  }
  await pressKey(page, 'c');
}

/** Plays a whole game by the keys that the list of keys names. A partner may take a space first: then the tile is placed again. */
export async function playByKeys(page: Page): Promise<void> {
  let now = await glance(page);
  while (now.work !== 'over') {
    if (now.work === 'choose') for (const key of ['1', '2', 'c']) await pressKey(page, key);
    if (now.work === 'place') await place(page);
    now = now.work === 'choose' ? await glanceBeyond(page, now) : await glanceAfter(page, now.signature);
  }
}
