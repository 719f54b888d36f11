/** One stream of games on its own thread: it gets a game, plays it, and reports its row. */
import { parentPort, workerData } from 'node:worker_threads';
import { warmUp } from '@duopolis/bots';
import { type Contest, type Fixture, type GameRow, playFixture } from '@duopolis/bots/arena';
import type { SetupProblem } from '@duopolis/rules';
import { isOurs, contestantPool } from './seated.ts';

export interface StreamData {
  readonly contest: Contest;
  readonly folder: string;
}

/** To the stream: the next game, or that there is none. */
export type ToStream = { readonly fixture: Fixture } | { readonly stop: true };

/** From the stream: a program's process started or ended, a game is over, or can't be played. */
export type FromStream =
  | { readonly started: number }
  | { readonly ended: number }
  | { readonly row: GameRow }
  | { readonly problem: SetupProblem };

const port = parentPort;
if (port === null) throw new Error('a stream of games runs on a thread of its own');
const { contest, folder } = workerData as StreamData;
const say = (message: FromStream): void => port.postMessage(message);

const pool = contestantPool(folder, {
  started: (pid) => say({ started: pid }),
  ended: (pid) => say({ ended: pid }),
});
const { options, milliseconds, iterations, components } = contest;
const budget = {
  milliseconds,
  now: () => performance.now(),
  ...(iterations !== undefined && { iterations }),
};

for (const bot of new Set(contest.bots)) if (isOurs(bot)) warmUp(bot);

port.on('message', (message: ToStream) => {
  void ('stop' in message ? pool.stop().then(() => port.close()) : play(message.fixture));
});

async function play(fixture: Fixture): Promise<void> {
  const contestants = pool.seat(fixture.lineup);
  const row = await playFixture(options, fixture, { contestants, budget, components });
  say(row.ok ? { row: row.value } : { problem: row.error });
}
