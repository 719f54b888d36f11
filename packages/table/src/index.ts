/** People around a game: a table's requests, events, state and views. The host has its own entry point. */
export { type AboutTable, aboutTable } from './about.ts';
export { beginTable } from './beginning.ts';
export type { SeenTableEvent } from './seen-event.ts';
export { awaitedAt, standInFrom, whatIsDue } from './clock.ts';
export type { MemberCommand, SystemCommand, TableCommand } from './table-command.ts';
export { DEAL_TOKEN, type DealtGame } from './deal.ts';
export { decideTable } from './decide.ts';
export { type Drafted, drafted, draftedBy, type Staged } from './staged-tiles.ts';
export { type Effect, effectOf, effectsOf, pointsIn, withGhost } from './effect.ts';
export type { StartedSeat, TableEvent, TableEventOf } from './event.ts';
export { tableEventFor } from './event-for.ts';
export { evolveTable, tableAfter } from './evolve.ts';
export { evolveTableView, firstView } from './evolve-view.ts';
export { LONGEST_ANSWER } from './gathering.ts';
export type { OfferDeath } from './offers/death.ts';
export { openQuestionsOf } from './offers/patience.ts';
export type { ProposalRefusal } from './offers/proposal-refusal.ts';
export {
  ACCESSES,
  checkTableOptions,
  delayOf,
  type Pace,
  RANGES,
  SEATINGS,
  type SeatingWay,
  type Setting,
  type TableOptions,
  type TableOptionsProblem,
  WATCHERS,
  type Watchers,
} from './options.ts';
export { type Portrait, PORTRAITS } from './portrait.ts';
export {
  gameEventsOf,
  type GameStart,
  newGameStarts,
  playersOf,
  recordsOf,
} from './game-records.ts';
export type { TableRejection } from './rejection.ts';
export type { Proposal, Request, RequestOf } from './request.ts';
export { buildersOf, memberOf, partnerIn, playedSeats, seatedPeople, seatOf, startedSeats } from './seats.ts';
export {
  type Chair,
  type Holder,
  INITIAL_TABLE,
  type Member,
  type MemberId,
  NO_PRIVATE_STATE,
  type Offer,
  type OpenTable,
  type SeatingCard,
  type StandInReason,
  TABLE_PHASES,
  type TablePhase,
  type TableState,
  type UndoAsk,
} from './state.ts';
export { isStrict, type StrictRefusal } from './strict.ts';
export type { Channel, Content, ReceivedContent, Message } from './talk/talk-message.ts';
export { type Phrase, PHRASES } from './talk/phrases.ts';
export { LONGEST_TEXT, type TalkRefusal } from './talk/talk-refusal.ts';
export type { UndoRefusal } from './undo.ts';
export { type TableView, tableViewFor } from './view.ts';
export type { Turns } from './turns.ts';
