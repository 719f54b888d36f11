/** The game that a command's options describe: mode, seats, Capitals, and the solo options. */
import { type Mode, modeRules, MODES, ok, type Options, refuse, type Result } from '@duopolis/rules';
import { DIFFICULTIES, type Difficulty, RECOMMENDED_DIFFICULTY, SOLO_KINDS } from '@duopolis/rules/solo';
import { choice, wholeNumber } from './option-parsers.ts';
import type { CliProblem } from './cli-problem.ts';

export interface GameOptions {
  readonly mode: string;
  readonly seats?: string;
  readonly capitals?: true;
  readonly kind?: string;
  readonly difficulty?: string;
}

export function readOptions(given: GameOptions): Result<Options, CliProblem> {
  const mode = choice('--mode', given.mode, MODES);
  if (!mode.ok) return mode;
  const solo = readSolo(mode.value, given);
  if (!solo.ok) return solo;
  const kind: Omit<Options, 'seats'> = { mode: mode.value, capitals: given.capitals === true, ...solo.value };
  const { min, max } = modeRules(kind).seats;
  const seats = given.seats === undefined ? ok(min) : wholeNumber('--seats', given.seats, { min, max });
  return seats.ok ? ok({ ...kind, seats: seats.value }) : seats;
}

/** Kind and difficulty belong to solo games and to no others (SOLO-4). */
function readSolo(mode: Mode, given: GameOptions): Result<Pick<Options, 'solo'>, CliProblem> {
  if (mode !== 'solo') {
    const stray = (['kind', 'difficulty'] as const).find((name) => given[name] !== undefined);
    return stray === undefined ? ok({}) : refuse({ code: 'only-solo', option: `--${stray}` });
  }
  const kind = choice('--kind', given.kind ?? 'full', SOLO_KINDS);
  if (!kind.ok) return kind;
  const wanted = given.difficulty ?? `${RECOMMENDED_DIFFICULTY}`;
  const level = wholeNumber('--difficulty', wanted, { min: 1, max: DIFFICULTIES.length });
  return level.ok ? ok({ solo: { kind: kind.value, difficulty: level.value as Difficulty } }) : level;
}
