/**
 * Resolves host names that people have given. Not with `dns.lookup`, which takes a thread that reading files and
 * compressing need.
 */
import { Resolver } from 'node:dns/promises';

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** Milliseconds for one name server; each is queried twice. */
const TIMEOUT = 3_000;

/** Throws for a name that has no address now: it may have one later. */
export function newResolve(servers?: readonly string[]): (name: string) => Promise<readonly Resolved[]> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    const found = await Promise.allSettled([
      resolver.resolve4(name).then((all) => all.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(name).then((all) => all.map((address) => ({ address, family: 6 }))),
    ]);
    const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new Error('no address');
    return addresses;
  };
}
