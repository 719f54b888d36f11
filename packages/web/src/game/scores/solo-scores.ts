/** The results as this device keeps them. */
import type { TableView } from '@duopolis/table';
import { device } from '../../kit/store/device-store.ts';
import { parseScores, type Score, scoreOf, withScore } from './scores.ts';

const NOTE = 'scores';

/** What can't be read any more is as good as nothing. */
export async function keptScores(): Promise<readonly Score[]> {
  const { notes } = await device();
  const read = parseScores(await notes.read(NOTE));
  return read.ok ? read.value : [];
}

/** Keeps what the people at a finished table have reached. */
export async function keepScores(table: string, views: readonly TableView[]): Promise<void> {
  const { notes } = await device();
  const before = await keptScores();
  const reached = views.map((view) => scoreOf(view, table)).filter((one) => one !== undefined);
  const after = reached.reduce(withScore, before);
  if (after !== before) await notes.write(NOTE, after);
}
