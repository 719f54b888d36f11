/** One thing to do at a time: in all phases of all modes, at every size, the main action is there, in its place, free and large enough; no prompt or offer is cut. */
/* oxlint-disable no-await-in-loop -- one screen after the other */
import type { Language } from '@duopolis/words/language';
import { expect, type Page } from '@playwright/test';
import { QUIET } from '../kit/browser.ts';
import { speak } from '../kit/looks.ts';
import {
  FEW_WINDOWS,
  LARGE,
  type Looked,
  lookAtMain,
  TIGHT_WINDOWS,
  WINDOWS,
  type Window,
} from '../kit/main-action.ts';
import { keep, openPrepared, storedTable } from '../kit/prepared/stored-tables.ts';
import { duel, duo, type Plan, solo, tableOf } from '../kit/prepared/game.ts';
import { visit } from '../kit/screens/screen.ts';
import { test } from '../kit/story.ts';

/** Scrollbars that take room, as on most desks. */
test.use({
  locale: 'ru',
  launchOptions: {
    executablePath: process.env['DUOPOLIS_CHROMIUM'] ?? '/usr/bin/chromium',
    args: QUIET,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const NAME = 'Maximiliana Konstanze';
const turn = (round: '1' | '1a' | '2' | '3', nth: number, phase: 'choosing' | 'placing' | 'assigning') =>
  ({ round, turn: nth, phase }) as const;

const PLANS: { readonly [name: string]: Plan } = {
  choosing: { game: tableOf(4), until: turn('1', 1, 'choosing') },
  duplexes: { game: tableOf(4), until: turn('2', 1, 'choosing') },
  'solo-duplexes': { game: solo('simple'), until: turn('2', 1, 'placing') },
  'first-offers': { game: tableOf(4), until: turn('1', 1, 'placing'), offers: 2 },
  'one-offer': { game: tableOf(4), until: turn('1', 2, 'placing'), offers: 1 },
  'two-offers': { game: tableOf(4), until: turn('2', 1, 'placing'), offers: 2 },
  'three-offers': { game: tableOf(7), until: turn('3', 1, 'placing'), offers: 3 },
  capitals: { game: tableOf(5, true), until: turn('1', 1, 'choosing') },
  'capitals-offers': { game: tableOf(5, true), until: turn('3', 2, 'placing'), offers: 3 },
  duel: { game: duel(), until: 'start' },
  'duel-capitals': { game: duel(true), until: turn('1a', 2, 'placing') },
  'solo-simple': { game: solo('simple'), until: turn('1', 2, 'assigning') },
  'solo-full': { game: solo('full', true), until: turn('1', 2, 'placing') },
  duo: { game: duo(), until: turn('1', 2, 'placing'), offers: 1 },
};

/** Russian has the longest words and is shown everything; the others show the fullest screens in a few windows. */
const FEW_PLANS: ReadonlySet<string> = new Set(['three-offers', 'capitals-offers']);

/** Large pages take long to paint: a few positions do. */
const LARGE_PLANS: ReadonlySet<string> = new Set(['three-offers', 'capitals']);

/** As long as the words on the button can be; the client's own tests hold them to it. */
const LONGEST = {
  en: 'Waiting for Maximiliana',
  fr: 'Placer les deux comme convenu',
  ru: 'Положить обе, как решили',
} as const;

/** What comes next: an agreement, a try, or two tiles. */
const NEXT = ['.card-yes', '.board-legal', '.hand-many .hand-tile[aria-pressed=false]'] as const;

async function advance(page: Page): Promise<void> {
  for (const selector of NEXT) {
    const found = page.locator(selector);
    if ((await found.count()) === 0) continue;
    await found.first().click();
    if (selector === NEXT[2]) await found.first().click();
    return;
  }
}

/** Where the lower right corner of the button is, from the edges of the page: the same in every phase of every mode. */
const CORNERS: { readonly [size: string]: Looked['corner'] } = {
  '320x256': [8, 8],
  '360x640': [12, 8],
  '390x844': [12, 8],
  '640x360': [199, 11],
  '844x390': [255, 11],
  '820x1180': [12, 8],
  '1024x600': [295, 21],
  '1280x800': [411, 21],
  '2560x1440': [907, 21],
};
/** In a duel the boards, and so the columns beside the hand, have another width where the screen is the table. */
const DUEL_CORNERS: typeof CORNERS = { ...CORNERS, '1024x600': [320, 21], '1280x800': [417, 21] };
/** Alone, the boards leave more room to the hand between them. */
const SOLO_CORNERS: typeof CORNERS = { ...CORNERS, '1280x800': [387, 21] };
/** Pixels that rounding may take. */
const NEAR = 3;

function movedIn(places: typeof CORNERS, size: string, [right, bottom]: Looked['corner']): string[] {
  const [fromRight, fromBottom] = places[size] ?? [0, 0];
  const isThere = Math.abs(right - fromRight) <= NEAR && Math.abs(bottom - fromBottom) <= NEAR;
  return isThere ? [] : [`it has moved to ${right} ${bottom}`];
}

async function cornersOf(page: Page): Promise<typeof CORNERS> {
  if ((await page.locator('.table-duel').count()) > 0) return DUEL_CORNERS;
  return (await page.locator('.table-solo').count()) > 0 ? SOLO_CORNERS : CORNERS;
}

/** What is wrong with the button, at every size. */
async function faultsAt(page: Page, windows: readonly Window[], language: Language): Promise<string[]> {
  const found: string[] = [];
  const places = await cornersOf(page);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const size = `${width}x${height}`;
    const { faults, corner } = await lookAtMain(page, LONGEST[language]);
    const all = [...faults, ...movedIn(places, size, corner)];
    found.push(...all.map((fault) => `${language}, ${size}: ${fault}`));
  }
  return found;
}

/** Positions that one browser sees one after the other. */
const WALKS: { readonly [name: string]: readonly string[] } = {
  choosing: ['choosing', 'duplexes', 'capitals', 'duel'],
  'with offers': ['first-offers', 'one-offer', 'two-offers', 'three-offers', 'capitals-offers'],
  'alone and in pairs': ['solo-duplexes', 'duel-capitals', 'solo-simple', 'solo-full', 'duo'],
};

async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  const windows = LARGE_PLANS.has(name) ? [...WINDOWS, LARGE] : WINDOWS;
  const found = await faultsAt(page, windows, 'ru');
  for (const language of FEW_PLANS.has(name) ? (['en', 'fr'] as const) : []) {
    await speak(page, language);
    found.push(...(await faultsAt(page, TIGHT_WINDOWS, language)));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await speak(page, 'ru');
  await advance(page);
  return [...found, ...(await faultsAt(page, FEW_WINDOWS, 'ru'))];
}

for (const [walk, names] of Object.entries(WALKS))
  test(`the main action is always in sight, in its place: ${walk}`, async ({ page }) => {
    const tables = names.map((name) => storedTable(name, { ...(PLANS[name] as Plan), names: [NAME] }));
    await keep(page, { tables });
    for (const name of names) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, `/local/${name}`);
      await page.locator('.hand-main').waitFor();
      expect.soft(await faultsOf(page, name), name).toEqual([]);
    }
  });

