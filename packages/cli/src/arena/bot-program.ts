/** A program in a seat: a child process that exchanges JSON lines, is restarted a few times, and always stopped. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Contestant } from '@duopolis/bots/arena';
import {
  type Fault,
  type HostMessage,
  LONGEST_LINE,
  makeMessage,
  PROTOCOL,
  readCommand,
  readHello,
} from '@duopolis/bots/kit';
import { type Command, legalFor, ok, refuse, type Result } from '@duopolis/rules';
import { linesOf } from './byte-lines.ts';

/** From the start to the program's hello. */
const HELLO_MS = 10_000;
/** The overhead of one exchange, besides the program's own time. */
const GRACE_MS = 50;
/** A program that keeps crashing is not restarted, and default moves are played for it. */
const MOST_STARTS = 4;
/** The limits of a program: bytes it leaves unread, and unsolicited lines. */
const MOST_UNREAD = 2 ** 20;
const MOST_UNASKED = 1000;
/** How long a program has to exit once its input is closed. */
const FAREWELL_MS = 500;

export interface Watch {
  readonly started: (pid: number) => void;
  readonly ended: (pid: number) => void;
}

export interface Program extends Contestant {
  readonly stop: () => Promise<void>;
}

/** Resolves the pending question. */
type Answered = (answer: Result<string, Fault>) => void;

interface Child {
  readonly process: ChildProcessWithoutNullStreams;
  readonly gone: Promise<void>;
  /** Lines that arrived without a pending question. */
  readonly said: Result<string, Fault>[];
  listener: Answered | undefined;
  fault: Fault | undefined;
}

const HELLO: HostMessage = { type: 'hello', protocol: PROTOCOL, name: 'duopolis' };

interface Watching {
  readonly watch: Watch;
  readonly helloMs?: number;
}

export function programOf(
  words: readonly string[],
  folder: string,
  { watch, helloMs = HELLO_MS }: Watching,
): Program {
  let child: Child | undefined;
  let starts = 0;
  let id = 0;
  let game = '';

  const ready = async (): Promise<Result<Child, Fault>> => {
    if (child !== undefined && child.fault === undefined) return ok(child);
    if (starts === MOST_STARTS) return refuse(child?.fault ?? { code: 'crashed', reason: '' });
    if (child !== undefined) await stopChild(child);
    starts++;
    child = startChild(words, folder, watch);
    game = '';
    const line = await ask(child, HELLO, { withinMs: helloMs });
    const hello = line.ok ? readHello(line.value) : line;
    if (hello.ok) return ok(child);
    child.fault = { code: 'not-started', reason: reasonOf(hello.error) };
    return refuse(child.fault);
  };

  return {
    begin: async () => {
      await ready();
    },
    decide: async (view, _, { milliseconds, now }) => {
      const found = await ready();
      if (!found.ok) return found;
      if (found.value.process.stdin.writableLength > MOST_UNREAD) {
        found.value.fault = { code: 'timed-out', milliseconds };
        return refuse(found.value.fault);
      }
      const { viewer: seat, open } = view;
      const begun = `${open.commitment ?? ''}/${seat}`;
      if (begun !== game) {
        game = begun;
        tell(found.value, { type: 'begin', game, seat, options: open.options, milliseconds });
      }
      tell(found.value, { type: 'view', view });
      const legal = legalFor(view);
      const question: HostMessage = { type: 'decide', id: ++id, milliseconds, legal };
      return answerTo(found.value, question, { legal, until: now() + milliseconds + GRACE_MS, now });
    },
    end: (result) => {
      const seat = Number(game.split('/').at(-1));
      if (child !== undefined && child.fault === undefined && game !== '') {
        tell(child, { type: 'end', game, seat, result });
      }
      game = '';
    },
    stop: async () => {
      if (child !== undefined) await stopChild(child);
    },
  };
}

