/** The people store: display names, devices, and codes to move to another device. */

export interface Person {
  readonly member: string;
  readonly name: string;
}

/** A device of a person: when it signed in and was last used, in milliseconds. */
export interface DeviceSession {
  readonly hash: string;
  readonly created: number;
  readonly used: number;
  /** See `people/device-label.ts`; empty if unknown. */
  readonly device: string;
}

/** The owner of the device. */
export type Found = Person & Pick<DeviceSession, 'created' | 'used'>;

/** Secrets arrive here only as hashes. */
export interface PeopleStore {
  readonly add: (person: Person, hash: string, now: number) => Promise<void>;
  readonly find: (hash: string) => Promise<Found | undefined>;
  readonly rename: (member: string, name: string) => Promise<void>;
  readonly seen: (member: string, now: number) => Promise<void>;
  readonly offer: (member: string, hash: string, until: number) => Promise<void>;
  /** Works once, before the code expires: from now on the device with this hash belongs to that person. */
  readonly claim: (code: string, hash: string, now: number) => Promise<Person | undefined>;
  /** Records that a device is used, and its label if given. */
  readonly use: (hash: string, now: number, device?: string) => Promise<void>;
  /** Last used first. */
  readonly devices: (member: string) => Promise<readonly DeviceSession[]>;
  readonly forget: (hash: string) => Promise<void>;
  /** Deletes sessions not used, or not begun, since these times; returns how many. A time of 0 deletes none. */
  readonly forgetEnded: (used: number, created: number) => Promise<number>;
  /** Deletes devices and codes; what remains is a member without a name. */
  readonly erase: (member: string, now: number) => Promise<void>;
  /** People whose data was erased. */
  readonly erased: () => Promise<readonly string[]>;
  /** People not seen since then, except those still at a table and the erased: logs still contain their names. */
  readonly expire: (before: number) => Promise<number>;
}
