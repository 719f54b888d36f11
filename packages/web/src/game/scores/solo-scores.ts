/** The results stored on this device. */
import type { TableView } from '@duopolis/table';
import { device } from '../../kit/store/device-store.ts';
import { parseScores, type Score, scoreOf, withScore } from './scores.ts';

const NOTE = 'scores';

/** An unreadable entry counts as none. */
export async function savedScores(): Promise<readonly Score[]> {
  const { notes } = await device();
  const read = parseScores(await notes.read(NOTE));
  return read.ok ? read.value : [];
}

/** Stores the results of the people at a finished table. */
export async function saveScores(table: string, views: readonly TableView[]): Promise<void> {
  const { notes } = await device();
  const before = await savedScores();
  const reached = views.map((view) => scoreOf(view, table)).filter((one) => one !== undefined);
  const after = reached.reduce(withScore, before);
  if (after !== before) await notes.write(NOTE, after);
}
