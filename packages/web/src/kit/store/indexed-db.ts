/** The browser's database as an event store: it confirms only what is durable. */
import type { TableEvent } from '@duopolis/table';
import type { Append, AppendResult, EventStore, StoredTable, TableId } from '@duopolis/table/host';

/** The name of this device's database. */
export const DATABASE = 'duopolis';
const VERSION = 1;

/** The events of every table by number, the answered commands, and the latest summary of each table. */
const TABLES = 'tables';
const EVENTS = 'events';
const COMMANDS = 'commands';
/** Everything else on this device: scores, campaigns. */
const NOTES = 'notes';

/** Notes are plain data under a name. */
export interface Notes {
  readonly read: (name: string) => Promise<unknown>;
  readonly write: (name: string, note: unknown) => Promise<void>;
  readonly names: () => Promise<readonly string[]>;
}

export interface Database {
  readonly events: EventStore;
  readonly notes: Notes;
  readonly close: () => void;
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')));
  });

/** Only a complete transaction is on the disk. */
const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('the transaction was aborted'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

/** Everything of one table: all keys that begin with its name. */
const allOf = (tableId: TableId): IDBKeyRange => IDBKeyRange.bound([tableId], [tableId, []]);

function prepare(database: IDBDatabase): void {
  database.createObjectStore(TABLES, { keyPath: 'tableId' });
  for (const name of [EVENTS, COMMANDS, NOTES]) database.createObjectStore(name);
}

export async function openDatabase(name: string, factory: IDBFactory = indexedDB): Promise<Database> {
  const opening = factory.open(name, VERSION);
  opening.addEventListener('upgradeneeded', () => prepare(opening.result));
  const database = await answerOf(opening);
  /** Doesn't block a newer version of the client in another tab. */
  database.addEventListener('versionchange', () => database.close());

  const reading = (store: string): IDBObjectStore => database.transaction(store).objectStore(store);
  const writing = (stores: string[]): IDBTransaction =>
    database.transaction(stores, 'readwrite', { durability: 'strict' });

  return {
    events: {
      append: async (append) => {
        const transaction = writing([TABLES, EVENTS, COMMANDS]);
        const writes = write(transaction, append).catch((error: unknown) => {
          if (transaction.error === null) transaction.abort();
          throw error;
        });
        const [refusal] = await Promise.all([writes, completed(transaction)]);
        return refusal ?? { ok: true, version: append.expected + append.events.length };
      },
      read: async (tableId, after = 0, most) =>
        answerOf<TableEvent[]>(
          reading(EVENTS).getAll(IDBKeyRange.bound([tableId, after], [tableId, []], false), most),
        ),
      knows: async (tableId, command) => (await answerOf(reading(COMMANDS).count([tableId, command]))) > 0,
      list: async () => answerOf<StoredTable[]>(reading(TABLES).getAll()),
      remove: async (tableId) => {
        const transaction = writing([TABLES, EVENTS, COMMANDS]);
        transaction.objectStore(TABLES).delete(tableId);
        for (const store of [EVENTS, COMMANDS]) transaction.objectStore(store).delete(allOf(tableId));
        await completed(transaction);
      },
    },
    notes: {
      read: (note) => answerOf<unknown>(reading(NOTES).get(note)),
      write: async (note, value) => {
        const transaction = writing([NOTES]);
        transaction.objectStore(NOTES).put(value, note);
        await completed(transaction);
      },
      names: async () => (await answerOf(reading(NOTES).getAllKeys())).map(String),
    },
    close: () => database.close(),
  };
}

/** Writes a step, or says why not and writes nothing. */
async function write(
  transaction: IDBTransaction,
  { tableId, expected, events, commands, about }: Append,
): Promise<AppendResult | undefined> {
  const [tables, log, known] = [TABLES, EVENTS, COMMANDS].map((name) => transaction.objectStore(name)) as [
    IDBObjectStore,
    IDBObjectStore,
    IDBObjectStore,
  ];
  const [stored, ...counts] = await Promise.all([
    answerOf<StoredTable | undefined>(tables.get(tableId)),
    ...commands.map((command) => answerOf(known.count([tableId, command]))),
  ]);
  const repeated = commands.find((_, nth) => (counts[nth] ?? 0) > 0);
  if (repeated !== undefined) return { ok: false, code: 'repeated', command: repeated };
  const version = stored?.version ?? 0;
  if (version !== expected) return { ok: false, code: 'conflict', version };
  tables.put({ tableId, version: version + events.length, about });
  for (const [nth, event] of events.entries()) log.put(event, [tableId, version + nth]);
  for (const command of commands) known.put(true, [tableId, command]);
  return undefined;
}