test('the main action is always in sight: while the score is counted, and after it', async ({ page }) => {
  const plans = {
    over: { game: tableOf(7), until: 'over' },
    solo: { game: solo('full'), until: 'over' },
  } as const;
  await keep(page, {
    tables: Object.entries(plans).map(([name, plan]) => storedTable(name, { ...plan, names: [NAME] })),
  });
  for (const name of Object.keys(plans)) {
    await visit(page, `/local/${name}`);
    for (const sight of ['.over-counting', '.over .next-game']) {
      await page.locator(sight).waitFor();
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const { faults } = await lookAtMain(page, LONGEST.ru);
        expect.soft(faults, `${name}, ${sight}, ${width}x${height}`).toEqual([]);
      }
      if (sight === '.over-counting') await page.locator('.over-controls .btn').last().click();
    }
  }
});

/** On a phone on its side an opened offer is in the middle: each answer can be pressed, and so can the main button. */
const SIDEWAYS: readonly Window[] = [
  [640, 360],
  [844, 390],
];

async function faultsOfOpened(page: Page, nth: number): Promise<readonly string[]> {
  await page.locator('.city-strip .card-fold').nth(nth).click();
  const { faults } = await lookAtMain(page, '');
  const found = await page.locator('.offer-aside').evaluate((aside) => {
    const answers = [...aside.querySelectorAll('.card-answers button')];
    const covered = answers.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    return answers.length < 2 ? ['no answers'] : covered.map((one) => `it is covered: ${one.outerHTML}`);
  });
  await page.locator('.city-strip .card-fold').nth(nth).click();
  return [...faults, ...found];
}

test('on a phone on its side every answer of an opened offer is in sight', async ({ page }) => {
  const names = ['one-offer', 'two-offers', 'three-offers'];
  await keep(page, {
    tables: names.map((name) => storedTable(name, { ...(PLANS[name] as Plan), names: [NAME] })),
  });
  for (const name of names) {
    await page.setViewportSize({ width: 844, height: 390 });
    await visit(page, `/local/${name}`);
    await page.locator('.hand-main').waitFor();
    for (const language of ['ru', 'fr', 'en'] as const) {
      await speak(page, language);
      for (const [width, height] of SIDEWAYS) {
        await page.setViewportSize({ width, height });
        for (const nth of [0, 1])
          expect.soft(await faultsOfOpened(page, nth), `${name}, ${language}, ${width}`).toEqual([]);
      }
    }
  }
});

