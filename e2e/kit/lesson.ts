/** A newcomer in the first game: reads the note, and presses what the pen outlines. */
/* oxlint-disable no-await-in-loop -- one step after the other */
import { expect, type Locator, type Page } from '@playwright/test';
import { change, frame } from './glance.ts';
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
export const finish = (page: Page): Locator =>
  noteIn(page).getByRole('button', { name: /^(Finish it for me|Finissez pour moi|Доиграйте за меня)$/ });
export const doForMe = (page: Page): Locator => noteIn(page).getByRole('button', { name: 'Do it for me' });
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

/** The elements under the note. */
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

/** What the newcomer needs and the note lies over: boards, points, tiles of the hand. */
export const coveredParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const note = document.querySelector('.coach')?.getBoundingClientRect();
    if (note === undefined) return [];
    const slack = 4;
    return ['.city .board', '.score-types', '.score-would', '.hand-tile', '.hand-main'].filter((part) =>
      [...document.querySelectorAll(part)].some((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const wide = Math.min(right, note.right) - Math.max(left, note.left);
        const high = Math.min(bottom, note.bottom) - Math.max(top, note.top);
        return wide > slack && high > slack;
      }),
    );
  });

/** Then the note makes room for the far side of the ring. */
export const pointsAtRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const arch = document.querySelector('.arch')?.getBoundingClientRect();
    const ink = document.querySelector('.ink-line')?.getBoundingClientRect();
    return arch !== undefined && ink !== undefined && ink.top < arch.bottom && ink.bottom > arch.top;
  });

/** One look at the lesson: what is said, where to press next, or that it is over. */
interface Look {
  readonly said: string;
  /** Everything that a step can change. */
  readonly signature: string;
  /** The lesson has ended or, for who points, its rest can be finished by the partners. */
  readonly isLast: boolean;
  /** The middle of the element to press, or of the first outlined element. */
  readonly press?: readonly [x: number, y: number];
  /** The key for what has the focus. */
  readonly key?: 'Enter' | 'Escape';
}

// The functions from here to `lookAfter` run in the page, by their text: they know each other and nothing else.

function shown(selector: string, name = /(?:)/): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => name.test((element.textContent ?? '').trim()) && element.checkVisibility(),
  );
}

function hasEnded(): boolean {
  return shown('h1', /^(That was your first|C’était votre première|Это была ваша первая)/) !== undefined;
}

function saidNow(): string {
  return document.querySelector('.coach-line')?.textContent ?? '';
}

function inkNow(): DOMRect | undefined {
  return document.querySelector('.ink-line')?.getBoundingClientRect();
}

function signatureNow(): string {
  const ink = inkNow();
  return [
    document.querySelector('h1')?.textContent,
    document.querySelector('.coach')?.textContent,
    document.querySelector('[role=dialog], dialog[open]')?.textContent,
    document.querySelector('section.hand')?.textContent,
    ...[...document.querySelectorAll('.hand button')].map(
      (button) => `${button.ariaPressed} ${button.matches(':disabled')} ${button.ariaDisabled}`,
    ),
    ...[...document.querySelectorAll('[role=gridcell]')].map(({ ariaLabel }) => ariaLabel),
    ink && [ink.left, ink.top, ink.width, ink.height].join(' '),
  ].join('\n');
}

/** A dialog is closed, a note is read on; where a whole hand or city is meant, one of its things. */
function toPress(): HTMLElement | undefined {
  const way =
    shown('[role=dialog] button, dialog[open] button') ??
    shown('.coach button', /^(Go on|Continuer|Дальше)$/);
  if (way !== undefined) return way;
  if (
    /Which two|One more|Take two|Quelles tuiles|Encore une|Prenez-en deux|Что больше|Ещё одну|Возьмите две/.test(
      saidNow(),
    )
  )
    return shown('.hand-tile[aria-pressed=false]');
  if (!/here and there|ici et là|и тут и там/.test(saidNow())) return undefined;
  return [...document.querySelectorAll<HTMLElement>('[role=gridcell]')].find(({ ariaLabel }) =>
    /room for|place pour|можно поставить|место/.test(ariaLabel ?? ''),
  );
}

/** The middle of an element, or of the first thing outlined; of two cells the first. */
function pointNow(): readonly [number, number] | undefined {
  const element = toPress();
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element?.getBoundingClientRect() ?? inkNow();
  if (box === undefined) return undefined;
  const isInk = element === undefined;
  const [wide, high] = [box.width > 1.6 * box.height, box.height > 1.6 * box.width];
  return [
    box.left + box.width * (isInk && wide ? 0.3 : 0.5),
    box.top + box.height * (isInk && high ? 0.3 : 0.5),
  ];
}

