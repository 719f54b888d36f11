/** Sessions end after a time without use, and after a time in any case. */
import type { DeviceSession, PeopleStore } from './store.ts';

const DAY = 24 * 3_600_000;
/** How much later than it happened a use may be noted: not every request is a write. */
export const NOTED_EVERY = 3_600_000;

export interface Lifetimes {
  /** Days without use, and days since signing in; 0: for ever. */
  readonly idleDays: number;
  readonly sessionDays: number;
}

type Times = Pick<DeviceSession, 'created' | 'used'>;

/** Servers of the version before do not say since when: that counts as not over. */
const isOver = (since: number, days: number, now: number): boolean =>
  days > 0 && since > 0 && now >= since + days * DAY;

export const hasEnded = (
  { created, used }: Times,
  { idleDays, sessionDays }: Lifetimes,
  now: number,
): boolean => isOver(used, idleDays, now) || isOver(created, sessionDays, now);

/** Forgets every session that has ended, also those that nobody asks for again; how many there were. */
export const sweepSessions = (
  { forgetEnded }: Pick<PeopleStore, 'forgetEnded'>,
  { idleDays, sessionDays }: Lifetimes,
  now: number,
): Promise<number> => {
  const before = (days: number): number => (days > 0 ? now - days * DAY : 0);
  return forgetEnded(before(idleDays), before(sessionDays));
};

/** The same store, which forgets sessions that have ended and notes that the others are used. */
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
    /** What can't be noted now is noted the next time. */
    if (at - found.used > NOTED_EVERY) await people.use(hash, at).catch(() => {});
    return found;
  },
  devices: async (member) => {
    const at = now();
    return (await people.devices(member)).filter((device) => !hasEnded(device, lifetimes, at));
  },
});
