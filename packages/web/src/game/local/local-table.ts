/** Tables on this device: the same host as on a server, over the browser's store. */
import type { BotName } from '@duopolis/bots';
import { ok, refuse, type Result, type Seat, type SeatView } from '@duopolis/rules';
import {
  aboutTable,
  beginTable,
  type Member,
  type MemberId,
  tableAfter,
  type TableOptions,
  type TableRejection,
  type TableView,
} from '@duopolis/table';
import { createHost, type EventStore, type Host, type HostOptions } from '@duopolis/table/host';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Bots, openBots } from '../bots/device-bots.ts';
import { savedCampaign } from '../saves/campaigns.ts';
import { dealAt } from '../saves/known-deals.ts';
import { saveScores } from '../scores/solo-scores.ts';
import { forgetOldest } from '../saves/continued.ts';
import { askToPersist, device } from '../../kit/store/device-store.ts';
import { holdTable } from '../../kit/store/tab-lock.ts';
import type { Link, LinkState } from '../link/link.ts';
import { openLocalLink } from '../link/local-link.ts';
import { newSeed } from '../link/new-seed.ts';

const memberNumbered = (nth: number): MemberId => `person-${nth + 1}`;

export type Person = Pick<Member, 'name' | 'portrait'>;

/** A device has no passwords. */
const onDevice = (options: TableOptions): TableOptions => ({
  ...options,
  access: 'private',
  watching: { who: 'nobody', delay: 0 },
});

interface BotsAndDeal {
  readonly botIn: (seat: Seat) => BotName;
  /** One that others play too. */
  readonly deal?: string;
}

/**
 * Makes a table with its people and bots and starts it, unless a seating card must be answered first: stored completely
 * or not at all.
 */
export async function createLocal(
  options: TableOptions,
  people: readonly Person[],
  { botIn, deal = newSeed() }: BotsAndDeal,
): Promise<Result<string, TableRejection>> {
  const tableId = newSeed().slice(0, 12);
  const begun = beginTable({
    options: onDevice(options),
    people: people.map((person, nth) => ({ ...person, member: memberNumbered(nth) })),
    botIn,
    code: newSeed(),
    seed: deal,
    at: Date.now(),
  });
  if (!begun.ok) return begun;
  const events = begun.value;
  const { events: store } = await device();
  await store.append({ tableId, expected: 0, events, commands: [], about: aboutTable(tableAfter(events)) });
  askToPersist();
  await forgetOldest();
  return ok(tableId);
}

/** A table that this tab runs. */
export interface LocalTable {
  readonly table: string;
  /** A link for every person at this device. */
  readonly links: readonly Link[];
  /** Whether another tab has taken the table over. */
  readonly lost: ReadonlySignal<boolean>;
  readonly close: () => void;
}

export interface LocalProblem {
  /** Elsewhere: another tab runs it. */
  readonly code: 'no-such-table' | 'elsewhere';
}

export interface OpenLocalOptions {
  /** Takes the table over from another tab. */
  readonly take?: boolean;
  /** Resolves when the next bot may act. */
  readonly pause?: NonNullable<HostOptions['pause']>;
}

/** Opens a table of this device. */
export async function openLocal(
  table: string,
  { take = false, pause }: OpenLocalOptions = {},
): Promise<Result<LocalTable, LocalProblem>> {
  const { events: store } = await device();
  const about = (await store.list()).find(({ tableId }) => tableId === table)?.about;
  if (about === undefined) return refuse({ code: 'no-such-table' });
  const hold = await holdTable(table, take ? 'take' : 'if-free');
  if (hold === undefined) return refuse({ code: 'elsewhere' });
  const state = signal<LinkState>('local');
  const { host, stop } = runTable(table, {
    store,
    state,
    deal: await dealAt(table),
    pause,
  });
  /** Nobody left properly when the page closed: clocks restart for everyone. */
  if (about.pace !== 'relaxed') await host.recover(table);
  const links: Link[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a few people, who come one after the other
  for (const member of about.members) links.push(await openLocalLink(host, table, { you: member, state }));
  const lost = signal(false);
  const stopFollowing = followGames(table, links);
  const close = (): void => {
    stopFollowing();
    stop();
    hold.release();
  };
  void hold.ended.then(() => {
    close();
    lost.value = true;
  });
  return ok({ table, links, lost, close });
}

/** Results are stored, and a rematch on one device starts at once, unless a seating card must be answered first. */
function followGames(table: string, links: readonly Link[]): () => void {
  const phase = computed(() => links[0]?.view.value?.open.phase);
  const views = () => links.map(({ view }) => view.peek()).filter((view) => view !== undefined);
  return effect(() => {
    if (phase.value === 'gathering' && links[0]?.view.peek()?.open.card === undefined) void startAll(links);
    // The other links get the end in the same task, but after this one.
    if (phase.value === 'over') queueMicrotask(() => void saveResults(table, views()));
  });
}

/** The campaign records its game at once, so that a rematch can't replace it. */
async function saveResults(table: string, views: readonly TableView[]): Promise<void> {
  await saveScores(table, views);
  await savedCampaign();
}

/** Everyone at this device is ready, and the host starts. */
export async function startAll(links: readonly Link[]): Promise<void> {
  const host = links.find(({ you, view }) => view.peek()?.open.host === you);
  await Promise.all(links.map(({ ask }) => ask({ type: 'ready', ready: true })));
  await host?.ask({ type: 'start' });
}

/** Never fulfilled: nobody needs the decision of a closed table. */
const forgotten = (): Promise<never> => new Promise(() => {});

/** For a shared deal, bots count trials, not time: they are equally strong on every device. */
const TRIALS = 160;

/** Their randomness comes from the deal and the position, so that equal moves get equal answers. */
const diceOf = (deal: string, { viewer, open }: SeatView): string =>
  [deal, viewer, open.round, open.turn, open.phase, open.pending.length].join('/');

/** The longest delay of a single timer. */
const LONGEST = 2 ** 31 - 1;

interface RunOptions {
  readonly store: EventStore;
  readonly state: Signal<LinkState>;
  readonly deal: string | undefined;
  readonly pause: HostOptions['pause'] | undefined;
}

function runTable(
  table: string,
  { store, state, deal, pause }: RunOptions,
): { readonly host: Host; readonly stop: () => void } {
  const bots: Bots = openBots();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = (): boolean => state.peek() === 'gone';
  const host = createHost({
    store: {
      ...store,
      append: (append) => (stopped() ? forgotten() : store.append(append)),
    },
    now: Date.now,
    newSeed,
    decideBot: async (view, strength, { seed }) => {
      const command = await (deal === undefined
        ? bots.decide({ view, strength, seed })
        : bots.decide({ view, strength, seed: diceOf(deal, view), trials: TRIALS }));
      return stopped() ? forgotten() : command;
    },
    ...(pause !== undefined && { pause }),
    botsPlaceLast: deal !== undefined,
    schedule: (_, at) => {
      clearTimeout(timer);
      if (at === undefined || stopped()) return;
      timer = setTimeout(() => void host.wake(table), Math.min(Math.max(0, at - Date.now()), LONGEST));
    },
  });
  const stop = (): void => {
    state.value = 'gone';
    clearTimeout(timer);
    bots.close();
  };
  return { host, stop };
}
