/** The server as a program: npm run serve. */
import { openLastResort } from './last-resort.ts';
import { run } from './program.ts';

const FAILED = 1;

/** Files that this process writes are readable by their owner only. */
process.umask(0o077);

const lastResort = openLastResort();

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  note: (text) => void process.stderr.write(text),
  started: ({ abandon, ended, stop }) => {
    lastResort.before(abandon);
    void ended.then((well) => process.exit(well ? 0 : FAILED));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void stop().catch(() => {}));
  },
});
