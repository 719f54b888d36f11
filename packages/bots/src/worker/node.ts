/**
 * Bots in a process of its own: `@duopolis/bots/node`. A thread with a lower priority would hold locks that all threads of a
 * process share, such as that of the garbage collector's tasks, while it waits for a core.
 */
import { fork } from 'node:child_process';
import { type BotWorker, botWorker } from './worker-client.ts';
import type { Answer } from './worker-message.ts';

export type { BotWorker, Decision, Question } from './worker-client.ts';

/** When run from source, the process needs the same condition as the program. */
const UNBUILT = import.meta.url.endsWith('.ts');

/** Megabytes of its heap: a search needs about 40. Beyond them the process ends. */
export const THINKING_MEMORY = { oldSpace: 96, semiSpace: 8 } as const;

const FLAGS = [
  ...(UNBUILT ? ['--conditions=source'] : []),
  `--max-old-space-size=${THINKING_MEMORY.oldSpace}`,
  `--max-semi-space-size=${THINKING_MEMORY.semiSpace}`,
];

/** It needs nothing of the program's environment, and secrets least of all. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE: compiled } = process.env;
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled };
}

export function startBotWorker(): BotWorker {
  return botWorker((listener, died) => {
    const child = fork(new URL(UNBUILT ? './node-process.ts' : './node-process.js', import.meta.url), {
      execArgv: FLAGS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment(),
    });
    child.on('message', (answer) => listener(answer as Answer));
    child.on('error', died);
    child.on('exit', () => died(new Error('the worker ended')));
    child.unref();
    child.channel?.unref();
    return {
      isShared: false,
      send: (ask) => {
        child.ref();
        child.channel?.ref();
        // A process that has ended, or could not be started, reports it as an exit or an error.
        if (child.connected) child.send(ask, () => {});
      },
      /** While it searches, it handles no other signal. */
      end: () => void child.kill('SIGKILL'),
    };
  });
}
