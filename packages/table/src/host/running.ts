/** A running table: decides its commands one at a time, stores the events, and only then answers and broadcasts. */
import { LIMITS } from '@duopolis/rules';
import { dropOldest, lastOf } from '@duopolis/rules/lists';
import { aboutTable } from '../about.ts';
import type { SeenTableEvent } from '../seen-event.ts';
import type { TableCommand } from '../table-command.ts';
import { decideTable } from '../decide.ts';
import type { TableEvent } from '../event.ts';
import { evolveTable } from '../evolve.ts';
import { turnsOf } from '../turns.ts';
import type { TableRejection } from '../rejection.ts';
import type { MemberId, TableState } from '../state.ts';
import { type Answer, NOT_STORED } from './host-answer.ts';
import { type Audience, missedSince, newAudience, publish, publishAfresh } from './audience.ts';
import { partsOf, type Share } from './log-parts.ts';
import type { AppendResult, EventStore, News, TableId } from './event-store.ts';
import { type Cursor, streamOfLog } from './stream.ts';

/** How long a table leaves a failed store alone. */
export const STORE_BACK_OFF = 1_000;

/** Commands in a batch times their receivers: about ten milliseconds of work. */
export const MOST_SENT = 2_048;

/**
 * Refusals kept in memory, so that a repeat gets the same refusal; the store knows the accepted ones. Without the missed
 * events, which would be megabytes.
 */
export const KEPT_ANSWERS = 64;

/** Where a member's command comes from. */
export interface Delivery {
  /** Identifies the command: a repeat gets the same answer and is not done again. */
  readonly key?: string;
  readonly who?: MemberId;
  readonly seen?: Cursor;
  /** The seed of a start that depends on the number of earlier games: computed when that is certain. */
  readonly deals?: (state: TableState) => string;
}

