/** Sessions expire after a time without use, and after a maximum age. */
import type { DeviceSession, PeopleStore } from './people-store.ts';

const DAY = 24 * 3_600_000;
/** How late a use may be recorded, so that not every request is a write. */
export const USE_RECORDED_EVERY = 3_600_000;

export interface Lifetimes {
  /** Days without use, and days since signing in; 0: never expires. */
  readonly idleDays: number;
  readonly sessionDays: number;
}

type Times = Pick<DeviceSession, 'created' | 'used'>;

/** Servers of the previous version don't send the start: such a session has not expired. */
const isOver = (since: number, days: number, now: number): boolean =>
  days > 0 && since > 0 && now >= since + days * DAY;

export const hasEnded = (
  { created, used }: Times,
  { idleDays, sessionDays }: Lifetimes,
  now: number,
): boolean => isOver(used, idleDays, now) || isOver(created, sessionDays, now);

/** Deletes all expired sessions; returns how many. */
export const sweepSessions = (
  { forgetEnded }: Pick<PeopleStore, 'forgetEnded'>,
  { idleDays, sessionDays }: Lifetimes,
  now: number,
): Promise<number> => {
  const before = (days: number): number => (days > 0 ? now - days * DAY : 0);
  return forgetEnded(before(idleDays), before(sessionDays));
};

/** Wraps a store: deletes expired sessions on use, and records the use of others. */
export const withLifetimes = (people: PeopleStore, lifetimes: Lifetimes, now: () => number): PeopleStore => ({
  ...people,
  find: async (hash) => {
    const found = await people.find(hash);
    if (found === undefined) return undefined;
    const at = now();
    if (hasEnded(found, lifetimes, at)) {
      await people.forget(hash);
      return undefined;
    }
    /** If it can't be stored now, the next use stores it. */
    if (at - found.used > USE_RECORDED_EVERY) await people.use(hash, at).catch(() => {});
    return found;
  },
  devices: async (member) => {
    const at = now();
    return (await people.devices(member)).filter((device) => !hasEnded(device, lifetimes, at));
  },
});
