/** Three people at one table, each with a turn of their own: the real host, without a browser. */
/* oxlint-disable no-await-in-loop -- they play one after the other */
import { legalFor, type SeatView } from '@duopolis/rules';
import type { Link } from '../../../src/game/link/link.ts';
import { sampleTable, tableOf } from '../../../src/gallery/parts/sample-table.ts';
import { openPage } from '../../kit/page.ts';

/** Their lines in the order of the seats, with the game begun. */
export async function seatThree(): Promise<readonly Link[]> {
  openPage();
  const { linkOf } = await sampleTable(tableOf(3));
  return Promise.all([0, 1, 2].map(linkOf));
}

async function playFirst({ view, ask }: Link): Promise<void> {
  const game = view.value?.game as SeatView;
  const command = legalFor(game).find(({ type }) => type !== 'wait');
  if (command !== undefined)
    await ask({ type: 'play', position: view.value?.open.position ?? 0, move: command });
}

/** Everyone chooses, and the others place what they have. */
export async function oneTurn(): Promise<readonly [Link, Link, Link]> {
  const [ann, ben, cleo] = (await seatThree()) as [Link, Link, Link];
  for (const line of [ann, ben, cleo]) await playFirst(line);
  for (const line of [ben, cleo, ben, cleo]) await playFirst(line);
  return [ann, ben, cleo];
}
