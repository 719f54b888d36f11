/** A newcomer in the first game: reads the note, and does what the pen goes around. */
/* oxlint-disable no-await-in-loop -- one step after the other */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Reader } from './reader.ts';

const TITLE = /^(Your first game|Votre première partie|Первая партия)$/;

export const noteIn = (page: Page): Locator => page.getByRole('complementary', { name: TITLE });
/** The sentences of the partner, without what is outlined. */
export const saidIn = (page: Page): Locator =>
  noteIn(page).getByRole('status').getByRole('paragraph').first();
export const namedIn = (page: Page): Locator =>
  noteIn(page)
    .getByRole('status')
    .getByText(/^Outlined: /);
export const goOn = (page: Page): Locator =>
  noteIn(page).getByRole('button', { name: /^(Go on|Continuer|Дальше)$/ });
const finish = (page: Page): Locator =>
  noteIn(page).getByRole('button', { name: /^(Finish it for me|Finissez pour moi|Доиграйте за меня)$/ });
export const doForMe = (page: Page): Locator => noteIn(page).getByRole('button', { name: 'Do it for me' });
const dialog = (page: Page): Locator => page.getByRole('dialog');
export const lessonMenu = async (page: Page, item: string): Promise<void> => {
  await noteIn(page).getByRole('button', { name: 'Lesson menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

export const ending = (page: Page): Locator =>
  page.getByRole('heading', {
    level: 1,
    name: /^(That was your first|C’était votre première|Это была ваша первая)/,
  });

export async function openLesson(page: Page): Promise<void> {
  await page.goto('/learn');
  await expect(saidIn(page)).not.toBeEmpty();
}

/** The middle of the first thing outlined; of two cells the first. */
const outlined = (page: Page): Promise<readonly [number, number] | undefined> =>
  page.evaluate(() => {
    const box = document.querySelector('.ink-line')?.getBoundingClientRect();
    if (box === undefined) return undefined;
    const [wide, high] = [box.width > 1.6 * box.height, box.height > 1.6 * box.width];
    return [box.left + box.width * (wide ? 0.3 : 0.5), box.top + box.height * (high ? 0.3 : 0.5)] as const;
  });

/** What lies under the note. */
export const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const note = document.querySelector('.coach')?.getBoundingClientRect();
    const lines = [...document.querySelectorAll('.ink-line:not(.ink-again, .ink-arrow)')];
    return lines.some((line) => {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return note !== undefined && x > note.left && x < note.right && y > note.top && y < note.bottom;
    });
  });

type Press = (x: number, y: number) => Promise<void>;

/** Where a whole hand or city is meant, one of its things. */
async function pressOne(page: Page): Promise<boolean> {
  const said = await saidIn(page).innerText();
  if (/Which two|One more|Take two|Quelles tuiles|Что больше|Ещё одну|Возьмите две/.test(said)) {
    await page.locator('.hand-tile[aria-pressed=false]').first().click();
    return true;
  }
  if (/here and there|и тут и там/.test(said)) {
    await page
      .getByRole('gridcell', { name: /room for|можно поставить|место/ })
      .first()
      .click();
    return true;
  }
  return false;
}

/** One step by mouse or finger. */
async function step(page: Page, press: Press): Promise<void> {
  if (await dialog(page).isVisible()) {
    await dialog(page).getByRole('button').first().click();
    return;
  }
  if (await goOn(page).isVisible()) {
    await goOn(page).click();
    return;
  }
  if (await pressOne(page)) return;
  const at = await outlined(page);
  if (at !== undefined) await press(at[0], at[1]);
}

/** Everything on the page that a step can change: what is said, outlined, held and built, and where the focus is. */
const shownNow = (): string =>
  [
    document.querySelector('h1')?.textContent,
    document.querySelector('.coach')?.textContent,
    document.querySelector('[role=dialog], dialog[open]')?.textContent,
    document.querySelector('section.hand')?.textContent,
    ...[...document.querySelectorAll('.hand button')].map(
      (button) => `${button.ariaPressed} ${button.matches(':disabled')}`,
    ),
    ...[...document.querySelectorAll('[role=gridcell]')].map(({ ariaLabel }) => ariaLabel),
    document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
  ].join('\n');

/** Looks once per frame until something differs. */
const changed = (page: Page, before: string): Promise<void> =>
  page.evaluate<void>(`(async () => {
    const shownNow = ${shownNow.toString()};
    while (shownNow() === ${JSON.stringify(before)}) await new Promise(requestAnimationFrame);
  })()`);

/** One step after the other, each once, until something else is said or the rest can be finished. */
export async function stepOn(page: Page, press: Press): Promise<void> {
  const said = await saidIn(page).innerText();
  while ((await saidIn(page).innerText()) === said && !(await finish(page).isVisible())) {
    const before = await page.evaluate(shownNow);
    await step(page, press);
    await changed(page, before);
  }
}

/** All the way to where the rest can be finished by the partners, and their way to the end. */
export async function learnAll(page: Page, press: Press, look: () => Promise<void>): Promise<void> {
  while (!(await finish(page).isVisible())) {
    await look();
    await stepOn(page, press);
  }
  await finish(page).click();
  await expect(ending(page)).toBeVisible({ timeout: 0 });
}

/** By Enter alone, Escape where a dialog is open: the focus is always where something is to do. */
export async function learnByEnter(page: Page): Promise<void> {
  while (!(await ending(page).isVisible())) {
    const before = await page.evaluate(shownNow);
    if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    else if (await hasFocus(page)) await page.keyboard.press('Enter');
    await changed(page, before);
  }
}

/** Something that can be pressed has the focus, and it can be seen. */
const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const looks = [at, at.querySelector('.hand-face')].flatMap((one) =>
      one === null ? [] : [getComputedStyle(one)],
    );
    return (
      at.matches('button:enabled, [role=gridcell]') &&
      looks.some(({ outlineStyle }) => outlineStyle === 'solid')
    );
  });

