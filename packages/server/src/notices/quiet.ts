/** Quiet hours in somebody's time zone. */
import type { NoticeSettings } from '@duopolis/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** A zone that this system knows. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const minuteIn = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const number = (type: 'hour' | 'minute'): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return number('hour') * 60 + number('minute');
};

/** When the current quiet hours end; nothing outside quiet hours. */
export function quietUntil({ quiet, zone }: Pick<NoticeSettings, 'quiet' | 'zone'>, now: number) {
  if (quiet === undefined || quiet.from === quiet.to) return undefined;
  const minute = minuteIn(now, zone);
  const past = (minute - quiet.from + DAY) % DAY;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  if (past >= length) return undefined;
  return Math.floor(now / MINUTE) * MINUTE + (length - past) * MINUTE;
}