/** Something that can be pressed has the focus, and it can be seen. */
function keyNow(): 'Enter' | 'Escape' | undefined {
  if (shown('[role=dialog], dialog[open]') !== undefined) return 'Escape';
  const at = document.activeElement as HTMLElement;
  const looks = [at, at.querySelector('.hand-face')].flatMap((one) =>
    one === null ? [] : [getComputedStyle(one)],
  );
  const isSeen = looks.some(({ outlineStyle }) => outlineStyle === 'solid');
  return isSeen && at.matches('button:enabled:not([aria-disabled=true]), [role=gridcell]')
    ? 'Enter'
    : undefined;
}

/** What there is to do, if something differs from what was seen. */
function lookNow(seen: string, by: 'pointer' | 'key'): Look | undefined {
  const focus = document.activeElement;
  const said = saidNow();
  const signature = `${signatureNow()}${by === 'key' ? (focus?.ariaLabel ?? focus?.textContent) : ''}`;
  const isLast =
    hasEnded() ||
    (by === 'pointer' &&
      shown('.coach button', /^(Finish it for me|Finissez pour moi|Доиграйте за меня)$/) !== undefined);
  if (isLast) return { said, signature, isLast };
  if (signature === seen) return undefined;
  if (by === 'pointer') {
    const press = pointNow();
    return press && { said, signature, isLast, press };
  }
  const key = keyNow();
  return key && { said, signature, isLast, key };
}

/** Looks at every change, until the same has been seen in four frames: an outline comes a frame after its words. */
async function lookAfter(seen: string, by: 'pointer' | 'key'): Promise<Look> {
  let [last, times] = ['', 0];
  while (true) {
    const look = lookNow(seen, by);
    const text = JSON.stringify(look) ?? '';
    times = text === last ? times + 1 : 1;
    last = text;
    if (look !== undefined && times === 4) return look;
    await (look === undefined ? change() : frame());
  }
}

const IN_PAGE = [
  frame,
  change,
  shown,
  hasEnded,
  saidNow,
  inkNow,
  signatureNow,
  toPress,
  pointNow,
  keyNow,
  lookNow,
  lookAfter,
]
  .map(String)
  .join('\n');

const look = (page: Page, seen: string, by: 'pointer' | 'key'): Promise<Look> =>
  page.evaluate<Look>(`(() => { ${IN_PAGE}\nreturn lookAfter(${JSON.stringify(seen)}, '${by}'); })()`);

type Press = (x: number, y: number) => Promise<void>;

/** One step after the other, each once, until something else is said; false if the rest can be finished. */
export async function stepOn(page: Page, press: Press): Promise<boolean> {
  let now = await look(page, '', 'pointer');
  const { said } = now;
  while (now.press !== undefined && now.said === said) {
    await press(...now.press);
    now = await look(page, now.signature, 'pointer');
  }
  return !now.isLast;
}

/** All the way to where the rest can be finished by the partners. */
export async function learnAll(page: Page, press: Press, check: () => Promise<void>): Promise<void> {
  do await check();
  while (await stepOn(page, press));
  await expect(finish(page)).toBeVisible();
}

/** By Enter alone, Escape where a dialog is open: the focus is always where something is to do. */
export async function learnByEnter(page: Page): Promise<void> {
  let now = await look(page, '', 'key');
  while (now.key !== undefined) {
    await page.keyboard.press(now.key);
    now = await look(page, now.signature, 'key');
  }
}

const OUTLINED = /^Outlined: (.*)$/s;

/** Where words meet, readers differ in the spaces between them. */
const tight = (name: string): string => name.replaceAll(/\s/g, '');

/** A reader of the tree finds what to press: a button to go on with, or the outlined element, by its announced name. */
export async function isNamed(reader: Reader): Promise<boolean> {
  const tree = (await reader.read()).filter(({ isDisabled }) => !isDisabled);
  const isWay = ({ role, name }: (typeof tree)[number]): boolean =>
    role === 'button' && /^(Close|Go on|Finish it for me)$/.test(name);
  if (tree.some(isWay)) return true;
  const text = tree.find(({ role, name }) => role === 'StaticText' && OUTLINED.test(name));
  const meant = OUTLINED.exec(text?.name ?? '')?.[1];
  if (meant === undefined) return false;
  return tree.some(
    ({ role, name, isPressed }) =>
      (role === 'button' || role === 'gridcell') && tight(name) === tight(meant) && !isPressed,
  );
}
