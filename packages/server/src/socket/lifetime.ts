/** Closes the socket of an expired session; traffic on a socket counts as use of its session. */
import type { Site } from '../site/site.ts';
import { hasEnded, NOTED_EVERY } from '../people/lifetimes.ts';
import type { Session } from '../people/session.ts';

export interface Lifetime {
  /** By what is known here; the device may have been used elsewhere. */
  readonly seemsOver: () => boolean;
  /** By what the store knows; it deletes expired sessions. */
  readonly isOver: () => Promise<boolean>;
  readonly use: () => void;
}

export function newLifetime(
  { people, config, environment }: Pick<Site, 'people' | 'config' | 'environment'>,
  { member, hash, created }: Pick<Session, 'member' | 'hash' | 'created'>,
): Lifetime {
  let times = { created, used: environment.now() };
  return {
    seemsOver: () => hasEnded(times, config, environment.now()),
    isOver: async () => {
      const device = (await people.devices(member)).find((one) => one.hash === hash);
      if (device === undefined) await people.forget(hash);
      else times = device;
      return device === undefined;
    },
    use: () => {
      const now = environment.now();
      if (now - times.used <= NOTED_EVERY) return;
      times = { ...times, used: now };
      /** If it can't be stored now, the next use stores it. */
      people.use(hash, now).catch(() => {});
    },
  };
}
