/** `duopolis replay`: a game step by step in the terminal. */
import { ok, refuse, type Result } from '@duopolis/rules';
import { verifyRecord } from '@duopolis/rules/record';
import { openTerminal, type Terminal } from '../drawing/terminal.ts';
import { readComponents } from '../components/components-file.ts';
import { wholeNumber } from '../option-parsers.ts';
import type { CliProblem } from '../cli-problem.ts';
import { STANDARD_INPUT } from '../input-lines.ts';
import { readGame } from '../records/read-records.ts';
import { PROBLEM_FOUND, SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { type ReplayScreen, replayLines } from './replay-screen.ts';

export interface ReplayOptions {
  readonly game: string;
  readonly components?: string;
  readonly step?: string;
}

const AUTO_MS = 700;

async function read(
  file: string,
  given: ReplayOptions,
  shell: Shell,
): Promise<Result<{ readonly screen: ReplayScreen; readonly done: Outcome }, CliProblem>> {
  const game = wholeNumber('--game', given.game, { min: 1 });
  if (!game.ok) return game;
  const step = given.step === undefined ? undefined : wholeNumber('--step', given.step, { min: 0 });
  if (step?.ok === false) return step;
  const found = await readGame(file, game.value, shell);
  if (!found.ok) return found;
  const { record, games, malformed } = found.value;
  const components = given.components === undefined ? undefined : readComponents(given.components);
  if (components?.ok === false) return components;
  const verified = verifyRecord(record, components?.value);
  if (!verified.ok) return refuse({ code: 'foul-game', game: game.value, foul: verified.error });
  const steps = verified.value.steps.length;
  if (step !== undefined && step.value > steps)
    return refuse({ code: 'no-such-step', step: step.value, steps });
  const shown = { record, replay: verified.value, game: game.value, games };
  return ok({
    screen: { ...shown, step: step?.value ?? steps, auto: false },
    done: malformed === 0 ? SUCCESS : PROBLEM_FOUND,
  });
}

export async function replay(file: string, given: ReplayOptions, shell: Shell): Promise<Outcome> {
  const found = await read(file, given, shell);
  if (!found.ok) return found;
  const { screen, done } = found.value;
  const canStep = process.stdin.isTTY && process.stdout.isTTY && file !== STANDARD_INPUT;
  if (given.step !== undefined || !canStep) {
    for (const line of replayLines(screen, shell).slice(0, -1)) shell.print(line.trimEnd());
    return done;
  }
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    await stepThrough({ ...screen, step: 0 }, terminal, shell);
  } finally {
    terminal.end();
  }
  return done;
}

/** The effect of a key on the screen; nothing leaves. */
export function afterKey(screen: ReplayScreen, key: string | undefined): ReplayScreen | undefined {
  const end = screen.replay.steps.length;
  const to = (step: number): ReplayScreen => ({
    ...screen,
    auto: false,
    step: Math.min(end, Math.max(0, step)),
  });
  switch (key) {
    case 'right':
    case 'down':
    case 'enter':
      return to(screen.step + 1);
    case 'left':
    case 'up':
      return to(screen.step - 1);
    case 'home':
      return to(0);
    case 'end':
      return to(end);
    case 'space':
      return { ...screen, auto: !screen.auto && screen.step < end };
    case 'q':
    case 'escape':
      return undefined;
    default:
      return screen;
  }
}

/** Steps forward by itself, stopping at the end. */
export function afterTime(screen: ReplayScreen): ReplayScreen {
  const step = Math.min(screen.replay.steps.length, screen.step + 1);
  return { ...screen, step, auto: step < screen.replay.steps.length };
}

export async function stepThrough(first: ReplayScreen, terminal: Terminal, shell: Shell): Promise<void> {
  for (let screen: ReplayScreen | undefined = first; screen !== undefined; ) {
    terminal.show(replayLines(screen, shell));
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const key = await terminal.key(screen.auto ? AUTO_MS : undefined);
    if (key === undefined && !screen.auto) return;
    screen = key === undefined ? afterTime(screen) : afterKey(screen, key);
  }
}
