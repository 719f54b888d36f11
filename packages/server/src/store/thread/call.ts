/** What the thread of the store is asked, and what it says: plain data, several things in one message. */
import type { Result } from '@duopolis/rules';
import type { PeopleStore } from '../../people/store.ts';
import type { EmbeddedStore, KeptEvents, Store } from '../embedded.ts';
import type { FileProblem } from '../file.ts';

/** The parts of a store, with what can be asked of each. */
export interface Parts {
  readonly steps: Pick<EmbeddedStore, 'append'>;
  readonly events: Omit<KeptEvents, 'append'>;
  readonly people: PeopleStore;
  readonly notes: Pick<Store, 'note' | 'setNote' | 'firstNote'>;
}
export type PartName = keyof Parts;

/** One question: its number, and whose answer is wanted. */
export interface Call {
  readonly id: number;
  readonly part: PartName;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Several questions at once; the last of all says that the store is to be closed. */
export type Asked = readonly Call[] | 'close';

/** An error as it crosses: its message, and the codes of the system and of SQLite. */
type Failure = Readonly<Pick<Error, 'message'>> & object;

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: Failure };

export type Said =
  | { readonly type: 'opened'; readonly opened: Result<undefined, FileProblem> }
  /** Also how many writes each transaction had since the last message. */
  | { readonly type: 'answers'; readonly answers: readonly Answered[]; readonly turns: readonly number[] };
