/** What can be asked of a table: by its members, and by the machine that runs it. */
import type { BotName, Offer as BotOffer, OfferAnswer } from '@duopolis/bots';
import type { Cell, CityIndex, Command, Seat, Tile } from '@duopolis/rules';
import type { TableOptions } from './options.ts';
import type { MemberId, StandInReason } from './state.ts';
import type { Channel, Content } from './talk/message.ts';

/** A ghost tile as it is proposed. */
export interface Proposal {
  readonly city: CityIndex;
  readonly tile: Tile;
  readonly cell: Cell;
}

/** What a member's device sends; who and when are added by the host, which knows better. */
export type Request =
  | { readonly type: 'join'; readonly name: string; readonly code?: string }
  | { readonly type: 'leave' }
  | { readonly type: 'sit'; readonly seat: Seat }
  | { readonly type: 'stand' }
  | { readonly type: 'seat-bot'; readonly seat: Seat; readonly strength: BotName }
  | { readonly type: 'unseat-bot'; readonly seat: Seat }
  | { readonly type: 'ready'; readonly ready: boolean }
  | { readonly type: 'answer'; readonly answer: string }
  | { readonly type: 'remove'; readonly member: MemberId }
  | { readonly type: 'hand-over'; readonly to: MemberId }
  | { readonly type: 'start' }
  | { readonly type: 'rematch' }
  | { readonly type: 'close' }
  /** Made for a position, and a placement also for so many tiles in its city. */
  | {
      readonly type: 'play';
      readonly position: number;
      readonly command: Command;
      readonly standing?: number;
    }
  /** One tile, mine or my partner's; or both of mine, one for each of my cities. */
  | {
      readonly type: 'propose';
      readonly position: number;
      readonly proposal: Proposal;
      readonly owner?: Seat;
      readonly counters?: number;
    }
  | {
      readonly type: 'propose-both';
      readonly position: number;
      readonly proposals: readonly [Proposal, Proposal];
    }
  | { readonly type: 'move-offer'; readonly city: CityIndex; readonly id: number; readonly cell: Cell }
  | { readonly type: 'agree'; readonly city: CityIndex; readonly id: number; readonly cell: Cell }
  | { readonly type: 'decline-offer'; readonly city: CityIndex; readonly id: number; readonly cell: Cell }
  | { readonly type: 'withdraw'; readonly city: CityIndex; readonly id: number }
  | { readonly type: 'ask-undo'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly type: 'consent'; readonly city: CityIndex; readonly cell: Cell }
  | { readonly type: 'decline'; readonly city: CityIndex }
  | { readonly type: 'say'; readonly channel: Channel; readonly content: Content }
  | { readonly type: 'mute'; readonly member: MemberId; readonly mute: boolean }
  | { readonly type: 'nudge'; readonly seat: Seat }
  | { readonly type: 'take-back' };

export type RequestOf<T extends Request['type']> = Extract<Request, { readonly type: T }>;

interface Made {
  readonly who: MemberId;
  readonly at: number;
  /** For start and rematch: chance comes from outside, and never from a member. */
  readonly seed: string;
}

export type MemberCommand = Request & Made;

/** What the host of the table does by itself. */
export type SystemCommand = { readonly at: number } & (
  | {
      readonly type: 'create';
      readonly who: MemberId;
      readonly name: string;
      readonly options: TableOptions;
      readonly code: string;
      readonly seed: string;
    }
  | { readonly type: 'come'; readonly who: MemberId }
  | { readonly type: 'drop'; readonly who: MemberId }
  | { readonly type: 'take-over'; readonly seat: Seat; readonly why: Exclude<StandInReason, 'left'> }
  | { readonly type: 'replace-host'; readonly to: MemberId }
  | { readonly type: 'bot-play'; readonly position: number; readonly command: Command }
  /** A bot's tiles where it would place them, one to a city. */
  | {
      readonly type: 'bot-offer';
      readonly position: number;
      readonly seat: Seat;
      readonly offers: readonly BotOffer[];
    }
  /** What a bot says to an offer that it has seen on a cell. */
  | {
      readonly type: 'bot-answer';
      readonly seat: Seat;
      readonly city: CityIndex;
      readonly id: number;
      readonly cell: Cell;
      readonly answer: OfferAnswer;
    }
  | { readonly type: 'shut' }
);

export type TableCommand = MemberCommand | SystemCommand;

export type CommandFor<T extends TableCommand['type']> = Extract<TableCommand, { readonly type: T }>;
