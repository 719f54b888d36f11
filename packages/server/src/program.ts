/** The program without its process: an operation, the help, or a running server. */
import { networkInterfaces } from 'node:os';
import { type HostingProblem, type HostingWords, hostingWordsOf } from '@duopolis/words/hosting';
import { readConfig } from './config.ts';
import { helpText } from './help.ts';
import { type Asked, operate, operationIn } from './operations/operate.ts';
import { codeFor, reachOf } from './reach.ts';
import { languageIn } from './settings/given-settings.ts';
import { SETTINGS, variableOf } from './settings/settings.ts';
import type { Server } from './start.ts';

const GOOD = 0;
const FINDING = 1;
/** Nothing was done; the reason was printed. */
const BAD_INPUT = 2;

/** The process around the program; tests pass their own. */
export interface ProgramIO {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  /** To the standard error. */
  readonly note: (text: string) => void;
  /** Runs before the server's address is printed. */
  readonly started: (server: Server) => void;
}

interface Speaking extends ProgramIO {
  readonly words: HostingWords;
}

function complain({ words, note }: Speaking, problem: HostingProblem): number {
  note(`duopolis: ${words.problem(problem)}\n`);
  return BAD_INPUT;
}

async function runOperation({ operation, args, data, json }: Asked, io: Speaking): Promise<number> {
  const { environment, words, say } = io;
  /** A named folder is used; a database is filled from one. */
  const isDatabase = data === undefined || operation === 'move-store';
  const result = await operate(operation, args, {
    data: data ?? environment[variableOf('data')] ?? SETTINGS.data.value,
    database: isDatabase ? environment[variableOf('database')] || undefined : undefined,
    now: Date.now(),
  });
  if (json) say(JSON.stringify(result));
  else if (result.ok) say(words.done(result.value));
  else return complain(io, result.error);
  return result.ok && result.value.operation === 'check' && result.value.found > 0 ? FINDING : GOOD;
}

async function serve(args: readonly string[], io: Speaking): Promise<number> {
  const { environment, words, say, note, started } = io;
  const config = readConfig(args, environment);
  if (!config.ok) return complain(io, config.error);
  if (config.value === 'help') {
    say(helpText(words));
    return GOOD;
  }
  /** Most of the code: a mistake or the help is shown without loading it. */
  const { startServer } = await import('./start.ts');
  const server = await startServer(config.value);
  if (!server.ok) return complain(io, server.error);
  const { address, mailProblem } = server.value;
  started(server.value);
  say(`Duopolis: ${address}`);
  const reach = reachOf(config.value.host, address, networkInterfaces());
  // Programs read the address from standard output.
  if (reach !== undefined)
    note(`${words.reach(reach)}\n${codeFor(reach, process.stderr.isTTY ? 'terminal' : 'file')}`);
  void mailProblem.then((why) => why !== undefined && complain(io, { code: 'no-mail', why }));
  return GOOD;
}

/** Resolves to the exit code; a server keeps running. */
export function run(args: readonly string[], given: ProgramIO): Promise<number> {
  const io = { ...given, words: hostingWordsOf(languageIn(args, given.environment)) };
  const asked = operationIn(args);
  return asked === undefined ? serve(args, io) : runOperation(asked, io);
}
