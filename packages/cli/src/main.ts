/** The command `duopolis`. */
import { run } from './run.ts';

/** A closed pipe (`| head`) ends the command quietly. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2));
