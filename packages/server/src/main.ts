/** The server as a program: npm run serve. */
import { networkInterfaces } from 'node:os';
import { languageIn, readConfig, SETTINGS, variableOf } from './config.ts';
import { operate, operationIn } from './operations/command.ts';
import { openLastResort } from './last-resort.ts';
import { codeFor, reachOf } from './reach.ts';
import { hostingWordsOf } from '@duopolis/words/hosting';
import { helpText } from './help.ts';

/** Nothing was done, for a reason that is said. */
const BAD_INPUT = 2;
const FAILED = 1;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function complain(line: string): void {
  process.stderr.write(`duopolis: ${line}\n`);
  process.exitCode = BAD_INPUT;
}

/** Whatever this process writes is for its owner's eyes. */
process.umask(0o077);

const lastResort = openLastResort();

const args = process.argv.slice(2);
const words = hostingWordsOf(languageIn(args, process.env));
const asked = operationIn(args);
const config = readConfig(asked === undefined ? args : [], process.env);
if (asked !== undefined) {
  const data = asked.data ?? process.env[variableOf('data')] ?? SETTINGS.data.value;
  const result = await operate(
    asked.operation,
    asked.args,
    data,
    Date.now(),
    /** A folder that is named is used; a database is filled from one. */
    asked.data === undefined || asked.operation === 'move-store'
      ? process.env[variableOf('database')] || undefined
      : undefined,
  );
  if (asked.json) say(JSON.stringify(result));
  else if (result.ok) say(words.done(result.value));
  else complain(words.problem(result.error));
  if (result.ok && result.value.operation === 'check' && result.value.found > 0) process.exitCode = FAILED;
} else if (!config.ok) complain(words.problem(config.error));
else if (config.value === 'help') say(helpText(words));
else {
  /** Most of the code: nobody waits for it to read a mistake or the help. */
  const { startServer } = await import('./start.ts');
  const server = await startServer(config.value);
  if (!server.ok) complain(words.problem(server.error));
  else {
    lastResort.before(server.value.abandon);
    say(`Duopolis: ${server.value.address}`);
    const reach = reachOf(config.value.host, server.value.address, networkInterfaces());
    // Programs read the address from the other stream.
    if (reach !== undefined) process.stderr.write(`${words.reach(reach)}\n${codeFor(reach)}`);
    void server.value.mailProblem.then((why) => {
      if (why !== undefined) process.stderr.write(`duopolis: ${words.problem({ code: 'no-mail', why })}\n`);
    });
    void server.value.ended.then((well) => process.exit(well ? 0 : FAILED));
    const stop = (): void => void server.value.stop().catch(() => {});
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  }
}
