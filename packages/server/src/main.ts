/** The server as a program: npm run serve. */
import { readConfig } from './config.ts';
import { startServer } from './start.ts';
import { helpText, sayConfig, sayFile } from './words.ts';

const BAD_INPUT = 2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function complain(line: string): void {
  process.stderr.write(`duopolis: ${line}\n`);
  process.exitCode = BAD_INPUT;
}

const config = readConfig(process.argv.slice(2), process.env);
if (!config.ok) complain(sayConfig(config.error));
else if (config.value === 'help') say(helpText());
else {
  const server = await startServer(config.value);
  if (!server.ok) complain(sayFile(server.error));
  else {
    say(`Duopolis: ${server.value.address}`);
    const stop = (): void => void server.value.stop().then(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  }
}
