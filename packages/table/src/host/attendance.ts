/** Members who join a table, listen and leave. */
import { memberOf } from '../seats.ts';
import type { MemberId } from '../state.ts';
import { isListening, listen, type Listener, newListener } from './audience.ts';
import type { Subscriber } from './host-api.ts';
import { existingTable, type Hosting, performNow } from './hosting.ts';
import { ELSEWHERE, enqueue, refresh, type Running, stateOf } from './running.ts';
import type { TableId } from './event-store.ts';
import type { Cursor } from './stream.ts';

const isMember = (table: Running, member: MemberId): boolean =>
  memberOf(stateOf(table).open, member) !== undefined;

/** The table, for its members only. */
export async function tableOf(
  hosting: Hosting,
  tableId: TableId,
  member: MemberId,
): Promise<Running | undefined> {
  const table = await freshTable(hosting, tableId);
  return table !== undefined && isMember(table, member) ? table : undefined;
}

export async function subscribe(
  hosting: Hosting,
  tableId: TableId,
  subscriber: Subscriber,
): Promise<(() => Promise<void>) | undefined> {
  const { shared } = hosting;
  const { member } = subscriber;
  const table = await freshTable(hosting, tableId);
  if (table === undefined || !isMember(table, member)) return undefined;
  /** From here on a table that moves forgets this member; a table that moved before would never do so. */
  if (isLost(hosting, table)) throw ELSEWHERE;
  const listener = newListener(subscriber);
  try {
    if (!(await arrive(hosting, table, { listener, from: subscriber.from }))) return undefined;
  } catch (error) {
    table.audience.listeners.delete(listener);
    await withdraw(hosting, table, listener);
    throw error;
  }
  return async (): Promise<void> => {
    table.audience.listeners.delete(listener);
    if (table.isElsewhere) return;
    if (isListening(table.audience, member)) return;
    if (shared && !(await isGone(hosting, table, member))) return;
    await performNow(hosting, table, { type: 'drop', who: member });
  };
}

/** Whether another host decides the table now. */
const isLost = ({ others }: Hosting, { tableId, isElsewhere }: Running): boolean =>
  isElsewhere || !others.owns(tableId);

/** Attaches a listener; false if the table, or the member's seat, is gone by now. */
async function arrive(
  hosting: Hosting,
  table: Running,
  { listener, from }: { readonly listener: Listener; readonly from: Cursor | undefined },
): Promise<boolean> {
  const { shared, others } = hosting;
  const { member, hidden } = listener;
  if (shared && !hidden) await others.come(table.tableId, member);
  const listens = await enqueue(table, async () => {
    if (!isMember(table, member)) return false;
    await listen(table.audience, listener, from);
    return true;
  });
  if (!listens) {
    await withdraw(hosting, table, listener);
    return false;
  }
  if (!hidden) await performNow(hosting, table, { type: 'come', who: member });
  if (table.isElsewhere) throw ELSEWHERE;
  return true;
}

/** Undoes the arrival of a member; a table that has moved has forgotten them already. */
async function withdraw({ shared, others }: Hosting, table: Running, listener: Listener): Promise<void> {
  const { tableId, audience, isElsewhere } = table;
  const { member, hidden } = listener;
  if (!shared || hidden || isElsewhere || isListening(audience, member)) return;
  await others.gone(tableId, member);
}

/** The table, with everything that other hosts have appended to it. */
export async function freshTable(hosting: Hosting, tableId: TableId): Promise<Running | undefined> {
  const table = await existingTable(hosting, tableId);
  if (hosting.shared && table !== undefined) await enqueue(table, () => refresh(table));
  return table;
}

/** Whether a member whose last listener here left listens nowhere else. */
async function isGone({ others }: Hosting, { tableId, audience }: Running, member: MemberId) {
  await others.gone(tableId, member);
  const elsewhere = await others.listens(tableId, member);
  return !elsewhere && !isListening(audience, member);
}

/** Corrects another host's report about members who listen here: they have not dropped out. */
export async function stayHere(hosting: Hosting, table: Running): Promise<void> {
  const wronged = stateOf(table).open.members.filter(
    ({ id, here, left }) => !here && left === undefined && isListening(table.audience, id),
  );
  await Promise.all(wronged.map(({ id }) => performNow(hosting, table, { type: 'come', who: id })));
}

/** After a crash: members who listen nowhere have dropped out. */
export async function dropAbsent(hosting: Hosting, table: Running): Promise<void> {
  const silent = stateOf(table).open.members.filter(
    ({ here, id }) => here && !isListening(table.audience, id),
  );
  await Promise.all(
    silent.map(async ({ id }) => {
      if (!(await hosting.others.listens(table.tableId, id)))
        await performNow(hosting, table, { type: 'drop', who: id });
    }),
  );
}
