/** The process of `@duopolis/bots/node`. */
import { warmUp } from '../warm.ts';
import { yieldCores } from './priority.ts';
import { answer, type Ask } from './worker-message.ts';

yieldCores();

/** Its program stops and decides when it is not needed any more; terminals and service managers signal to both. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', () => process.exit());

warmUp('hard');

process.on('message', (ask: Ask) => {
  // Its program may have ended meanwhile.
  process.send?.(
    answer(ask, () => performance.now()),
    undefined,
    undefined,
    () => {},
  );
});