interface Waiting {
  readonly command: TableCommand;
  readonly delivery: Delivery;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

/** Rejects a command that was not decided here: another host decides the table now. */
export const ELSEWHERE = new Error('another host decides this table');

export interface Running {
  readonly tableId: TableId;
  readonly store: EventStore;
  /** Waits until a part of a long log may be folded. */
  readonly share: Share;
  /** Whether other hosts append to the table too. */
  readonly shared: boolean;
  readonly now: () => number;
  /** Called after every change. */
  readonly changed: () => void;
  /** Resolves when commands should be decided. */
  readonly waitForBatch: (size: number) => Promise<void>;
  readonly audience: Audience;
  readonly answers: Map<string, Answer>;
  waiting: Waiting[];
  /** How many of them each member has sent. */
  readonly waitingOf: Map<MemberId, number>;
  /** All work on the table runs in order. */
  last: Promise<void>;
  /** How much work is pending. */
  pendingTasks: number;
  /** A bot is thinking. */
  thinking: Promise<void> | undefined;
  /** After a failure of the store, nothing automatic is tried before this time. */
  notBefore: number;
  /** Another host decides the table: nobody listens here any more, and nobody who stops listening has dropped out. */
  isElsewhere: boolean;
}

export const newRunning = (
  given: Pick<Running, 'tableId' | 'store' | 'share' | 'shared' | 'now' | 'changed' | 'waitForBatch'>,
): Running => ({
  ...given,
  audience: newAudience(given, given.now),
  answers: new Map(),
  waiting: [],
  waitingOf: new Map(),
  last: Promise.resolve(),
  pendingTasks: 0,
  thinking: undefined,
  notBefore: 0,
  isElsewhere: false,
});

export const stateOf = ({ audience }: Running): TableState => audience.live.state;

/** Runs a task after all pending work. */
export function enqueue<T>(running: Running, task: () => Promise<T>): Promise<T> {
  const done = running.last.then(task);
  const finish = (): void => {
    running.pendingTasks -= 1;
  };
  running.pendingTasks += 1;
  running.last = done.then(finish, finish);
  return done;
}

/** Applies events appended elsewhere: the received ones if they follow directly, otherwise those of the store. */
export async function refresh(running: Running, news?: News): Promise<void> {
  const { audience } = running;
  const { version } = audience.live;
  if (news !== undefined && news.version <= version) return;
  const events = news && after(version, news);
  if (events !== undefined) return publish(audience, events);
  for await (const part of partsOf(running, version)) await publish(audience, part);
}

/** The table as it is in the store, never partly read. */
export async function load(running: Running): Promise<void> {
  running.audience.live = await streamOfLog(running);
}

/** The received events without the known ones; nothing if there is a gap before them. */
function after(version: number, news: News): readonly TableEvent[] | undefined {
  const events = news.events();
  const known = version - (news.version - events.length);
  return known < 0 || known >= events.length ? undefined : events.slice(known);
}

/** Reloads from a store that has lost events: from then on a restored backup is the truth. */
export async function reload(running: Running): Promise<void> {
  running.answers.clear();
  await publishAfresh(running.audience);
}

/**
 * Applies events appended elsewhere; returns whether there were any, since then no command may be refused for the old
 * state.
 */
async function isBehind(running: Running, news?: News): Promise<boolean> {
  const { version } = running.audience.live;
  await refresh(running, news);
  return running.audience.live.version !== version;
}

/** A counter of each member: going through all waiting commands would cost more, the more of them wait. */
function count({ waitingOf }: Running, who: MemberId | undefined, change: number): void {
  if (who === undefined) return;
  const many = (waitingOf.get(who) ?? 0) + change;
  if (many > 0) waitingOf.set(who, many);
  else waitingOf.delete(who);
}

const isFull = ({ waitingOf }: Running, who: MemberId): boolean =>
  (waitingOf.get(who) ?? 0) >= LIMITS.waitingCommands;

/** Waiting commands are decided together and stored by one append. A member with too many can send one again later. */
export function perform(running: Running, command: TableCommand, delivery: Delivery = {}): Promise<Answer> {
  if (delivery.who !== undefined && isFull(running, delivery.who)) return Promise.resolve(NOT_STORED);
  return new Promise((answer, fail) => {
    running.waiting.push({ command, delivery, answer, fail });
    count(running, delivery.who, 1);
    if (running.waiting.length === 1) processNext(running);
  });
}

const processNext = (running: Running): void =>
  void enqueue(running, () => processBatch(running)).catch(running.waiting[0]?.fail);

const listenersOf = ({ audience }: Running): number => Math.max(1, audience.listeners.size);

const mostTogether = (running: Running): number => Math.max(1, Math.floor(MOST_SENT / listenersOf(running)));

/** The next commands; those that would send too much to too many listeners wait for another batch. */
function nextBatch(running: Running): readonly Waiting[] {
  const most = mostTogether(running);
  const batch = running.waiting.slice(0, most);
  running.waiting = running.waiting.slice(most);
  for (const { delivery } of batch) count(running, delivery.who, -1);
  if (running.waiting.length > 0) processNext(running);
  return batch;
}

type Conflict = Extract<AppendResult, { readonly code: 'conflict' }>;

interface Decided {
  readonly waiting: Waiting;
  readonly answer: Answer;
}

interface Batch {
  readonly decided: readonly Decided[];
  readonly events: readonly TableEvent[];
  readonly commands: readonly string[];
  /** The table after each of the events. */
  readonly states: readonly TableState[];
}

const DONE: Answer = { ok: true };

async function processBatch(running: Running): Promise<void> {
  await running.waitForBatch(listenersOf(running) * Math.min(running.waiting.length, mostTogether(running)));
  const batch = nextBatch(running);
  let decided: readonly Decided[];
  try {
    decided = await decideAndStore(running, batch);
  } catch (error) {
    if (error === ELSEWHERE) return batch.forEach(({ fail }) => fail(error));
    running.notBefore = running.now() + STORE_BACK_OFF;
    decided = await afterFailure(running, batch);
  }
  for (const { waiting, answer } of decided) {
    remember(running, waiting.delivery.key, answer);
    waiting.answer(answer);
  }
  running.changed();
}

/**
 * Decides and appends until the store accepts it; events of other writers come in between. Nothing is refused for an old
 * state: an append shows whether there were any, and without one the store is read.
 */
async function decideAndStore(running: Running, waiting: readonly Waiting[]): Promise<readonly Decided[]> {
  const { tableId, store, audience } = running;
  const repeated = new Set<string>();
  for (;;) {
    // oxlint-disable no-await-in-loop -- each attempt depends on the one before
    const { decided, events, commands, states } = await decideAll(running, waiting, repeated);
    if (events.length === 0) {
      const refuses = decided.some(({ answer }) => !answer.ok);
      if (running.shared && refuses && (await isBehind(running))) continue;
      return decided;
    }
    const { version: expected } = audience.live;
    const decidedOn = lastOf(states);
    const turns = turnsOf(decidedOn);
    const result = await store.append({
      tableId,
      expected,
      events,
      commands,
      about: aboutTable(decidedOn),
      ...(turns !== undefined && { turns }),
    });
    if (result.ok) {
      await publish(audience, events, states);
      return decided;
    }
    if (result.code === 'elsewhere') throw ELSEWHERE;
    if (result.code === 'repeated') repeated.add(result.command);
    else if (result.version < expected) {
      await reload(running);
      if (result.version === 0) throw new Error('the table was removed');
    } else if (!(await isBehind(running, missedIn(result)))) throw new Error('the store contradicts itself');
    // oxlint-enable no-await-in-loop
  }
}

const missedIn = ({ version, missed }: Conflict): News | undefined =>
  missed && { version, events: () => missed };

const dealtAt = (state: TableState, { command, delivery: { deals } }: Waiting): TableCommand =>
  deals === undefined || command.type !== 'start' ? command : { ...command, seed: deals(state) };

async function decideAll(
  running: Running,
  all: readonly Waiting[],
  repeated: ReadonlySet<string>,
): Promise<Batch> {
  let state = stateOf(running);
  const decided: Decided[] = [];
  const events: TableEvent[] = [];
  const states: TableState[] = [];
  const commands: string[] = [];
  for (const waiting of all) {
    const { key } = waiting.delivery;
    const again = key !== undefined && (repeated.has(key) || commands.includes(key)) ? DONE : undefined;
    const known = again ?? running.answers.get(key ?? '');
    if (known !== undefined) {
      decided.push({ waiting, answer: known });
      continue;
    }
    const decision = decideTable(state, dealtAt(state, waiting));
    if (!decision.ok) {
      // oxlint-disable-next-line no-await-in-loop -- in the order they came
      decided.push({ waiting, answer: await refused(running, waiting.delivery, decision.error) });
      continue;
    }
    decided.push({ waiting, answer: DONE });
    if (decision.value.length === 0) continue;
    for (const event of decision.value) {
      state = evolveTable(state, event);
      events.push(event);
      states.push(state);
    }
    if (key !== undefined) commands.push(key);
  }
  return { decided, events, commands, states };
}

/** A command accepted before a restart is not refused after it; a stale one is answered with the missed events. */
async function refused(running: Running, from: Delivery, error: TableRejection): Promise<Answer> {
  const { key, who, seen } = from;
  const { store, tableId, audience } = running;
  if (key !== undefined && (await store.knows(tableId, key))) return DONE;
  const stale = error.code === 'stale' || error.code === 'city-changed';
  if (!stale || who === undefined) return { ok: false, error };
  const changed: readonly SeenTableEvent[] | undefined = await missedSince(audience, who, seen);
  return changed === undefined ? { ok: false, error } : { ok: false, error, changed };
}

/** The store failed, perhaps after it stored the events: only the store knows. */
async function afterFailure(running: Running, batch: readonly Waiting[]): Promise<readonly Decided[]> {
  const { store, tableId } = running;
  const isKept = async ({ delivery: { key } }: Waiting): Promise<boolean> =>
    key !== undefined && (await store.knows(tableId, key).catch(() => false));
  const kept = await Promise.all(batch.map(isKept));
  /** Once for all of them: two concurrent reads would apply the same events twice. */
  await refresh(running).catch(() => {});
  return batch.map((waiting, nth) => ({ waiting, answer: kept[nth] === true ? DONE : NOT_STORED }));
}

function remember({ answers }: Running, key: string | undefined, answer: Answer): void {
  if (key === undefined || answer.ok || answer.error.code === 'not-stored') return;
  answers.set(key, { ok: false, error: answer.error });
  dropOldest(answers, KEPT_ANSWERS);
}