const phoneOf = (width: number, height: number) => ({
  viewport: { width, height },
  isMobile: true,
  hasTouch: true,
});

test('on an upright phone nothing moves under the finger when an offer is unfolded', async ({
  browser,
  baseURL,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), ...phoneOf(width, height) });
    const page = await context.newPage();
    await openPrepared(page, { game: tableOf(4), until: turn('1', 2, 'placing'), offers: 2 });
    for (const nth of [0, 1]) {
      const strip = page.locator('.city-strip').nth(nth);
      const boxes = () =>
        Promise.all(['.card-head .card-yes', '.card-fold'].map((one) => strip.locator(one).boundingBox()));
      const folded = await boxes();
      await strip.locator('.card-fold').click();
      const decline = strip.locator('.card-quiet');
      await decline.click({ trial: true });
      await strip.locator('.card-answers .card-other').click({ trial: true });
      expect(await boxes()).toEqual(folded);
      await strip.locator('.card-fold').click();
      await expect(decline).toBeHidden();
      expect(await boxes()).toEqual(folded);
    }
    await context.close();
  }
});

/** As long as the words of the main button can be while a tile is tried. */
const LONGEST_TRIED = { en: 'Confirm one only', fr: 'Confirmer une tuile', ru: 'Подтвердить одну' } as const;

test('a tried tile can be offered beside the main button, at every size', async ({ page }) => {
  await keep(page, {
    tables: [storedTable('tried', { game: tableOf(4), until: turn('1', 2, 'placing'), names: [NAME] })],
  });
  await visit(page, '/local/tried');
  await page.locator('.board-legal').first().click();
  for (const language of ['ru', 'fr', 'en'] as const) {
    await speak(page, language);
    for (const [width, height] of [...WINDOWS, [390, 844] as const]) {
      await page.setViewportSize({ width, height });
      const at = `${language}, ${width}x${height}`;
      const { faults } = await lookAtMain(page, LONGEST_TRIED[language]);
      expect
        .soft(
          faults.filter((fault) => /^its? /.test(fault)),
          at,
        )
        .toEqual([]);
      const offer = page.locator('#hand').getByRole('button', { name: /^(Offer to|Proposer à|Предложить)/ });
      const box = await offer.boundingBox();
      expect.soft([(box?.width ?? 0) >= 44, (box?.height ?? 0) >= 44], at).toEqual([true, true]);
    }
  }
});

test('a phone that is turned and turned back has room for both offers again', async ({
  browser,
  baseURL,
}) => {
  const [width, height] = [390, 844];
  const viewport = { width, height };
  const phone = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport,
    isMobile: true,
    hasTouch: true,
  });
  const page = await phone.newPage();
  await openPrepared(page, { game: tableOf(3), until: turn('1', 2, 'placing'), offers: 1 });
  await page.locator('.card-yes').nth(1).waitFor();
  await page.setViewportSize({ width: height, height: width });
  expect((await lookAtMain(page, LONGEST.en)).faults).toEqual([]);
  await page.setViewportSize(viewport);
  expect((await lookAtMain(page, LONGEST.en)).faults).toEqual([]);
});

/** Where the boards are, and how far the page scrolls. */
const boardsOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.city-board').evaluateAll((boards) => [
    ...boards.map((board) => {
      const { x, y, width, height } = board.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
    `${document.documentElement.scrollHeight}`,
  ]);

test('an offer that is opened on a phone moves no board, and leaves the main action in sight', async ({
  page,
}) => {
  await openPrepared(page, { game: tableOf(3), until: turn('1', 3, 'placing'), offers: 3 });
  await page.locator('.hand-main').waitFor();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.card-fold')).toHaveCount(2);
    const before = await boardsOn(page);
    for (const nth of [0, 1]) {
      const fold = page.locator('.card-fold').nth(nth);
      await fold.click();
      await expect(page.locator('.card-opened .card-yes')).toBeVisible();
      expect(await boardsOn(page)).toEqual(before);
      expect((await lookAtMain(page, LONGEST.en)).faults).toEqual([]);
      await fold.click();
    }
  }
});

test('every position is looked at once', () => {
  expect(Object.values(WALKS).flat().toSorted()).toEqual(Object.keys(PLANS).toSorted());
});
