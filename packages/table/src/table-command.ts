/** Commands of a table: the stamped requests of its members, and the host's own. `decideTable` turns them into events. */
import type { Offer as BotOffer, OfferAnswer } from '@duopolis/bots';
import type { Cell, CityIndex, Command, Seat } from '@duopolis/rules';
import type { TableOptions } from './options.ts';
import type { Request, RequestOf } from './request.ts';
import type { MemberId, StandInReason } from './state.ts';

/** A request that draws something: the host adds a seed, which never comes from a member. */
export type DrawingRequest = RequestOf<'start' | 'rematch'>;

export type MemberCommand = { readonly who: MemberId; readonly at: number } & (
  | Exclude<Request, DrawingRequest>
  | (DrawingRequest & { readonly seed: string })
);

/** The commands of the host itself. */
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
  | { readonly type: 'bot-play'; readonly position: number; readonly move: Command }
  /** A bot's tiles where it would place them, one to a city. */
  | {
      readonly type: 'bot-offer';
      readonly position: number;
      readonly seat: Seat;
      readonly offers: readonly BotOffer[];
    }
  /** A bot's answer to the version of an offer that it saw on a cell. */
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
