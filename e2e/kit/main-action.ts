/** The main action of a screen: where it is, whether a press reaches it, and that there is only one. */
import type { Page } from '@playwright/test';

export type Window = readonly [width: number, height: number];

/** From a page at 400 % to a large monitor, phones and tablets between. */
export const WINDOWS: readonly Window[] = [
  [320, 256],
  [360, 640],
  [640, 360],
  [844, 390],
  [820, 1180],
  [1024, 600],
  [1280, 800],
];
export const LARGE: Window = [2560, 1440];
/** One of each kind, for what comes next in a phase. */
export const FEW_WINDOWS: readonly Window[] = [
  [320, 256],
  [390, 844],
  [1280, 800],
];

/** Where words are long: a low phone, a low window and a usual one, and a page at 400 %. */
export const TIGHT_WINDOWS: readonly Window[] = [
  [320, 256],
  [360, 640],
  [1024, 600],
  [1280, 800],
];

/**
 * The problems of the button and of the words that say what to do, and the button's lower right corner, from the edges of
 * the page. A scrollbar that takes room moves the edge of the page.
 */
export interface Looked {
  readonly faults: readonly string[];
  readonly corner: readonly [fromRight: number, fromBottom: number];
}

/** The page adapts to a new size within some frames. */
const MOST_FRAMES = 120;
/** So many frames in a row without a change are a settled page. */
const STILL_FRAMES = 4;

/** Waits until the page has the size of its window and the button has come to rest in it. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    async ([still, { width, height } = { width: innerWidth, height: innerHeight }]) => {
      let [before, frames] = ['', 0];
      while (frames < still) {
        // oxlint-disable-next-line no-await-in-loop -- one frame after the other
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const box = document.querySelector('.btn-main')?.getBoundingClientRect();
        const now = JSON.stringify([box, document.documentElement.clientWidth]);
        frames = now === before && innerWidth === width && innerHeight === height ? frames + 1 : 0;
        before = now;
      }
    },
    [STILL_FRAMES, page.viewportSize() ?? undefined] as const,
  );

/** Looks at the button with the longest words it can have, once the page has adapted to its size. */
export async function lookAtMain(page: Page, longest: string): Promise<Looked> {
  await settle(page);
  let looked = await lookNow(page, longest);
  for (let frame = 0; looked.faults.length > 0 && frame < MOST_FRAMES; frame++) {
    // oxlint-disable no-await-in-loop -- one frame after the other
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    looked = await lookNow(page, longest);
    // oxlint-enable no-await-in-loop
  }
  return looked;
}

async function lookNow(page: Page, longest: string): Promise<Looked> {
  const [main, beside] = await Promise.all([mainNow(page, longest), besideNow(page)]);
  return { ...main, faults: [...main.faults, ...beside] };
}

/** The names of cities, and the rows of the hand. */
const besideNow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** A line may lack the feet of its letters. */
    const feet = 4;
    const cut = [...document.querySelectorAll<HTMLElement>('.city-called h2')].filter(
      (name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + feet,
    );
    const tiles = [...document.querySelectorAll('.hand-many:not(.hand-crowded) .hand-tile')];
    const rows = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    /** A phone on its side is wide enough for seven tiles. */
    const wide = 844;
    return [
      ...cut.map((name) => `a city’s name is cut: ${name.textContent}`),
      ...(rows.size > 1 && innerWidth >= wide ? [`the hand lies in ${rows.size} rows`] : []),
    ];
  });

const mainNow = (page: Page, longest: string): Promise<Looked> =>
  page.evaluate((longestWords) => {
    const all = [...document.querySelectorAll<HTMLElement>('.btn-main')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    );
    const [main] = all;
    if (main === undefined) return { faults: ['there is none'], corner: [0, 0] as const };
    const label = main.querySelector('b');
    const before = label?.textContent ?? '';
    if (label !== null) label.textContent = longestWords;
    const { left, top, right, bottom, width, height } = main.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isReached = (x: number, y: number): boolean => main.contains(document.elementFromPoint(x, y));
    /** Round corners are no part of a button. */
    const inset = 4;
    const points: readonly (readonly [number, number])[] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ];
    const box = [left, top, right, bottom].map(Math.round).join(' ');
    const faults = [
      ...(all.length > 1 ? [`there are ${all.length}`] : []),
      ...(left < 0 || top < 0 || right > clientWidth || bottom > Math.min(clientHeight, innerHeight)
        ? [`it is outside: ${box}`]
        : []),
      ...(width < 44 || height < 44 ? [`it is too small: ${box}`] : []),
      ...(points.every((point) => isReached(...point)) ? [] : [`it is covered: ${box}`]),
      ...(main.scrollWidth > main.clientWidth || main.scrollHeight > main.clientHeight
        ? [`its words do not fit: ${main.textContent}`]
        : []),
    ];
    if (label !== null) label.textContent = before;
    /** Agreeing needs no scrolling, unless everything but the button scrolls. */
    for (const yes of document.querySelectorAll<HTMLElement>('.table:not(.table-short) .card-yes')) {
      const at = yes.getBoundingClientRect();
      const isFree = [at.top + inset, (at.top + at.bottom) / 2, at.bottom - inset].every((y) =>
        yes.contains(document.elementFromPoint((at.left + at.right) / 2, y)),
      );
      if (!isFree) faults.push(`an answer is covered: ${Math.round(at.top)} to ${Math.round(at.bottom)}`);
    }
    /** The prompt may hide its hint, but nothing of itself; a line may lack the feet of its letters. */
    const feet = 4;
    const said = document.querySelector<HTMLElement>('.hand-what');
    const room = said?.parentElement?.getBoundingClientRect();
    if (said !== null && room !== undefined && said.getBoundingClientRect().bottom > room.bottom + feet)
      faults.push(`the prompt is cut: ${said.textContent}`);
    for (const name of document.querySelectorAll<HTMLElement>('.hand-name'))
      if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + feet)
        faults.push(`a tile’s name is cut: ${name.textContent}`);
    for (const words of document.querySelectorAll<HTMLElement>('.card, .card-words, .card-words *'))
      if (words.scrollHeight > words.clientHeight + feet && words.clientHeight > 0)
        faults.push(`an offer is cut: ${words.textContent}`);
      else if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0)
        faults.push(`an offer is too wide: ${words.textContent}`);
    return { faults, corner: [Math.round(clientWidth - right), Math.round(innerHeight - bottom)] as const };
  }, longest);
