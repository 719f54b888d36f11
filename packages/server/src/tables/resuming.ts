/** The only server of a store continues where it stopped; every server unloads tables that nobody looks at. */
import type { Host, TableId } from '@duopolis/table/host';
import type { Store } from '../store/embedded.ts';
import type { Directory } from './directory.ts';

/** A table that nobody looks at is unloaded after a while, if nothing happens there soon. */
export const SWEEP_EVERY = 60_000;

/** How many tables are loaded at a time after a crash. */
const RECOVERED_TOGETHER = 32;

/** Set while the server runs: a start that finds it follows a crash. */
export const RUNNING = 'running';

/** What the only server of a store finds when it starts. */
export interface Left {
  /** When something last happened at any table. */
  readonly last: number;
  readonly due: readonly (readonly [TableId, number])[];
  /** The running tables that somebody was at. */
  readonly alone: readonly TableId[];
}

export async function survey({ pages }: Directory): Promise<Left> {
  let last = 0;
  const due: [TableId, number][] = [];
  const alone: TableId[] = [];
  for await (const page of pages())
    for (const { tableId, about } of page) {
      const { at, dueAt, here, phase } = about;
      last = Math.max(last, at);
      if (dueAt !== undefined) due.push([tableId, dueAt]);
      if (here !== 0 && (phase === 'gathering' || phase === 'playing')) alone.push(tableId);
    }
  return { last, due, alone };
}

type Schedule = (table: TableId, at: number | undefined) => void;

/** The only server of its store continues where it stopped. */
export async function resume(
  { note, setNote }: Pick<Store, 'note' | 'setNote'>,
  host: Host,
  {
    directory,
    left,
    schedule,
  }: { readonly directory: Directory; readonly left: Left; readonly schedule: Schedule },
): Promise<void> {
  for (const [table, at] of left.due) schedule(table, at);
  const crashed = (await note(RUNNING)) === 'yes';
  await setNote(RUNNING, 'yes');
  if (!crashed) return;
  /** After a crash nobody has left properly. An unreadable table doesn't block the others. */
  for (let nth = 0; nth < left.alone.length; nth += RECOVERED_TOGETHER) {
    const tables = left.alone.slice(nth, nth + RECOVERED_TOGETHER);
    // oxlint-disable no-await-in-loop -- all of them might not fit into memory
    await Promise.allSettled(tables.map((table) => host.recover(table)));
    for (const table of tables) {
      const about = await directory.find(table);
      if (host.unload(table)) schedule(table, about?.dueAt);
    }
    // oxlint-enable no-await-in-loop
  }
}

export async function forget(
  host: Host,
  { about, find }: Directory,
  { schedule, now }: { readonly schedule: Schedule; readonly now: () => number },
): Promise<void> {
  for (const table of host.loaded()) {
    // oxlint-disable-next-line no-await-in-loop -- almost all of them are known
    const known = about(table) ?? (await find(table));
    const due = (about(table) ?? known)?.dueAt;
    if (due !== undefined && due < now() + SWEEP_EVERY) continue;
    if (host.unload(table)) schedule(table, due);
  }
}
