/** The loaded tables of a host: each with its timer, and with bots that act when they have to. */
import { type BotDue, dueByTime, isForBot, placesBeforePeople, whatIsDue } from '../clock.ts';
import type { SystemCommand } from '../table-command.ts';
import type { Answer } from './host-answer.ts';
import { releaseAt } from './late-stream.ts';
import { act } from './act-for-bots.ts';
import type { HostOptions, OtherHosts } from './host-api.ts';
import { enqueue, load, newRunning, perform, STORE_BACK_OFF, type Running, stateOf } from './running.ts';
import type { TableId } from './event-store.ts';

export interface Hosting extends Required<HostOptions> {
  /** Whether other hosts run the same tables. */
  readonly shared: boolean;
  readonly tables: Map<TableId, Running>;
}

const AT_ONCE = async (): Promise<void> => {};

const ALONE: OtherHosts = {
  owns: () => true,
  come: async () => {},
  gone: async () => {},
  listens: async () => false,
};

export const newHosting = (options: HostOptions): Hosting => ({
  waitForBatch: AT_ONCE,
  pause: AT_ONCE,
  botsPlaceLast: false,
  share: AT_ONCE,
  others: ALONE,
  ...options,
  shared: options.others !== undefined,
  tables: new Map(),
});

const isThere = (table: Running): boolean => stateOf(table).open.phase !== 'none';

/** A running table, loaded on first use. */
export async function runningTable(hosting: Hosting, tableId: TableId): Promise<Running> {
  const { tables, store, share, shared, now, waitForBatch } = hosting;
  const known = tables.get(tableId);
  if (known !== undefined) return known;
  const changed = (): void => arrange(hosting, table);
  const table: Running = newRunning({ tableId, store, share, shared, now, waitForBatch, changed });
  tables.set(tableId, table);
  try {
    await enqueue(table, () => load(table));
  } catch (error) {
    tables.delete(tableId);
    throw error;
  }
  return table;
}

/** The table, if there is one. */
export async function existingTable(hosting: Hosting, tableId: TableId): Promise<Running | undefined> {
  const table = await runningTable(hosting, tableId);
  if (isThere(table)) return table;
  await table.last;
  if (isThere(table)) return table;
  if (table.waiting.length === 0) hosting.tables.delete(tableId);
  return undefined;
}

/** Forgets a table that was removed from the store. */
export function forgetRemoved({ tables, schedule }: Hosting, table: Running): void {
  if (isThere(table)) return;
  schedule(table.tableId, undefined);
  tables.delete(table.tableId);
}

function dueForBot({ others, now, botsPlaceLast }: Hosting, table: Running): BotDue | undefined {
  if (!others.owns(table.tableId)) return undefined;
  const state = stateOf(table);
  const due = whatIsDue(state, now()).filter(isForBot);
  return botsPlaceLast ? due.find((one) => !placesBeforePeople(state, one)) : due[0];
}

/** Sets the timer, and starts the next bot. */
export function arrange(hosting: Hosting, table: Running): void {
  const { now, others, schedule } = hosting;
  const state = stateOf(table);
  const owns = others.owns(table.tableId);
  const due = dueForBot(hosting, table);
  const rests = now() < table.notBefore;
  if (due !== undefined && table.thinking === undefined && !rests) table.thinking = think(hosting, table);
  const byTime = owns ? dueByTime(state, now()) : undefined;
  const times = [byTime, releaseAt(table.audience)].filter((at) => at !== undefined);
  const at = times.length === 0 ? undefined : Math.max(Math.min(...times), table.notBefore);
  schedule(table.tableId, due !== undefined && rests ? table.notBefore : at);
}

/** What was due before the pause may no longer be due. */
async function think(hosting: Hosting, table: Running): Promise<void> {
  try {
    await hosting.pause(stateOf(table).game?.open.phase ?? 'before');
    const due = dueForBot(hosting, table);
    if (due !== undefined) await act(table, due, hosting);
  } catch {
    table.notBefore = hosting.now() + STORE_BACK_OFF;
  }
  table.thinking = undefined;
  arrange(hosting, table);
}

/** Does what is due by the clock; bots run separately. */
export async function catchUp(hosting: Hosting, table: Running): Promise<void> {
  const { others, now } = hosting;
  const due = others.owns(table.tableId) ? whatIsDue(stateOf(table), now()) : [];
  const commands = due.filter((one): one is Exclude<typeof one, BotDue> => !isForBot(one));
  await Promise.all(commands.map((command) => perform(table, command)));
  arrange(hosting, table);
}

/** A command of the host itself, now. */
export const performNow = (
  { now }: Hosting,
  table: Running,
  command: WithoutTime<SystemCommand>,
): Promise<Answer> => perform(table, { ...command, at: now() });

type WithoutTime<C> = C extends unknown ? Omit<C, 'at'> : never;
