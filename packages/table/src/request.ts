/** The requests that a member's device can send. The host adds the member and the time to make a command. */
import type { BotName } from '@duopolis/bots';
import type { Cell, CityIndex, Command, Seat, Tile } from '@duopolis/rules';
import type { Portrait } from './portrait.ts';
import type { MemberId } from './state.ts';
import type { Channel, Content } from './talk/talk-message.ts';

/** A ghost tile in a proposal. */
export interface Proposal {
  readonly city: CityIndex;
  readonly tile: Tile;
  readonly cell: Cell;
}

export type Request =
  | { readonly type: 'join'; readonly name: string; readonly code?: string }
  | { readonly type: 'leave' }
  | { readonly type: 'sit'; readonly seat: Seat; readonly portrait?: Portrait }
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
  /** Made for a position; a placement also for the number of tiles in its city. */
  | {
      readonly type: 'play';
      readonly position: number;
      readonly move: Command;
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
