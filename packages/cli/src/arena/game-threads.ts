/** Uses all cores: one stream of games per thread, each given the next game when it is free. */
import { Worker } from 'node:worker_threads';
import type { Contest, Fixture, GameRow } from '@duopolis/bots/arena';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { CliProblem } from '../cli-problem.ts';
import type { FromStream, StreamData, ToStream } from './game-thread.ts';

/** Beside this file, from source or built; from source the thread needs the same condition as the program. */
const STREAM = new URL(`./game-thread${import.meta.url.slice(-3)}`, import.meta.url);
const UNBUILT = import.meta.url.endsWith('.ts');

export interface Streams {
  /** Ends when all games are over, or early after `interrupt`. */
  readonly done: Promise<Result<undefined, CliProblem>>;
  readonly interrupt: () => void;
}

export function runStreams(
  contest: Contest,
  fixtures: readonly Fixture[],
  { threads, take }: { readonly threads: number; readonly take: (row: GameRow) => void },
): Streams {
  const left = fixtures.values();
  const children = new Set<number>();
  const workers = new Set<Worker>();
  const killChildren = (): void => {
    for (const pid of children) kill(pid);
    children.clear();
  };
  let problem: CliProblem | undefined;

  const run = (): Promise<void> => {
    const data: StreamData = { contest, folder: process.cwd() };
    const worker = new Worker(STREAM, {
      workerData: data,
      ...(UNBUILT && { execArgv: ['--conditions=source'] }),
    });
    const give = (): void => {
      const next = problem === undefined ? left.next() : { done: true as const, value: undefined };
      const message: ToStream = next.done === true ? { stop: true } : { fixture: next.value };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(message);
    };
    workers.add(worker);
    worker.on('message', (message: FromStream) => {
      if ('started' in message) children.add(message.started);
      else if ('ended' in message) children.delete(message.ended);
      else {
        if ('row' in message) take(message.row);
        else problem = { code: 'bad-options', problem: message.problem };
        give();
      }
    });
    give();
    return new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => {
        workers.delete(worker);
        resolve();
      });
    });
  };

  /** All at once: after an interruption, or when one stream fails and the others would play on for nothing. */
  const stop = (): void => {
    killChildren();
    for (const worker of workers) void worker.terminate();
  };
  const running = Array.from({ length: Math.max(1, Math.min(threads, fixtures.length)) }, run);
  return {
    done: Promise.all(running)
      .finally(stop)
      .then(() => (problem === undefined ? ok(undefined) : refuse(problem))),
    interrupt: stop,
  };
}

/** A process that has just exited by itself is not an error. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ended already
  }
}