const OUTLINED = /^Outlined: (.*)$/s;

/** Where words meet, readers differ in the spaces between them. */
const tight = (name: string): string => name.replaceAll(/\s/g, '');

/** What the tree says is outlined is pressed; what is to be read is read. */
async function stepByTree(reader: Reader): Promise<boolean> {
  const tree = (await reader.read()).filter(({ isDisabled }) => !isDisabled);
  const way = tree.find(
    ({ role, name }) => role === 'button' && /^(Close|Go on|Finish it for me)$/.test(name),
  );
  if (way !== undefined) return reader.press(way);
  const text = tree.find(({ role, name }) => role === 'StaticText' && OUTLINED.test(name));
  const meant = OUTLINED.exec(text?.name ?? '')?.[1];
  if (meant === undefined) return false;
  const node = tree.find(
    ({ role, name, isPressed }) =>
      (role === 'button' || role === 'gridcell') && tight(name) === tight(meant) && !isPressed,
  );
  return node !== undefined && reader.press(node);
}

/** Step by step to the end. */
export async function learnByTree(page: Page, reader: Reader): Promise<void> {
  while (!(await ending(page).isVisible())) {
    const before = await page.evaluate(shownNow);
    await stepByTree(reader);
    await changed(page, before);
  }
}

/** The ways on that need no move of one's own, the longest first. */
const WAYS = ['Finish it for me', 'Go on', 'Do it for me', 'Skip'];

/** Every step is done by the partners, to the end. A way may go with the step before it, so it is found and pressed at once. */
export async function finishLesson(page: Page): Promise<void> {
  while (!(await ending(page).isVisible())) {
    const before = await page.evaluate(shownNow);
    // At the end there is no note any more.
    await noteIn(page).evaluateAll((notes, ways) => {
      const buttons = notes.flatMap((note) => [...note.querySelectorAll('button')]);
      const found = ways.map((way) => buttons.find(({ textContent }) => textContent?.trim() === way));
      found.find((button) => button?.checkVisibility() === true)?.click();
    }, WAYS);
    await changed(page, before);
  }
}
