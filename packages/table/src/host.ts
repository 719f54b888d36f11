/** The host that runs a table over an event store. */
export type { Answer, HostProblem, MemberRequest, Send, Update } from './host/host-answer.ts';
export type { BotTask } from './host/act-for-bots.ts';
export type { Host, HostOptions, KnownTable, NewTable, OtherHosts, Subscriber } from './host/host-api.ts';
export { createHost } from './host/host.ts';
export { ELSEWHERE, MOST_SENT } from './host/running.ts';
export { memoryStore } from './host/memory-store.ts';
export { type Log, PART, partsOf, type Share } from './host/log-parts.ts';
export type { Append, AppendResult, EventStore, News, StoredTable, TableId } from './host/event-store.ts';
export { type Cursor, STREAMS, type StreamName } from './host/stream.ts';
