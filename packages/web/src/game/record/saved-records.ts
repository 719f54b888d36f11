/** Games saved on this device besides its own tables: from files, from links, and viewed ones of the server. */
import { commitTo } from '@duopolis/rules/chance';
import { type GameRecord, makeRecord, parseRecord } from '@duopolis/rules/record';
import { device } from '../../kit/store/device-store.ts';
import { makeId } from './record-id.ts';

export interface SavedGame {
  /** As in an address. */
  readonly id: string;
  readonly record: GameRecord;
  /** When it was saved, in milliseconds. */
  readonly kept: number;
  /** When it was played, if known. */
  readonly at?: number;
}

/** As it is stored. */
interface Line {
  readonly id: string;
  readonly text: string;
  readonly kept: number;
  readonly at?: number;
}

const NOTE = 'replays';
const MOST = 60;

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value && 'kept' in value;

async function lines(): Promise<readonly Line[]> {
  const { notes } = await device();
  const note = await notes.read(NOTE);
  return Array.isArray(note) ? note.filter(isLine) : [];
}

/** An unreadable entry counts as none. */
function gameOf({ id, text, kept, at }: Line): readonly SavedGame[] {
  const read = parseRecord(text);
  return read.ok ? [{ id, record: read.value, kept, ...(at !== undefined && { at }) }] : [];
}

/** The last one first. */
export const savedGames = async (): Promise<readonly SavedGame[]> => (await lines()).flatMap(gameOf);

export async function savedGame(id: string): Promise<SavedGame | undefined> {
  const line = (await lines()).find((one) => one.id === id);
  return line === undefined ? undefined : gameOf(line)[0];
}

export async function saveGame(id: string, record: GameRecord, at?: number): Promise<void> {
  const { notes } = await device();
  const others = (await lines()).filter((line) => line.id !== id);
  const line: Line = { id, text: makeRecord(record), kept: Date.now(), ...(at !== undefined && { at }) };
  await notes.write(NOTE, [line, ...others].slice(0, MOST));
}

export async function forgetGame(id: string): Promise<void> {
  const { notes } = await device();
  await notes.write(
    NOTE,
    (await lines()).filter((line) => line.id !== id),
  );
}

const NAME_LENGTH = 12;

/** The same game always gets the same id, from any source. */
export const fileIdOf = (record: GameRecord): string =>
  makeId({ from: 'file', file: commitTo(makeRecord(record)).slice(0, NAME_LENGTH) });
