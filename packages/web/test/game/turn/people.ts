/** Three people at one table, each with a turn of their own: the real host, without a browser. */
import type { Link } from '../../../src/game/link/link.ts';
import { sampleTable, tableOf } from '../../../src/gallery/sample-table.ts';
import { openPage } from '../../kit/page.ts';

/** Their lines in the order of the seats, with the game begun. */
export async function seatThree(): Promise<readonly Link[]> {
  openPage();
  const { lineOf } = await sampleTable(tableOf(3));
  return Promise.all([0, 1, 2].map(lineOf));
}
