/** After an uncaught error: logs its kind, lets other nodes take over, and ends the process within two seconds. */

/** Milliseconds after which the process ends even if something hangs. */
const LONGEST = 1_500;
const FAILED = 1;
const MOST_FRAMES = 5;

export interface LastResort {
  /** Runs before the process ends. */
  readonly before: (task: () => Promise<void>) => void;
}

/** Names and codes come from the program; anything else may contain people's input. */
const nameIn = (text: unknown): string | undefined =>
  typeof text === 'string' && /^\w{1,60}$/.test(text) ? text : undefined;

/** File, line and column of the innermost frames, without the message before them. */
function framesOf({ name, message, stack = '' }: Error): readonly string[] {
  const head = `${name}: ${message}`;
  if (!stack.startsWith(head)) return [];
  const frames = stack.slice(head.length).split('\n');
  return frames
    .flatMap((frame) => /[\w.-]+\.[cm]?[jt]s:\d+:\d+(?=\)?$)/.exec(frame)?.[0] ?? [])
    .slice(0, MOST_FRAMES);
}

/** The loggable part of an error: the rest may contain a hand or a seed. */
export function kindOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  return { kind: nameIn(error.name) ?? 'Error', code: nameIn(code), at: framesOf(error) };
}

const exit = (): never => process.exit(FAILED);

/** From now on uncaught errors end the process with exit code 1. */
export function openLastResort(): LastResort {
  let task: (() => Promise<void>) | undefined;
  let isEnding = false;

  const end = (error: unknown): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(exit, LONGEST);
    process.stderr.write(
      `${JSON.stringify({ level: 60, time: Date.now(), ...kindOf(error), msg: 'uncaught' })}\n`,
    );
    void Promise.resolve()
      .then(() => task?.())
      .then(exit, exit);
  };

  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  return {
    before: (given) => {
      task = given;
    },
  };
}
