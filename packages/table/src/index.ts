/** People around a game: the one door of this package. */
export * from './about.ts';
export type { ClientEvent, ClientGameEvent } from './client-event.ts';
export { type Awaited, awaitedAt, type BotDue, type Due, dueAt, whatIsDue } from './clock.ts';
export type { MemberCommand, Proposal, Request, RequestOf, SystemCommand, TableCommand } from './command.ts';
export { DEAL, type DealtGame } from './deal.ts';
export { decideTable } from './decide.ts';
export type { TableEvent, TableEventOf } from './event.ts';
export { eventFor } from './event-for.ts';
export { evolveTable, tableAfter } from './evolve.ts';
export { evolveView, firstView } from './evolve-view.ts';
export { LONGEST_ANSWER, LONGEST_NAME } from './gathering.ts';
export type { Answer, HostProblem, Send, Submission, Update } from './host/answer.ts';
export {
  createHost,
  type Host,
  type HostOptions,
  type KnownTable,
  type NewTable,
  type OtherHosts,
} from './host/host.ts';
export { memoryStore } from './host/memory.ts';
export type { Append, AppendResult, EventStore, News, StoredTable, TableId } from './host/store.ts';
export { type Place, STREAMS, type StreamName } from './host/stream.ts';
export type { OfferDeath } from './offers/death.ts';
export { type Effect, effectOf } from './offers/effect.ts';
export type { ProposalRefusal } from './offers/refusal.ts';
export * from './options.ts';
export { gamesOf, playersOf, recordsOf } from './record.ts';
export type { TableRejection } from './rejection.ts';
export { buildersOf, memberOf, partnerIn, playedSeats, seatOf } from './seats.ts';
export * from './state.ts';
export * from './talk/message.ts';
export * from './talk/phrases.ts';
export { FLOOD, LONGEST_TEXT, type TalkRefusal } from './talk/refusal.ts';
export type { UndoRefusal } from './undo.ts';
export { type TableView, tableViewFor } from './view.ts';
