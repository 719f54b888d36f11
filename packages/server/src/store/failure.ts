/** Failures of a store for reasons outside the program, such as no space or no connection: a later try may succeed. */
import type { PeopleStore } from '../people/people-store.ts';
import type { Store } from './embedded.ts';
import type { Listing } from './listing.ts';

/** Classes of SQLSTATE that a retry would only repeat: invalid data, violated constraints, invalid statements. */
const LASTING_CLASSES: ReadonlySet<string> = new Set(['22', '23', '42']);

/** The same for SQLite: invalid statement, violated constraint, invalid data, misuse, invalid parameter index. */
const LASTING_RESULTS: ReadonlySet<number> = new Set([1, 19, 20, 21, 25]);

interface Codes {
  readonly code?: unknown;
  readonly errcode?: number;
}

/** SQLite puts details into the upper bits of its codes. */
export const resultOf = (errcode: number): number => errcode & 0xff;

export function isLasting(error: unknown): boolean {
  const { code, errcode } = error as Codes;
  if (errcode !== undefined) return LASTING_RESULTS.has(resultOf(errcode));
  return LASTING_CLASSES.has(String(code).slice(0, 2));
}

/** SQLite could not write anything now: no room, an I/O error, a locked file. */
export const isOfDisk = (error: unknown): boolean =>
  (error as Codes).errcode !== undefined && !isLasting(error);

/** Bugs of the program itself. */
const isMistake = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  error instanceof SyntaxError ||
  error instanceof ReferenceError;

/** Errors of lost connections have no code, only a message: what counts is that they came from the store. */
const failures = new WeakSet<object>();

/** Whether the store failed, not the program. */
export const isOfStore = (error: unknown): boolean => error instanceof Error && failures.has(error);

/** The same call; its failures are marked as those of the store. */
const known =
  <Given extends readonly unknown[], T>(ask: (...given: Given) => Promise<T>) =>
  (...given: Given): Promise<T> =>
    ask(...given).catch((error: unknown) => {
      if (error instanceof Error && !isMistake(error) && !isLasting(error)) failures.add(error);
      throw error;
    });

const allKnown = (people: PeopleStore): PeopleStore => ({
  add: known(people.add),
  find: known(people.find),
  rename: known(people.rename),
  seen: known(people.seen),
  offer: known(people.offer),
  claim: known(people.claim),
  use: known(people.use),
  devices: known(people.devices),
  forget: known(people.forget),
  forgetEnded: known(people.forgetEnded),
  erase: known(people.erase),
  erased: known(people.erased),
  expire: known(people.expire),
});

const allFound = (listing: Listing): Listing => ({
  some: known(listing.some),
  ofMember: known(listing.ofMember),
  ofDeal: known(listing.ofDeal),
  lobby: known(listing.lobby),
  page: known(listing.page),
  counts: known(listing.counts),
});

/** Wraps a store. Appending is unchanged, since the host of the tables handles its failures. */
export const withKnownFailures = <S extends Pick<Store, 'people' | 'sql' | 'events' | 'listing'>>(
  store: S,
): S => ({
  ...store,
  people: allKnown(store.people),
  sql: { ...store.sql, ask: known(store.sql.ask), together: known(store.sql.together) },
  events: { ...store.events, read: known(store.events.read) },
  listing: allFound(store.listing),
});
