/** Why a table refuses: codes with facts, never sentences. */
import type { CityIndex, Rejection, Seat, SetupProblem } from '@duopolis/rules';
import type { AnswerProblem } from '@duopolis/rules/chance';
import type { ProposalRefusal } from './offers/proposal-refusal.ts';
import type { TableOptionsProblem } from './options.ts';
import type { MemberId, TablePhase } from './state.ts';
import type { StrictRefusal } from './strict.ts';
import type { TalkRefusal } from './talk/talk-refusal.ts';
import type { UndoRefusal } from './undo.ts';

export type TableRejection =
  | { readonly code: 'wrong-table-phase'; readonly phase: TablePhase }
  | { readonly code: 'not-a-member' }
  | { readonly code: 'no-such-member'; readonly member: MemberId }
  | { readonly code: 'not-the-host' }
  | { readonly code: 'bad-name'; readonly most: number }
  | { readonly code: 'wrong-code' }
  | { readonly code: 'barred' }
  | { readonly code: 'no-watching' }
  | { readonly code: 'too-many-members'; readonly most: number }
  | { readonly code: 'too-many-games'; readonly most: number }
  /** The log is so long that only a running game can be finished. */
  | { readonly code: 'table-too-long'; readonly most: number }
  | { readonly code: 'no-such-chair'; readonly seat: Seat; readonly seats: number }
  | { readonly code: 'chair-taken'; readonly seat: Seat }
  | { readonly code: 'no-bot-there'; readonly seat: Seat }
  | { readonly code: 'not-seated' }
  | { readonly code: 'no-card' }
  | { readonly code: 'answer-too-long'; readonly most: number }
  | { readonly code: 'empty-chairs'; readonly seats: readonly Seat[] }
  | { readonly code: 'not-ready'; readonly seats: readonly Seat[] }
  | { readonly code: 'not-answered'; readonly seats: readonly Seat[] }
  | { readonly code: 'bad-options'; readonly problem: TableOptionsProblem | SetupProblem }
  | { readonly code: 'bad-answer'; readonly problem: AnswerProblem }
  | { readonly code: 'not-your-seat'; readonly seat: Seat }
  | { readonly code: 'not-your-city'; readonly city: CityIndex }
  | { readonly code: 'no-partner'; readonly city: CityIndex }
  /** Made for another phase. */
  | { readonly code: 'stale'; readonly position: number; readonly now: number }
  /** Made for another city: something was built there, or taken back. */
  | {
      readonly code: 'city-changed';
      readonly city: CityIndex;
      readonly standing: number;
      readonly now: number;
    }
  | { readonly code: 'game'; readonly rejection: Rejection }
  | { readonly code: 'nobody-stands-in'; readonly seat: Seat }
  | { readonly code: 'not-due'; readonly seat: Seat }
  | { readonly code: 'not-awaited'; readonly seat: Seat }
  | { readonly code: 'nudged-already'; readonly seat: Seat; readonly again: number }
  | ProposalRefusal
  | StrictRefusal
  | UndoRefusal
  | TalkRefusal;
