/** What people say: text, ready phrases and pings of a cell, in the table's channel or a city's. */
import type { Cell, CityIndex } from '@duopolis/rules';
import type { MemberId } from '../state.ts';
import type { Phrase } from './phrases.ts';

/** One channel for the table, one for the two partners of each city. */
export type Channel = 'table' | CityIndex;

export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phrase'; readonly phrase: Phrase }
  | { readonly kind: 'ping'; readonly city: CityIndex; readonly cell: Cell };

/** What a reader gets from somebody they have muted. */
export const UNHEARD = { kind: 'unheard' } as const;
export type ReceivedContent = Content | typeof UNHEARD;

export interface Message {
  readonly at: number;
  readonly by: MemberId;
  readonly content: ReceivedContent;
  /** Members who had muted the speaker then. */
  readonly unheardBy?: readonly MemberId[];
}
