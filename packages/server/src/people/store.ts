/** Where people are kept: a display name, the devices they use, and codes to move to another one. */

export interface Person {
  readonly member: string;
  readonly name: string;
}

/** A device of a person: when it signed in and was last used, in milliseconds. */
export interface DeviceSession {
  readonly hash: string;
  readonly created: number;
  readonly used: number;
  /** See `people/device.ts`; empty if it is not known. */
  readonly device: string;
}

/** Whose device it is. */
export type Found = Person & Pick<DeviceSession, 'created' | 'used'>;

/** Only hashes of secrets come here. */
export interface PeopleStore {
  readonly add: (person: Person, hash: string, now: number) => Promise<void>;
  readonly find: (hash: string) => Promise<Found | undefined>;
  readonly rename: (member: string, name: string) => Promise<void>;
  readonly seen: (member: string, now: number) => Promise<void>;
  readonly offer: (member: string, hash: string, until: number) => Promise<void>;
  /** Once, and in time: the device with this hash is that person from now on. */
  readonly claim: (code: string, hash: string, now: number) => Promise<Person | undefined>;
  /** A device is used, and if it says so is one of a kind. */
  readonly use: (hash: string, now: number, device?: string) => Promise<void>;
  /** Last used first. */
  readonly devices: (member: string) => Promise<readonly DeviceSession[]>;
  readonly forget: (hash: string) => Promise<void>;
  /** Sessions not used, or not begun, after these times; how many. A time of 0 ends none. */
  readonly forgetEnded: (used: number, created: number) => Promise<number>;
  /** Deletes devices and codes; what is left is a member without a name of their own. */
  readonly erase: (member: string, now: number) => Promise<void>;
  /** Those who were erased. */
  readonly erased: () => Promise<readonly string[]>;
  /** People not seen since, but for those who are still at a table, and for the erased: logs still contain their names. */
  readonly expire: (before: number) => Promise<number>;
}
