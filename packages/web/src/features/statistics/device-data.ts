/** All data on this device, as one file (docs/DATA.md): exported, imported, or deleted. */
import { aboutTable, tableAfter, type TableEvent } from '@duopolis/table';
import { askServer, type HttpProblem } from '../../kit/account/api.ts';
import { beginSignOut, isKnown } from '../../kit/account/account-session.ts';
import { device } from '../../kit/store/device-store.ts';
import { DATABASE } from '../../kit/store/indexed-db.ts';

const DATA_FORMAT = 'duopolis-data/1';
const OURS = 'duopolis';

export interface AllData {
  readonly format: typeof DATA_FORMAT;
  /** When it was written, ISO 8601. */
  readonly exported: string;
  /** The browser's local storage: settings, commitments, drafts. */
  readonly settings: { readonly [key: string]: string };
  /** Lists by name: scores, campaign, replays, puzzles, duplicate. */
  readonly notes: { readonly [name: string]: unknown };
  readonly tables: readonly { readonly table: string; readonly events: readonly TableEvent[] }[];
}

const ownKeys = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, nth) => storage.key(nth) ?? '').filter((key) =>
    key.startsWith(`${OURS}.`),
  );

export async function allData(): Promise<AllData> {
  const { events, notes } = await device();
  const names = await notes.names();
  const tables = await events.list();
  return {
    format: DATA_FORMAT,
    exported: new Date().toISOString(),
    settings: Object.fromEntries(ownKeys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])),
    notes: Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await notes.read(name)] as const)),
    ),
    tables: await Promise.all(
      tables.map(async ({ tableId }) => ({ table: tableId, events: await events.read(tableId) })),
    ),
  };
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks only the outer structure; each list is checked where it is read. */
export function parseData(source: string): AllData | undefined {
  try {
    const read: unknown = JSON.parse(source);
    const isOurs =
      isObject(read) &&
      read['format'] === DATA_FORMAT &&
      isObject(read['notes']) &&
      Array.isArray(read['tables']);
    return isOurs ? (read as unknown as AllData) : undefined;
  } catch {
    return undefined;
  }
}

export interface ImportedData {
  readonly tables: number;
  readonly notes: number;
}

/** Existing entries stay as they are. */
export async function importData({ notes: given, tables: brought }: AllData): Promise<ImportedData> {
  const { events, notes } = await device();
  const known = new Set((await events.list()).map(({ tableId }) => tableId));
  const newTables = brought.filter(({ table }) => !known.has(table));
  for (const { table, events: log } of newTables) {
    const about = aboutTable(tableAfter(log));
    // oxlint-disable-next-line no-await-in-loop -- one write after the other
    await events.append({ tableId: table, expected: 0, events: log, commands: [], about });
  }
  const names = await notes.names();
  const newNotes = Object.entries(given).filter(([name]) => !names.includes(name));
  await Promise.all(newNotes.map(([name, note]) => notes.write(name, note)));
  return { tables: newTables.length, notes: newNotes.length };
}

/** The server deletes this person; a device it does not know counts as deleted. */
export async function forgetSession(): Promise<HttpProblem | undefined> {
  if (!isKnown()) return undefined;
  beginSignOut();
  const erased = await askServer({ method: 'DELETE', path: '/api/person' });
  /** A server of the previous version can only forget the device. */
  const isOlder = !erased.ok && erased.error === 'no-such-page';
  const answer = isOlder ? await askServer({ method: 'DELETE', path: '/api/session' }) : erased;
  return answer.ok || answer.error === 'no-session' ? undefined : answer.error;
}

const deleted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked'] as const)
      request.addEventListener(end, () => resolve());
  });

async function forgetFiles(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

/** Tables, lists, settings, and the files stored for offline use. */
export async function forgetHere(): Promise<void> {
  await deleted(DATABASE);
  await forgetFiles().catch(() => {});
  for (const storage of [localStorage, sessionStorage])
    for (const key of ownKeys(storage)) storage.removeItem(key);
}
