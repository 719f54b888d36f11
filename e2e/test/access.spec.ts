/** Accessibility for everybody: explanations, custom keys, forced colours, large text, small windows. */
/* oxlint-disable no-await-in-loop -- one key after the other */
import { LANGUAGES } from '@duopolis/words/language';
import { expect, type Locator, type Page } from '@playwright/test';
import { coveredStops } from '../kit/covered.ts';
import { goOn, saidIn, stepOn } from '../kit/lesson.ts';
import { speak, sticksOut } from '../kit/looks.ts';
import { lookAtMain } from '../kit/main-action.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { chooseFile, fileOf, playedRecord } from '../kit/record-files.ts';
import { visit } from '../kit/screens/screen.ts';
import { makeFriendsTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { handOf, tilesOf, unpicked } from '../kit/turn.ts';

const tip = (page: Page): Locator => page.getByRole('tooltip');

/** Two boxes that share a point. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('not shown');
  return (
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y
  );
}

test('tiles, score rows and signs explain themselves: by pointer, by focus, by key, never in the way', async ({
  page,
}) => {
  await openPrepared(page, { game: tableOf(3), until: { round: '1', turn: 2, phase: 'choosing' } });
  const tile = tilesOf(page).first();
  await tile.hover();
  await expect(tip(page)).toBeVisible();
  expect(await areApart(tip(page), tile)).toBe(true);
  await expect(tile).toHaveAccessibleDescription(/\d/);
  // WCAG 1.4.13: a pointer can go onto it, Escape puts it away, and nothing else happens.
  await tip(page).hover();
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(tile).not.toHaveAttribute('aria-describedby');
  const row = page.getByRole('rowheader', { name: 'Shops' }).getByRole('button');
  await row.focus();
  await page.keyboard.press('i');
  await expect(tip(page)).toContainText('2, 5, 10, 16');
  await expect(page.getByRole('alert').getByRole('paragraph')).toContainText('2, 5, 10, 16');
  await page.keyboard.press('Tab');
  await expect(row).not.toHaveAttribute('aria-describedby');
  await page.getByText(/^counts$/i).hover();
  await expect(tip(page)).toContainText('Your weaker city is your score');
  // What the focus brought about stays while the pointer goes elsewhere.
  await row.focus();
  await page.keyboard.press('i');
  await expect(tip(page)).toContainText('2, 5, 10, 16');
  await page.clock.install();
  await page.mouse.move(640, 20);
  await page.clock.runFor(5_000);
  await expect(tip(page)).toContainText('2, 5, 10, 16');
  // What has lost the focus is not explained any more: Escape closes the dialog, nothing else.
  await tile.focus();
  await page.keyboard.press('r');
  const card = page.getByRole('dialog', { name: 'Reference card' });
  await expect(card).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(tip(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first long press explains a tile, and does not pick it', async ({ page }) => {
    await openPrepared(page, { game: tableOf(3), until: 'start' });
    const tile = tilesOf(page).first();
    await tile.waitFor();
    const box = await tile.boundingBox();
    if (box === null) throw new Error('not shown');
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
    });
    await expect(tip(page)).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(tile).toHaveAttribute('aria-pressed', 'false');
    await expect(tip(page)).toBeVisible();
    await tile.tap();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
  });
});

test('nothing is explained while a scene hides the table', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('duopolis.settings', '{"pace":"calm"}'));
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  const tile = tilesOf(page).first();
  await tile.focus();
  await page.keyboard.press('i');
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  // From here on time stands still unless it is moved: a busy machine doesn't end the scene.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  for (const key of ['1', '2', 'c']) await page.keyboard.press(key);
  const scene = page.locator('.scene');
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return scene.isVisible();
    })
    .toBe(true);
  // The focus goes on in the hand, as after every action.
  await tile.focus();
  await page.clock.runFor(1_000);
  await expect(scene).toBeVisible();
  await expect(tip(page)).toBeHidden();
});

test('after an offer is answered by keyboard the focus stays beside its city', async ({ page }) => {
  await openPrepared(page, {
    game: tableOf(3),
    until: { round: '1', turn: 2, phase: 'placing' },
    offers: 1,
  });
  const answered = page.locator('.table-talk-left .card-yes');
  await answered.focus();
  await page.keyboard.press('Enter');
  await expect(answered).toBeHidden();
  const isBeside = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.closest('.table-talk-left') !== null);
  await expect.poll(isBeside).toBe(true);
});

test('custom keys: changed in the list, kept, and turned off', async ({ page }) => {
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  await unpicked(page).first().waitFor();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByRole('button', { name: /^Lock or confirm: C/ }).click();
  await page.keyboard.press('x');
  await expect(list.getByRole('status')).toContainText('X is now the key');
  await list.getByRole('button', { name: /^Undo: U/ }).click();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: /^Undo: U/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.reload();
  await unpicked(page).first().waitFor();
  for (const key of ['1', '2', 'c']) await page.keyboard.press(key);
  await expect(handOf(page).getByRole('button', { name: 'Lock my choice' })).toBeEnabled();
  await page.keyboard.press('?');
  await list.getByRole('switch', { name: /^Single-key shortcuts/ }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(handOf(page).getByRole('button', { pressed: true })).toHaveCount(2);
});

const lineOf = (place: Locator): Promise<string> =>
  place.evaluate((element) => getComputedStyle(element).outlineStyle);

/** Whether it has the system's colour of disabled controls. */
const isGrey = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'GrayText';
    const isSame = getComputedStyle(element).color === getComputedStyle(probe).color;
    probe.remove();
    return isSame;
  });

