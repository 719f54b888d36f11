/** The server as a program: npm run serve. */
import { readConfig, SETTINGS, variableOf } from './config.ts';
import { operate, operationIn } from './operations/command.ts';
import { startServer } from './start.ts';
import { helpText, sayConfig, sayDone, sayOperation, sayStart } from './words.ts';

const BAD_INPUT = 2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function complain(line: string): void {
  process.stderr.write(`duopolis: ${line}\n`);
  process.exitCode = BAD_INPUT;
}

/** Whatever this process writes is for its owner's eyes. */
process.umask(0o077);

const args = process.argv.slice(2);
const asked = operationIn(args);
const config = readConfig(asked === undefined ? args : [], process.env);
if (asked !== undefined) {
  const data = asked.data ?? process.env[variableOf('data')] ?? SETTINGS.data.value;
  const result = await operate(asked.operation, asked.args, data, Date.now());
  if (asked.json) say(JSON.stringify(result));
  else if (result.ok) say(sayDone(result.value));
  else complain(sayOperation(result.error));
} else if (!config.ok) complain(sayConfig(config.error));
else if (config.value === 'help') say(helpText());
else {
  const server = await startServer(config.value);
  if (!server.ok) complain(sayStart(server.error));
  else {
    say(`Duopolis: ${server.value.address}`);
    const stop = (): void => void server.value.stop().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  }
}
