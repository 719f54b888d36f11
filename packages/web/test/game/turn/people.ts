/** Three people at one table, each with a turn of their own: the real host, without a browser. */
import { signal } from '@preact/signals';
import { INITIAL_TABLE, type Request } from '@duopolis/table';
import { createHost, memoryStore } from '@duopolis/table/host';
import type { Link } from '../../../src/game/link/link.ts';
import { followLine } from '../../../src/game/link/local-link.ts';
import { openPage } from '../../kit/page.ts';

const PEOPLE = ['ann', 'ben', 'cleo'] as const;
const TABLE = 'table';

const seatOf = ({ view }: Link): number => Number(view.value?.game?.viewer);

/** Their lines in the order of the seats, with the game begun. */
export async function seatThree(): Promise<readonly Link[]> {
  openPage();
  let seeds = 0;
  const host = createHost({
    store: memoryStore(),
    now: () => 0,
    newSeed: () => String(++seeds).padStart(32, '0'),
    decideBot: () => Promise.reject(new Error('no bot sits here')),
    schedule: () => {},
  });
  const { options } = INITIAL_TABLE.open;
  await host.create(TABLE, { who: PEOPLE[0], name: PEOPLE[0], options, code: 'code' });
  let asked = 0;
  const ask = (who: string, request: Request) => host.request(TABLE, { who, id: `${asked++}`, request });
  for (const [seat, who] of PEOPLE.entries()) {
    // oxlint-disable no-await-in-loop -- they come one after the other
    if (seat > 0) await ask(who, { type: 'join', name: who, code: 'code' });
    await ask(who, { type: 'sit', seat });
    await ask(who, { type: 'ready', ready: true });
    // oxlint-enable no-await-in-loop
  }
  await ask(PEOPLE[0], { type: 'start' });
  const lines = await Promise.all(
    PEOPLE.map((who) => followLine(host, TABLE, { you: who, state: signal('local') })),
  );
  return lines.toSorted((one, other) => seatOf(one) - seatOf(other));
}
