/** The events of a table, in order, each with its time; the game's own events are nested in them. */
import type { BotName, Reason } from '@duopolis/bots';
import type { Cell, CityIndex, GameEvent, Pending, Seat, Tile } from '@duopolis/rules';
import type { OfferDeath } from './offers/death.ts';
import type { TableOptions } from './options.ts';
import type { Portrait } from './portrait.ts';
import type { Holder, MemberId, Offer, SeatingCard, StandInReason } from './state.ts';
import type { Channel, Content } from './talk/talk-message.ts';
import type { UndoRefusal } from './undo.ts';

/** A seat when its game started. */
export interface StartedSeat {
  readonly holder: Holder;
  readonly name: string;
}

/** Stored with each start, so that a game is found without folding earlier events. */
export interface GameIndex {
  /** The versions at which the earlier games of the table started. */
  readonly before: readonly number[];
  readonly seats: readonly StartedSeat[];
}

type Happening =
  | {
      readonly type: 'created';
      readonly by: MemberId;
      readonly name: string;
      readonly options: TableOptions;
      readonly code: string;
      readonly card?: SeatingCard;
    }
  | { readonly type: 'joined'; readonly member: MemberId; readonly name: string }
  /** Away from a running game. */
  | { readonly type: 'went'; readonly member: MemberId }
  | { readonly type: 'returned'; readonly member: MemberId }
  | { readonly type: 'left'; readonly member: MemberId }
  | { readonly type: 'removed'; readonly member: MemberId }
  | { readonly type: 'handed-over'; readonly to: MemberId }
  | { readonly type: 'sat'; readonly member: MemberId; readonly seat: Seat; readonly portrait?: Portrait }
  | { readonly type: 'stood'; readonly member: MemberId; readonly seat: Seat }
  | { readonly type: 'bot-sat'; readonly seat: Seat; readonly strength: BotName }
  | { readonly type: 'bot-stood'; readonly seat: Seat }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | {
      readonly type: 'answered';
      readonly member: MemberId;
      readonly seat: Seat;
      readonly answer: string;
    }
  /** SEAT-2: for every seat, the chair whose holder sits there now. */
  | { readonly type: 'seated'; readonly order: readonly number[] }
  /** Logs of older versions have no index. */
  | { readonly type: 'started'; readonly index?: GameIndex }
  | { readonly type: 'game'; readonly event: GameEvent }
  | { readonly type: 'offered'; readonly offer: Offer }
  | {
      readonly type: 'offer-moved';
      readonly city: CityIndex;
      readonly id: number;
      readonly by: Seat;
      readonly cell: Cell;
    }
  /** A bot gives its reason. */
  | {
      readonly type: 'offer-agreed';
      readonly city: CityIndex;
      readonly id: number;
      readonly by: Seat;
      readonly reasons?: readonly Reason[];
    }
  /** The partner declines; a bot gives a reason, and its counter-offer may follow. */
  | {
      readonly type: 'offer-declined';
      readonly city: CityIndex;
      readonly id: number;
      readonly by: Seat;
      readonly reasons: readonly Reason[];
    }
  | { readonly type: 'offer-withdrawn'; readonly city: CityIndex; readonly id: number }
  | {
      readonly type: 'offer-died';
      readonly city: CityIndex;
      readonly id: number;
      readonly why: OfferDeath;
    }
  | {
      readonly type: 'undo-asked';
      readonly seat: Seat;
      readonly city: CityIndex;
      readonly tile: Tile;
      readonly cell: Cell;
    }
  | { readonly type: 'undo-declined'; readonly city: CityIndex; readonly by: Seat }
  | { readonly type: 'undo-lapsed'; readonly city: CityIndex; readonly why: UndoRefusal }
  /** The placement is taken back; the rest is the state of the table after that. */
  | {
      readonly type: 'undone';
      readonly seat: Seat;
      readonly city: CityIndex;
      readonly tile: Tile;
      readonly cell: Cell;
      readonly pending: readonly Pending[];
      readonly waiting: readonly Seat[];
      readonly mustPlace?: Seat;
    }
  | {
      readonly type: 'said';
      readonly by: MemberId;
      readonly channel: Channel;
      readonly content: Content;
    }
  | { readonly type: 'muted'; readonly by: MemberId; readonly member: MemberId; readonly mute: boolean }
  | { readonly type: 'came'; readonly member: MemberId }
  | { readonly type: 'dropped'; readonly member: MemberId }
  | { readonly type: 'taken-over'; readonly seat: Seat; readonly why: StandInReason }
  | { readonly type: 'taken-back'; readonly seat: Seat }
  | { readonly type: 'nudged'; readonly seat: Seat; readonly by: MemberId }
  | { readonly type: 'rematched'; readonly card?: SeatingCard }
  | { readonly type: 'closed' };

/** Milliseconds, never less than those of the previous event. */
export type TableEvent = Happening & { readonly at: number };

export type TableEventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;
