/** The deals that this device knows: its tables that play them, and the results received. */
import { LIMITS } from '@duopolis/rules';
import { amount, flag, listOf, objectOf, text } from '@duopolis/rules/json';
import { type GameRecord, makeRecord, parseRecord } from '@duopolis/rules/record';
import { device } from '../../kit/store/device-store.ts';

/** A table of this device with a given deal. */
interface DealtTable {
  readonly table: string;
  readonly deal: string;
  readonly at: number;
}

export interface SavedResult {
  readonly deal: string;
  readonly record: GameRecord;
  /** Played on this device. */
  readonly own: boolean;
  readonly at: number;
}

interface Kept {
  readonly tables: readonly DealtTable[];
  readonly results: readonly SavedResult[];
}

const NOTE = 'duplicate';

const id = text(LIMITS.recordSeed);
const at = amount(LIMITS.time);

const note = objectOf({
  tables: listOf(objectOf({ table: id, deal: id, at }), LIMITS.storedEntries),
  results: listOf(
    objectOf({ deal: id, record: text(LIMITS.recordFile), own: flag, at }),
    LIMITS.storedEntries,
  ),
});

/** An unreadable entry counts as none. */
export function parseSaved(value: unknown): Kept {
  const read = note(value ?? { tables: [], results: [] }, '');
  if (!read.ok) return { tables: [], results: [] };
  const results = read.value.results.flatMap((result) => {
    const record = parseRecord(result.record);
    return record.ok ? [{ ...result, record: record.value }] : [];
  });
  return { tables: read.value.tables, results };
}

export async function savedDeals(): Promise<Kept> {
  const { notes } = await device();
  return parseSaved(await notes.read(NOTE));
}

async function keep({ tables, results }: Kept): Promise<void> {
  const { notes } = await device();
  const lines = results.map((result) => ({ ...result, record: makeRecord(result.record) }));
  await notes.write(NOTE, { tables, results: lines });
}

export async function saveTable(table: string, deal: string): Promise<void> {
  const kept = await savedDeals();
  await keep({ ...kept, tables: [...kept.tables, { table, deal, at: Date.now() }] });
}

/** Every game once, even if its link is opened again. */
export async function saveResult(result: SavedResult): Promise<void> {
  const kept = await savedDeals();
  const line = makeRecord(result.record);
  if (kept.results.some(({ record }) => makeRecord(record) === line)) return;
  await keep({ ...kept, results: [...kept.results, result] });
}

export async function forgetDeal(deal: string): Promise<void> {
  const kept = await savedDeals();
  await keep({
    tables: kept.tables.filter((one) => one.deal !== deal),
    results: kept.results.filter((one) => one.deal !== deal),
  });
}

/** The shared deal of a table on this device, if it has one. */
export const dealAt = async (table: string): Promise<string | undefined> =>
  (await savedDeals()).tables.find((one) => one.table === table)?.deal;
