/** The state of a table, split by who may know it: open, private between partners, hidden. */
import type { BotName, Reason } from '@duopolis/bots';
import type { Cell, CityIndex, GameEvent, GameState, Seat, Tile } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import type { TableOptions } from './options.ts';
import type { Portrait } from './portrait.ts';
import type { Message } from './talk/talk-message.ts';

/** An opaque id of a person, assigned by the caller. */
export type MemberId = string;

/** A card of the seating randomizer (SEAT-2). */
export type SeatingCard = Components['seatingCards'][number];

export const TABLE_PHASES = ['none', 'gathering', 'playing', 'over', 'closed'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly here: boolean;
  /** Since when they are here, or not. */
  readonly since: number;
  /** Left a running game: the seat stays theirs, they can return. */
  readonly left?: true;
  /** As chosen when they sat down; without one, clients choose. */
  readonly portrait?: Portrait;
}

export type Holder =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly member: MemberId }
  | { readonly kind: 'bot'; readonly strength: BotName }
  | { readonly kind: 'automa' };

const STAND_IN_REASONS = ['dropped', 'late', 'left'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** A chair at the table; from the start of the game its number is the seat's. */
export interface Chair {
  readonly holder: Holder;
  readonly ready: boolean;
  /** Has answered the randomizer card (SEAT-2). */
  readonly answered: boolean;
  /** A bot plays for the person, who has not resigned. */
  readonly standIn?: { readonly why: StandInReason; readonly since: number };
  /** The person's clock restarts here after they came back. */
  readonly clockFrom?: number;
  readonly nudgedAt?: number;
}

/** What everyone may see, besides the game. */
export interface OpenTable {
  readonly phase: TablePhase;
  readonly options: TableOptions;
  readonly host?: MemberId;
  readonly members: readonly Member[];
  readonly chairs: readonly Chair[];
  /** The randomizer card that everyone answers. */
  readonly card?: SeatingCard;
  /** Games begun at this table. */
  readonly games: number;
  /** Counts the phases of the games, so that a command can name the one it was made for. */
  readonly position: number;
  /** When the phase began. */
  readonly since: number;
}

/** A ghost tile on a shared city, seen by its two partners. */
export interface Offer {
  readonly city: CityIndex;
  /** Counted within its city, so that it reveals nothing about other cities. */
  readonly id: number;
  readonly by: Seat;
  readonly owner: Seat;
  readonly tile: Tile;
  readonly cell: Cell;
  /** Partners who agree to the current version. */
  readonly agreed: readonly Seat[];
  /** The offer it answers. */
  readonly counters?: number;
  /** Why its maker proposes it; bots give a reason. */
  readonly reasons?: readonly Reason[];
  /** Why the partner agreed or objected. */
  readonly answer?: { readonly by: Seat; readonly agrees: boolean; readonly reasons: readonly Reason[] };
  /** The maker's other half, in the other city: visible only to the maker. */
  readonly pair?: { readonly city: CityIndex; readonly id: number };
}

/** A placement that its owner wants to undo. */
export interface UndoAsk {
  readonly seat: Seat;
  readonly city: CityIndex;
  readonly tile: Tile;
  readonly cell: Cell;
}

export interface Talk {
  readonly table: readonly Message[];
  readonly cities: readonly (readonly Message[])[];
}

/** The private state: partners see their city's, everyone their own. A view has the same shape with less in it. */
export interface PrivateState {
  readonly offers: readonly Offer[];
  readonly asks: readonly UndoAsk[];
  readonly talk: Talk;
  readonly mutes: { readonly [member: MemberId]: readonly MemberId[] };
  readonly answers: { readonly [member: MemberId]: string };
}

/** Never sent to anybody. */
export interface HiddenTable {
  /** The time of the last event, including events that a viewer doesn't receive. */
  readonly at: number;
  /** How many events the table has had. */
  readonly events: number;
  /** Characters of those events, written as JSON. */
  readonly bytes: number;
  /** The version at which each game started. */
  readonly starts: readonly number[];
  readonly code: string;
  readonly barred: readonly MemberId[];
  /** Offers ever made, by city. */
  readonly offered: readonly number[];
  /** When each member last spoke. */
  readonly spoken: { readonly [member: MemberId]: readonly number[] };
  /** When a person last said, proposed, moved or declined something, by city. */
  readonly stirred: readonly number[];
  /** The game at the start of this placing phase, and the events since. */
  readonly placing?: { readonly from: GameState; readonly events: readonly GameEvent[] };
}

export interface TableState {
  readonly open: OpenTable;
  readonly asides: PrivateState;
  readonly hidden: HiddenTable;
  readonly game?: GameState;
}

export const NO_PRIVATE_STATE: PrivateState = {
  offers: [],
  asks: [],
  talk: { table: [], cities: [] },
  mutes: {},
  answers: {},
};

/** Before the first event. */
export const INITIAL_TABLE: TableState = {
  open: {
    phase: 'none',
    options: {
      game: { mode: 'table', seats: 3, capitals: false },
      access: 'private',
      seating: 'numbers',
      pace: { kind: 'relaxed' },
      watching: { who: 'nobody', delay: 0 },
      phrasesOnly: false,
      standIn: 'random',
      grace: 60,
    },
    members: [],
    chairs: [],
    games: 0,
    position: 0,
    since: 0,
  },
  asides: NO_PRIVATE_STATE,
  hidden: {
    at: 0,
    events: 0,
    bytes: 0,
    starts: [],
    code: '',
    barred: [],
    offered: [],
    spoken: {},
    stirred: [],
  },
};
