/**
 * A server with its default settings under every attack at once: npm run flood -- [--seconds 60] [--only NAME] [--each] [--share 50] [--json].
 * People play meanwhile. With --each the attacks come one after the other, and each has a line of its own. The attackers
 * use no more than a share of one core, in percent, and server and probe go first where the system permits it. It fails if
 * /health is late, memory grows beyond a bound, anything that was acknowledged is gone after kill -9, anything stays
 * occupied, or an attacker received a secret.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ADMIN } from '../kit/server.ts';
import { ATTACKS } from './all-attacks.ts';
import type { Attacked } from './flood-attacks.ts';
import { newHonest, type Honest } from './honest.ts';
import { ask, attack, end, fill, serve } from './stage.ts';
import { lineOf, problemsOf, type Shown, textOf } from './verdict.ts';
import { type Watchable, type Watching, watchOver } from './watch.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    each: { type: 'boolean', default: false },
    share: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});

const PEOPLE = 6;
/** Lines about parts of the run. */
const LINES = 12;

const seconds = Number(values.seconds);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

async function playing(address: string): Promise<readonly Honest[]> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, nth) => newHonest(address, nth)));
  for (const person of people) void person.play();
  return people;
}

const attacked = (address: string, people: readonly Honest[], only: string): Promise<Attacked> =>
  attack({
    address,
    tables: ['long', ...people.map(({ table }) => table)],
    secrets: people.flatMap(({ secrets }) => secrets),
    seconds,
    only,
    share: Number(values.share) / 100,
  });

/** Each attack alone, with a line about it. */
async function oneByOne(
  watched: Watchable,
  attackBy: (name: string) => Promise<Attacked>,
): Promise<Attacked> {
  const all: Attacked[] = [];
  for (const name of Object.keys(ATTACKS).filter((one) => one.includes(values.only))) {
    const watching = watchOver(watched);
    // oxlint-disable no-await-in-loop -- one after the other
    const found = await attackBy(name);
    print(`${name} (${found.counts[name]}): ${lineOf(seconds, await watching.end())}`);
    // oxlint-enable no-await-in-loop
    all.push(found);
  }
  return {
    counts: Object.assign({}, ...all.map((one) => one.counts)),
    leaks: all.flatMap((one) => one.leaks),
    used: Math.max(...all.map(({ used }) => used)),
  };
}

/** All attacks, with a line about each part of the run. */
async function together(watching: Watching, attackers: Promise<Attacked>): Promise<Attacked> {
  let after = 0;
  const telling = setInterval(
    () => {
      after += seconds / LINES;
      print(lineOf(Math.round(after), watching.lately()));
    },
    (1_000 * seconds) / LINES,
  );
  return attackers.finally(() => clearInterval(telling));
}

/** Sockets, places of sockets and handshakes: only those of the people who play are left a while after the attackers. */
async function occupied(address: string): Promise<readonly number[]> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const text = await answer.text();
  return ['sockets', 'socket_places', 'socket_handshakes'].map((name) =>
    Number(new RegExp(`^duopolis_${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN),
  );
}

async function leftBehind(address: string): Promise<readonly number[]> {
  const clean = [PEOPLE, PEOPLE, 0];
  let left: readonly number[] = [];
  // oxlint-disable no-await-in-loop -- until nothing is left behind, or half a minute has passed
  for (let nth = 0; nth < 30 && left.join() !== clean.join(); nth++) {
    await wait(1_000);
    left = await occupied(address);
  }
  // oxlint-enable no-await-in-loop
  return left.map((count, nth) => count - (clean[nth] ?? 0));
}

const folder = mkdtempSync(join(tmpdir(), 'duopolis-flood-'));
await fill(folder);
const { address, server, isFavoured } = await serve(folder);
const watched: Watchable = { server, probe: ask(address) };
const people = await playing(address);
const calm = watchOver(watched);
await wait(5_000);
const before = await calm.end();
const flood = watchOver(watched);
const { counts, leaks, used } = values.each
  ? await oneByOne(watched, (name) => attacked(address, people, name))
  : await together(flood, attacked(address, people, values.only));
const during = await flood.end();
const relief = watchOver(watched);
const left = await leftBehind(address);
const after = await relief.end();
await end(watched.probe, 'SIGKILL');
await end(server, 'SIGKILL');
const again = await serve(folder);
const lost = (await Promise.all(people.map((person) => person.lostAt(again.address)))).flat();
await end(again.server, 'SIGTERM');
rmSync(folder, { recursive: true });
const shown: Shown = {
  seconds,
  isFavoured,
  before,
  during,
  after,
  attacks: Object.values(counts).reduce((sum, count) => sum + count, 0),
  used: Math.round(100 * used),
  acknowledged: people.reduce((sum, person) => sum + person.acknowledged(), 0),
  lost,
  left,
  leaks,
};
if (values.json) print(JSON.stringify({ ...shown, counts }, null, 1));
print(textOf(shown));
process.exit(problemsOf(shown).length === 0 ? 0 : 1);
