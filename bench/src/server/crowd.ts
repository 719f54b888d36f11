/** A process with many tables of seven people, all in the middle of a game; then nobody moves. */
import { parseArgs } from 'node:util';
import { once } from 'node:events';
import type { Client, Listener } from './person-socket.ts';
import { steadyPace } from './pace.ts';
import { openRing } from './ring.ts';

const { values } = parseArgs({
  options: {
    address: { type: 'string', default: '' },
    rings: { type: 'string', default: '50' },
    each: { type: 'string', default: '40' },
    rate: { type: 'string', default: '6000' },
  },
});

/** Of seven turns: the tiles of three are in the cities. */
const MIDDLE = 4;

const [rings, each, rate] = [Number(values.rings), Number(values.each), Number(values.rate)];
const pace = steadyPace(rate);
const failures: string[] = [];
const clients: Client[] = [];

function finish(): never {
  console.log(JSON.stringify({ tables: rings * each, failures: failures.slice(0, 5) }));
  process.exit(failures.length === 0 ? 0 : 1);
}

const listener: Listener = {
  failed: (why) => {
    failures.push(why);
    finish();
  },
  kept: () => {},
  received: ({ player, ask }) => {
    const move = player.turns() < MIDDLE ? player.move() : undefined;
    if (move !== undefined) pace.add(() => ask(move));
  },
};

/** The parent measures the server meanwhile. */
async function received(word: string): Promise<void> {
  const go = once(process, 'message');
  process.send?.(word);
  await go;
}

const opened = await Promise.all(
  Array.from({ length: rings }, (_, nth) => openRing(values.address, nth, listener)),
);
await received('connected');
await Promise.all(
  opened.map(async ({ newTable }) => {
    // oxlint-disable-next-line no-await-in-loop -- the tables of a ring one after the other
    for (let nth = 0; nth < each; nth++) clients.push(...(await newTable()));
  }),
);
const isInTheMiddle = (): boolean => clients.every(({ player }) => player.turns() >= MIDDLE);
while (!isInTheMiddle()) {
  // oxlint-disable-next-line no-await-in-loop -- looks again a little later
  await new Promise((resolve) => void setTimeout(resolve, 200));
}
await received('playing');
finish();
