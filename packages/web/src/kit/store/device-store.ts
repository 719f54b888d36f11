/** The storage of this device: tables and notes, in the browser's database if it has one. */
import { type EventStore, memoryStore } from '@duopolis/table/host';
import { signal } from '@preact/signals';
import { withMemoryFallback } from './fallback-store.ts';
import { DATABASE, type Notes, openDatabase } from './indexed-db.ts';

/** Kept: on the disk. Full: in memory until there is room. Nothing: this browser stores nothing at all. */
const STORAGE_STATES = ['kept', 'full', 'nothing'] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

/** Shown on every screen of a table on this device, unless all is well. */
export const keeping = signal<StorageState>('kept');

export interface Device {
  readonly events: EventStore;
  readonly notes: Notes;
}

function notesInMemory(): Notes {
  const notes = new Map<string, unknown>();
  return {
    read: async (name) => notes.get(name),
    write: async (name, note) => void notes.set(name, note),
    names: async () => [...notes.keys()],
  };
}

/** Notes that the disk refuses stay in memory until the page closes. */
function enduringNotes(disk: Notes): Notes {
  const memory = notesInMemory();
  return {
    read: async (name) => (await memory.read(name)) ?? disk.read(name),
    write: async (name, note) => {
      await memory.write(name, note);
      await disk.write(name, note).catch(() => {
        keeping.value = 'full';
      });
    },
    names: async () => [...new Set([...(await memory.names()), ...(await disk.names())])],
  };
}

async function open(): Promise<Device> {
  try {
    const { events, notes } = await openDatabase(DATABASE);
    const report = (tables: number): void => {
      keeping.value = tables > 0 ? 'full' : 'kept';
    };
    return { events: withMemoryFallback(events, report), notes: enduringNotes(notes) };
  } catch {
    keeping.value = 'nothing';
    return { events: memoryStore(), notes: notesInMemory() };
  }
}

let opened: Promise<Device> | undefined;

export const device = (): Promise<Device> => (opened ??= open());

/** Asks the browser for persistent storage; some ask the person, so only once something is stored. */
export const askToPersist = (): void => {
  void navigator.storage?.persist?.().catch(() => false);
};
