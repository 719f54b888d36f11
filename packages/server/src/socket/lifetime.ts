/** Closes the socket of an expired session; traffic on a socket counts as use of its session. */
import type { Site } from '../site/site.ts';
import { hasEnded, USE_RECORDED_EVERY } from '../people/lifetimes.ts';
import type { Session } from '../people/person-session.ts';

/** A session as its socket knows it; the device may have been used elsewhere. */
export interface Lifetime extends Pick<Session, 'member' | 'hash'> {
  created: number;
  used: number;
}

type Lasting = Pick<Site, 'people' | 'config' | 'environment'>;

export const newLifetime = (
  { environment }: Pick<Lasting, 'environment'>,
  { member, hash, created }: Pick<Session, 'member' | 'hash' | 'created'>,
): Lifetime => ({ member, hash, created, used: environment.now() });

/** By what is known here. */
export const seemsExpired = ({ config, environment }: Lasting, lifetime: Lifetime): boolean =>
  hasEnded(lifetime, config, environment.now());

/** By what the store knows; it deletes expired sessions. */
export async function isOver({ people }: Lasting, lifetime: Lifetime): Promise<boolean> {
  const { member, hash } = lifetime;
  const device = (await people.devices(member)).find((one) => one.hash === hash);
  if (device === undefined) await people.forget(hash);
  else {
    lifetime.created = device.created;
    lifetime.used = device.used;
  }
  return device === undefined;
}

export function use({ people, environment }: Lasting, lifetime: Lifetime): void {
  const now = environment.now();
  if (now - lifetime.used <= USE_RECORDED_EVERY) return;
  lifetime.used = now;
  /** If it can't be stored now, the next use stores it. */
  people.use(lifetime.hash, now).catch(() => {});
}
