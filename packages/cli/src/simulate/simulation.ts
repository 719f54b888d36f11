/** What is simulated: the options of the games, their number, their seed, and who sits where. */
import { randomUUID } from 'node:crypto';
import type { BotName } from '@duopolis/bots';
import {
  type Components,
  DIFFICULTIES,
  type Difficulty,
  isAutoma,
  MODES,
  type Mode,
  modeRules,
  type Options,
  ok,
  RECOMMENDED_DIFFICULTY,
  type Result,
  refuse,
  SOLO_KINDS,
} from '@duopolis/rules';
import { readComponents } from '../components/file.ts';
import { botList, choice, wholeNumber } from '../options.ts';
import type { CliProblem } from '../problem.ts';

export interface GameOptions {
  readonly mode: string;
  readonly seats?: string;
  readonly capitals?: true;
  readonly kind?: string;
  readonly difficulty?: string;
}

export interface SimulateOptions extends GameOptions {
  readonly games: string;
  readonly bots: string;
  readonly seed?: string;
  readonly records?: string;
  readonly components?: string;
  readonly json?: true;
}

/** A bot, or an Automa that plays by its cards. */
export type Sitter = BotName | 'automa';

export interface Simulation {
  readonly options: Options;
  readonly games: number;
  /** By seat. */
  readonly bots: readonly Sitter[];
  readonly seed: string;
  readonly components: Components;
}

export function readSimulation(given: SimulateOptions): Result<Simulation, CliProblem> {
  const games = wholeNumber('--games', given.games, 1);
  if (!games.ok) return games;
  const options = readOptions(given);
  if (!options.ok) return options;
  const bots = botList('--bots', given.bots);
  if (!bots.ok) return bots;
  const components = readComponents(given.components);
  if (!components.ok) return components;
  return ok({
    options: options.value,
    games: games.value,
    bots: sittersOf(options.value, bots.value),
    seed: given.seed ?? randomUUID(),
    components: components.value,
  });
}

/** Bots in the order of the seats, from the front again when there are fewer. */
export const sittersOf = (options: Options, bots: readonly BotName[]): readonly Sitter[] =>
  Array.from({ length: options.seats }, (_, seat) =>
    isAutoma(options, seat) ? 'automa' : (bots[seat % bots.length] as BotName),
  );

/** The game that the options of a command ask for. */
export function readOptions(given: GameOptions): Result<Options, CliProblem> {
  const mode = choice('--mode', given.mode, MODES);
  if (!mode.ok) return mode;
  const solo = readSolo(mode.value, given);
  if (!solo.ok) return solo;
  const kind: Omit<Options, 'seats'> = { mode: mode.value, capitals: given.capitals === true, ...solo.value };
  const { min, max } = modeRules(kind).seats;
  const seats = given.seats === undefined ? ok(min) : wholeNumber('--seats', given.seats, min, max);
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
  const level = wholeNumber('--difficulty', wanted, 1, DIFFICULTIES.length);
  return level.ok ? ok({ solo: { kind: kind.value, difficulty: level.value as Difficulty } }) : level;
}
