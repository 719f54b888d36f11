/** Where people are kept: a display name, the devices they use, and codes to move to another one. */

export interface Person {
  readonly member: string;
  readonly name: string;
}

/** Only hashes of secrets come here. */
export interface PeopleStore {
  readonly add: (person: Person, hash: string, now: number) => Promise<void>;
  readonly find: (hash: string) => Promise<Person | undefined>;
  readonly rename: (member: string, name: string) => Promise<void>;
  readonly seen: (member: string, now: number) => Promise<void>;
  readonly offer: (member: string, hash: string, until: number) => Promise<void>;
  /** Once, and in time: the device with this hash is that person from now on. */
  readonly claim: (code: string, hash: string, now: number) => Promise<Person | undefined>;
  readonly forget: (hash: string) => Promise<void>;
  /** People not seen since, but for those who are still at a table. */
  readonly expire: (before: number, keep: ReadonlySet<string>) => Promise<number>;
}