/** Talk and late answers to older questions are skipped until the time is up. */
async function answerTo(
  child: Child,
  question: Extract<HostMessage, { readonly type: 'decide' }>,
  {
    legal,
    until,
    now,
  }: { readonly legal: readonly Command[]; readonly until: number; readonly now: () => number },
): Promise<Result<Command, Fault>> {
  const { id, milliseconds } = question;
  let line = await ask(child, question, { withinMs: until - now(), milliseconds });
  for (;;) {
    if (!line.ok) return line;
    const command = readCommand(line.value, id, legal);
    if (!command.ok) return command;
    if (command.value !== undefined) return ok(command.value);
    // oxlint-disable-next-line no-await-in-loop -- one line after the other
    line = await listen(child, until - now(), milliseconds);
  }
}

function startChild([file = '', ...args]: readonly string[], cwd: string, watch: Watch): Child {
  const process = spawn(file, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'] });
  const { pid } = process;
  if (pid !== undefined) watch.started(pid);
  let lastWords = '';
  const gone = new Promise<void>((resolve) => {
    const end = (fault: Fault): void => {
      if (pid !== undefined) watch.ended(pid);
      child.fault ??= fault;
      child.listener?.(refuse(child.fault));
      resolve();
    };
    process.once('error', (error) => end({ code: 'not-started', reason: error.message }));
    process.once('close', (code, signal) =>
      end({ code: 'crashed', reason: reasonIn(lastWords) ?? `exit ${signal ?? code}` }),
    );
  });
  const child: Child = { process, gone, said: [], listener: undefined, fault: undefined };
  const receive = (line: Result<string, Fault>): void => {
    if (child.listener !== undefined) child.listener(line);
    else if (child.said.length < MOST_UNASKED) child.said.push(line);
  };
  const lines = linesOf(
    LONGEST_LINE,
    (line) => receive(ok(line)),
    () => receive(refuse({ code: 'too-long', limit: LONGEST_LINE })),
  );
  process.stdout.setEncoding('utf8').on('data', lines.take);
  // A program's last output best explains its exit; the rest is dropped.
  process.stderr.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  for (const stream of [process.stdin, process.stdout, process.stderr]) stream.on('error', () => {});
  return child;
}

const LAST_WORDS = 2000;

/** The line that names an error, as most languages print one, otherwise the last line. */
function reasonIn(said: string): string | undefined {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /error|exception|panic/i.test(line)) ?? lines.at(-1);
}

const tell = ({ process }: Child, message: HostMessage): void => {
  process.stdin.write(`${makeMessage(message)}\n`);
};

/** The next line of the program after this message. */
function ask(
  child: Child,
  message: HostMessage,
  { withinMs, milliseconds = withinMs }: { readonly withinMs: number; readonly milliseconds?: number },
): Promise<Result<string, Fault>> {
  const line = listen(child, withinMs, milliseconds);
  tell(child, message);
  return line;
}

function listen(child: Child, withinMs: number, milliseconds: number): Promise<Result<string, Fault>> {
  const said = child.said.shift();
  if (said !== undefined) return Promise.resolve(said);
  if (child.fault !== undefined) return Promise.resolve(refuse(child.fault));
  return new Promise((resolve) => {
    const clock = setTimeout(
      () => answer(refuse({ code: 'timed-out', milliseconds })),
      Math.max(0, withinMs),
    );
    const answer: Answered = (line) => {
      clearTimeout(clock);
      child.listener = undefined;
      resolve(line);
    };
    child.listener = answer;
  });
}

/** Closes its input; if it does not exit, it is killed. */
async function stopChild({ process, gone }: Child): Promise<void> {
  process.stdin.end();
  const clock = setTimeout(() => process.kill('SIGKILL'), FAREWELL_MS);
  await gone;
  clearTimeout(clock);
}

const reasonOf = (fault: Fault): string => {
  if ('reason' in fault) return fault.reason;
  return 'line' in fault ? fault.line : fault.code;
};
