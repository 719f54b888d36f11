/**
 * The first game: by mouse, with the accessibility tree, by keyboard, by touch; interrupted and resumed, skipped,
 * restarted.
 */
/* oxlint-disable no-await-in-loop -- one step after the other */
import { expect } from '@playwright/test';
import {
  coveredParts,
  doForMe,
  ending,
  finish,
  goOn,
  isCovered,
  isNamed,
  learnAll,
  learnByEnter,
  lessonMenu,
  namedIn,
  noteIn,
  openLesson,
  pointsAtRing,
  saidIn,
  stepOn,
} from '../kit/lesson.ts';
import { lookAt, reset } from '../kit/look-at.ts';
import { speak, sticksOut } from '../kit/looks.ts';
import { readerOf } from '../kit/reader.ts';
import { test } from '../kit/story.ts';

const HELLO = 'Hello, I’m Ada';

test('a newcomer plays the lesson by mouse from the first page to the result, with a break, and is no newcomer afterwards', async ({
  page,
}) => {
  const reader = await readerOf(page);
  const press = (x: number, y: number): Promise<void> => page.mouse.click(x, y);
  const check = async (): Promise<void> => {
    await expect.poll(() => isCovered(page)).toBe(false);
    await expect.poll(() => coveredParts(page)).toEqual([]);
    await expect.poll(() => isNamed(reader)).toBe(true);
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'New here? Learn by playing' }).click();
  await expect(saidIn(page)).toContainText(HELLO);

  await test.step('a slow reader has placed the first two tiles within a minute of opening the page', async () => {
    let seconds = 0;
    const firstTurn = page.getByRole('heading', { name: 'Round 1, turn 1 of 3' });
    while (await firstTurn.isVisible()) {
      const said = await saidIn(page).innerText();
      // A hundred and fifty words a minute, two thirds of the usual, and a second to find and press the place.
      seconds += said.split(/\s+/).length * 0.4 + 1;
      await check();
      await stepOn(page, press);
    }
    expect(seconds).toBeLessThan(60);
  });

  await test.step('the lesson resumes after a break and after a reload', async () => {
    const pair = /Shops want a straight line/;
    while (!pair.test(await saidIn(page).innerText())) {
      await check();
      await stepOn(page, press);
    }
    await page.reload();
    await expect(saidIn(page)).toContainText(pair);
    await expect(page.getByRole('heading', { name: 'Round 1, turn 2 of 3' })).toBeVisible();
    await lessonMenu(page, 'Leave and continue later');
    await page.getByRole('link', { name: 'New here? Learn by playing' }).click();
    await expect(saidIn(page)).toContainText(pair);
  });

  await learnAll(page, press, check);
  await reader.close();
  await finish(page).click();
  await expect(ending(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show it all' }).click();
  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(1 + 3);
  await expect(
    page.getByRole('list').filter({ hasText: 'Only your weaker city counts' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'All the rules' })).toHaveAttribute('href', '/rules');
  await expect(page.locator('#content').getByRole('link', { name: 'City of the day' })).toHaveAttribute(
    'href',
    '/puzzles',
  );
  await lookAt(page, 'the end of the first game', 0);
  await reset(page);
  await page.getByRole('link', { name: /^Duopolis/ }).click();
  await expect(page.getByRole('heading', { name: 'Duopolis' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New here? Learn by playing' })).toHaveCount(0);
  await expect(page.getByText('Pick up where you left off')).toHaveCount(0);
  await page.goto('/learn');
  await expect(ending(page)).toBeVisible();
  await page.getByRole('button', { name: 'Play it again' }).click();
  await expect(saidIn(page)).toContainText(HELLO);
});

test('help in the lesson: the reference card, hiding the note, a hint, steps done, skipped or done differently', async ({
  page,
}) => {
  await page.clock.install();
  await openLesson(page);

  await test.step('the reference card is one key away', async () => {
    await page.keyboard.press('r');
    const card = page.getByRole('dialog', { name: 'Reference card' });
    await expect(card.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(saidIn(page)).toContainText(HELLO);
  });

  await test.step('the note can be hidden and shown again', async () => {
    await noteIn(page).getByRole('button', { name: 'Hide the hint' }).click();
    await expect(saidIn(page)).toHaveCount(0);
    await noteIn(page).getByRole('button', { name: 'What now?' }).click();
    await expect(saidIn(page)).toContainText(HELLO);
  });

  await test.step('a hint appears after a pause', async () => {
    await goOn(page).click();
    await expect(namedIn(page)).toHaveText('Outlined: shop');
    await page.clock.runFor(16_000);
    await expect(saidIn(page)).toContainText('Click the outlined tile, or press its number.');
  });

  await test.step('a step is done for me, and the outlined element has one language while the language changes', async () => {
    await doForMe(page).click();
    await expect(saidIn(page)).toContainText('Everyone reveals at once');
    await goOn(page).click();
    await expect(namedIn(page)).toContainText('room for');
    await page.evaluate(() => {
      const received = ((window as unknown as { received: string[] }).received = []) as string[];
      new MutationObserver(() =>
        received.push(document.querySelector('.coach-named')?.textContent ?? ''),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await speak(page, 'ru');
    await expect(noteIn(page).getByText(/^Обведено: ряд/)).toBeAttached();
    const received = await page.evaluate(() => (window as unknown as { received: string[] }).received);
    expect(received.filter((said) => /[a-z]/i.test(said) && /[а-я]/i.test(said))).toEqual([]);
    await speak(page, 'en');
  });

  await test.step('the whole lesson can be skipped, and resumed later', async () => {
    await doForMe(page).click();
    await expect(saidIn(page)).toContainText('We have built too');
    await lessonMenu(page, 'Skip the whole lesson');
    await expect(ending(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back to my first game' }).click();
    await expect(saidIn(page)).toContainText('We have built too');
  });

  await test.step('it begins anew', async () => {
    await lessonMenu(page, 'Start over');
    await expect(saidIn(page)).toContainText(HELLO);
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
  });

  await test.step('another move is not an error: the note names a better one, and the game continues', async () => {
    await goOn(page).click();
    await expect(namedIn(page)).toHaveText('Outlined: shop');
    for (const key of ['5', '6']) await page.keyboard.press(key);
    await expect(saidIn(page)).toContainText('Bold!');
    await page.keyboard.press('c');
    await expect(saidIn(page)).toContainText('Everyone reveals at once');
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr' });

  test('the whole game by keyboard: the focus is always on the next action', async ({ page }) => {
    await openLesson(page);
    await expect(saidIn(page)).toContainText('Bonjour, je suis Ada');
    await learnByEnter(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('on a phone, in Russian', () => {
  test.use({ locale: 'ru', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch, until the partners can finish, and the note never covers its target', async ({ page }) => {
    await openLesson(page);
    await expect(saidIn(page)).toContainText('Здравствуйте, я Ада');
    await learnAll(
      page,
      (x, y) => page.touchscreen.tap(x, y),
      async () => {
        await expect.poll(() => isCovered(page)).toBe(false);
        if (!(await pointsAtRing(page))) await expect.poll(() => coveredParts(page)).toEqual([]);
        expect(await sticksOut(page)).toEqual([]);
      },
    );
  });
});
