/** The words of a table on this device: passing it on, other tabs, and storage. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { Action } from '../../players/acting-people.ts';
import type { StorageState } from '../../../kit/store/device-store.ts';

export interface DeviceWords {
  readonly opening: string;
  readonly passTo: (name: string) => string;
  readonly passToOne: string;
  /** What the next person has to do. */
  readonly actions: { readonly [action in Action]: string };
  readonly secret: string;
  readonly iAm: (name: string) => string;
  readonly changeMind: string;
  readonly changeMindOf: (name: string) => string;
  readonly waiting: string;
  readonly hide: string;
  /** Under the seating card. */
  readonly cardAbout: string;
  readonly elsewhereTitle: string;
  readonly elsewhere: string;
  readonly playHere: string;
  readonly missingTitle: string;
  readonly missing: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly home: string;
  readonly forget: (table: string) => string;
  readonly forgetTitle: string;
  readonly forgetAbout: string;
  readonly forgetIt: string;
  readonly keepIt: string;
  readonly keeping: { readonly [keeping in Exclude<StorageState, 'kept'>]: string };
}

export const deviceWords = partWords(import.meta.glob<DeviceWords>('./??.ts', { import: 'device' }));
