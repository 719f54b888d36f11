/** What a flood needs: a server with a long table, the one who asks for its health, and the attackers, each a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '@duopolis/rules';
import { PART } from '@duopolis/table/host';
import { openEmbedded } from '../../src/store/embedded.ts';
import { longTable } from '../cost/logs.ts';
import { ADMIN, tableOptions } from '../kit/server.ts';
import type { Attacked, Target } from './flood-attacks.ts';
import { favour } from './favour.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Those of the server's image. */
const FLAGS = JSON.parse(readFileSync(new URL('../../node-flags.json', import.meta.url), 'utf8')) as string[];

/** In a session of its own, which Linux gives its own share of the cores. */
const start = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [...FLAGS, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
    detached: true,
    env: { ...process.env, DUOPOLIS_ADMIN_TOKEN: ADMIN },
  });

/** A table with as many games as there may be. */
export async function fill(folder: string): Promise<void> {
  const opened = openEmbedded(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const { events, close } = opened.value;
  const { log, about } = longTable(tableOptions({ seats: LIMITS.seats }), LIMITS.gamesPerTable);
  for (let expected = 0; expected < log.length; expected += PART) {
    const step = {
      tableId: 'long',
      expected,
      events: log.slice(expected, expected + PART),
      commands: [],
      about,
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await events.append(step);
  }
  await close();
}

export interface Serving {
  readonly server: ChildProcess;
  readonly address: string;
  /** Whether it has the cores before others. */
  readonly isFavoured: boolean;
}

/** With the built client if there is one: without it no page and no picture is attacked. */
export async function serve(folder: string): Promise<Serving> {
  const program = ['--import', pathOf('delay.ts'), pathOf('../../src/main.ts')];
  const server = start(...program, '--port', '0', '--data', folder, '--log', 'error');
  const isFavoured = favour(server.pid ?? 0);
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { server, address, isFavoured };
  }
  throw new Error('the server did not start');
}

/** Asks from now on, also a server that does not answer any more. */
export function ask(address: string): ChildProcess {
  const probe = start(pathOf('probe.ts'));
  favour(probe.pid ?? 0);
  probe.send(address);
  return probe;
}

export async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export async function attack(target: Target): Promise<Attacked> {
  const attackers = start(pathOf('flood-attacks.ts'));
  attackers.send(target);
  const [message] = await Promise.race([once(attackers, 'message'), once(attackers, 'exit')]);
  if (typeof message !== 'object') throw new Error('the attackers ended');
  return message as Attacked;
}
