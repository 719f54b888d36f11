/** Puzzle days: year-month-day, from midnight to midnight UTC, the same everywhere. */

const DAY = 86_400_000;
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** The first day with puzzles. */
export const FIRST_DAY = '2000-01-01';

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether there is such a day: February 30 doesn't exist. */
export function isDay(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const at = Date.parse(text);
  return Number.isFinite(at) && dayOf(at) === text && text >= FIRST_DAY;
}

export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(day) + days * DAY);

export const sayDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** Milliseconds until the next day begins. */
export const untilNextDay = (now: number): number => DAY - (now % DAY);