test('forced colours show what is picked, where a tile may go, and the one thing to do; the table has a skip link', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPrepared(page, { game: tableOf(3), until: 'start' });
  await unpicked(page).first().waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to your hand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(tilesOf(page).first()).toBeFocused();
  const lock = handOf(page).getByRole('button', { name: 'Lock my choice' });
  expect(await isGrey(lock)).toBe(true);
  const other = tilesOf(page).nth(1);
  const before = await lineOf(other);
  await other.click();
  await tilesOf(page).nth(2).click();
  expect([before, await lineOf(other)]).toEqual(['none', 'solid']);
  const looks = await Promise.all(
    [lock, page.locator('body')].map((place) =>
      place.evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(looks[0]).not.toBe(looks[1]);
  await page.goto('/new/bots');
  const chosen = page.locator('.choice-option', { has: page.getByRole('radio', { name: '4', exact: true }) });
  await expect(chosen).toHaveCSS('outline-style', 'solid');
});

/** Screens of every kind: the first page, a form, a text. */
const SCREENS = [
  ['/', 'Duopolis'],
  ['/new/bots', 'Your own table'],
  ['/rules/scoring', 'Scoring'],
  ['/statistics', 'Statistics'],
] as const;

test('text at 200 %, wide spacing and zoom of 400 % leave nothing out', async ({ page }) => {
  for (const [path, heading] of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px';
    });
    await expect.poll(() => sticksOut(page), { message: `${path}, 200 %` }).toEqual([]);
    // WCAG 1.4.12: lines 1.5, paragraphs 2, letters 0.12 and words 0.16 of the text's size.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    await expect.poll(() => sticksOut(page), { message: `${path}, spacing` }).toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => sticksOut(page), { message: `${path}, 400 %` }).toEqual([]);
    const seen = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('*')].filter((element) =>
        /fixed|sticky/.test(getComputedStyle(element).position),
      );
      const covered = bars
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ width }) => width > innerWidth / 2);
      return innerHeight - covered.reduce((sum, { height }) => sum + height, 0);
    });
    expect(seen, `${path}: room to read at 400 %`).toBeGreaterThan(128);
  }

  await test.step('a table with offers at 200 %, on a desk and on a phone', async () => {
    const until = { round: '1', turn: 2, phase: 'placing' } as const;
    await openPrepared(page, { game: tableOf(4), until, offers: 1 });
    await handOf(page).waitFor();
    await speak(page, 'ru');
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '32px';
        dispatchEvent(new Event('resize'));
      });
      const { faults } = await lookAtMain(page, 'Положить обе, как решили');
      expect(faults, `${width}x${height}`).toEqual([]);
      expect(await sticksOut(page), `${width}x${height}`).toEqual([]);
    }
  });
});

test('a newcomer follows what is highlighted and has a first tile in a city within half a minute, in every language', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.home-new').click();
  await expect(saidIn(page)).not.toBeEmpty();
  // One second to find and press each place, and 200 words a minute.
  const seconds = new Map(LANGUAGES.map((language) => [language, 1]));
  let steps = 1;
  while ((await page.locator('.board-piece-staged').count()) === 0) {
    for (const [language, so] of seconds) {
      await speak(page, language);
      seconds.set(language, so + (await saidIn(page).innerText()).split(/\s+/).length * 0.3 + 1);
    }
    steps += 1;
    await stepOn(page, (x, y) => page.mouse.click(x, y));
  }
  await expect(goOn(page)).toHaveCount(0);
  expect(steps).toBeLessThanOrEqual(7);
  expect(Math.max(...seconds.values())).toBeLessThan(30);
});

test('no bar covers what has the focus: lobby and set-up on a phone, a replay on a small one and at 400 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await makeFriendsTable(page, { seats: 4, host: 'Nora' });
  expect(await coveredStops(page, 12)).toEqual([]);
  await visit(page, '/new/friends');
  expect(await coveredStops(page, 24)).toEqual([]);
  await chooseFile(page, fileOf(playedRecord({ mode: 'table', seats: 4, capitals: false }, 'covered')));
  for (const [width, height] of [
    [360, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('slider', { name: 'Step' }).focus();
    expect(await coveredStops(page, 20), `${width}x${height}`).toEqual([]);
    await page.getByRole('radio', { name: 'All open' }).focus();
    expect(await coveredStops(page, 10), `${width}x${height}`).toEqual([]);
  }
});
