/** The bot protocol, duopolis-bot/1: JSON lines between a host and a program that plays (docs/BOTS.md). */
import {
  type Command,
  type GameResult,
  LIMITS,
  type Options,
  type Seat,
  type SeatView,
} from '@duopolis/rules';
import type { Proposal } from '../offers/offer.ts';

export const PROTOCOL = 'duopolis-bot/1';

/** The longest line of a program, in characters. */
export const LONGEST_LINE = LIMITS.botLine;

/** What a host says. */
export type HostMessage =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL; readonly name: string }
  | {
      readonly type: 'begin';
      readonly game: string;
      readonly seat: Seat;
      readonly options: Options;
      readonly milliseconds: number;
    }
  | { readonly type: 'view'; readonly view: SeatView }
  | {
      readonly type: 'decide';
      readonly id: number;
      readonly milliseconds: number;
      readonly legal: readonly Command[];
    }
  | { readonly type: 'offer'; readonly id: number; readonly from: Seat; readonly offer: Proposal }
  | { readonly type: 'end'; readonly game: string; readonly seat: Seat; readonly result: GameResult };

export type HostMessageOf<T extends HostMessage['type']> = Extract<HostMessage, { readonly type: T }>;

/** What a program says. */
export type ProgramMessage =
  | {
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly name: string;
      /** Whether the program wants to answer offers. */
      readonly offers?: boolean;
    }
  | { readonly type: 'command'; readonly id: number; readonly index: number }
  | { readonly type: 'command'; readonly id: number; readonly command: Command }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly accept: boolean;
      readonly counter?: Proposal;
    };

export type ProgramMessageOf<T extends ProgramMessage['type']> = Extract<
  ProgramMessage,
  { readonly type: T }
>;

export const makeMessage = (message: HostMessage): string => JSON.stringify(message);
