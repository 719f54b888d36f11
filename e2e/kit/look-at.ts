/** What is checked of every screen: axe, whether a phone shows it whole, and whether its words come from the word files. */
import { expect, type Page } from '@playwright/test';
import { axeFindings, speak, sticksOut, textsOf } from './looks.ts';

const DESK = { width: 1280, height: 800 } as const;
const NARROW = { width: 320, height: 640 } as const;

const PEOPLE = 'Nora|Otto|Ann|Ada|Ben|Cleo|Dan|Eva|Finn|Gil|Guest(?: \\d)?';
/** Of this server, as it is shown to be typed. */
const ADDRESS = '[\\d.]+:\\d+/\\S+';
/** Where notices can be sent. */
const SERVICES = 'Discord|Slack|Telegram|ntfy|Matrix|\\S+\\.(?:com|org)';
/** Latin letters that Russian screens keep: names, signs, links, the ids of rules, cities in notation, formats, seeds and hashes. */
const LATIN = new RegExp(
  `${PEOPLE}|${ADDRESS}|Duopolis|Capitals|QR|HTML|GIF|PNG|SVG|${SERVICES}|JSON|URL|\\.jsonl?|https?:\\S+|/nowhere|UTC|[A-Z]+-\\d+|[SFdembOPH]{4}(/[SFdembOPH]{4})+|[0-9A-F]{4}$|SHA-256|[0-9a-f]{12,}|^screens$`,
  'g',
);
/** The page adapts to a new size within some frames. */
const soon = expect.configure({ soft: true });
const INTERVALS = [20, 50, 100];

const isLatin = (text: string): boolean => /[a-z]{2}/i.test(text.replaceAll(LATIN, ''));

/** By day on a desk, in English. */
export async function reset(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (await page.locator('#app').count()) await speak(page, 'en');
}

/**
 * Everything that is checked of a screen; each finding says of which. The screens take turns: axe checks one by day on a
 * desk, the next by night on a phone.
 */
export async function lookAt(page: Page, name: string, nth: number): Promise<void> {
  const none = (findings: readonly string[], what: string): void =>
    expect.soft(findings, `${name}, ${what}`).toEqual([]);
  const isByDay = nth % 2 === 0;
  if (isByDay) none(await axeFindings(page), 'by day');
  none(await sticksOut(page), 'on a desk');

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(NARROW);
  await speak(page, 'ru');
  none((await textsOf(page)).filter(isLatin), 'in Russian');
  await soon
    .poll(() => sticksOut(page), { intervals: INTERVALS, message: `${name}, on a phone` })
    .toEqual([]);
  if (!isByDay) none(await axeFindings(page), 'on a phone by night');
}
