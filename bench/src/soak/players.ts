/** The process of players who come and go for hours: a ring plays two games at a table, or leaves in the middle, and others come. */
import { parseArgs } from 'node:util';
import type { Client, Listener } from '../server/person-socket.ts';
import { steadyPace } from '../server/pace.ts';
import { openRing } from '../server/ring.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    rings: { type: 'string', default: '6' },
    /** Commands a second. */
    rate: { type: 'string', default: '100' },
  },
});

const GAMES = 2;
/** Every fifth ring leaves in the fourth of seven turns, and never comes back. */
const [LEAVING, TURN] = [5, 4];

export interface Played {
  commands: number;
  games: number;
  tables: number;
  readonly failures: string[];
}

const played: Played = { commands: 0, games: 0, tables: 0, failures: [] };
const pace = steadyPace(Number(values.rate));
let nth = 0;

async function ring(): Promise<void> {
  const mine = nth++;
  let over = false;
  let clients: readonly Client[] = [];
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const leaves = mine % LEAVING === 0;
  const isDone = (): boolean =>
    clients.length > 0 &&
    clients.every(({ player }) => (leaves ? player.turns() >= TURN : player.games() >= GAMES));
  const listener: Listener = {
    failed: (why) => {
      if (!over) played.failures.push(why);
    },
    kept: () => {
      played.commands += 1;
    },
    received: ({ player, ask }) => {
      if (isDone()) return finish();
      const move = player.move();
      if (move !== undefined) pace.add(() => (over ? undefined : ask(move)));
    },
  };
  const { newTable, close } = await openRing(values.address, mine, listener);
  clients = await newTable();
  played.tables += 1;
  await done;
  played.games += clients[0]?.player.games() ?? 0;
  over = true;
  close();
}

async function ringAfterRing(): Promise<never> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await ring().catch((error: unknown) => void played.failures.push(String(error)));
  }
}

process.on('message', () => void process.send?.(played));
process.on('disconnect', () => process.exit());
for (let each = 0; each < Number(values.rings); each++) void ringAfterRing();
