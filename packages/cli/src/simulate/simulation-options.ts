/** The simulated games: their options, number, seed and seats. */
import { randomUUID } from 'node:crypto';
import type { BotName } from '@duopolis/bots';
import { isAutoma, ok, type Options, type Result } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { Components } from '@duopolis/rules/components';
import { readComponents } from '../components/components-file.ts';
import { type GameOptions, readOptions } from '../game-options.ts';
import { botList, wholeNumber } from '../option-parsers.ts';
import type { Sitter } from './bot-seats.ts';
import type { CliProblem } from '../cli-problem.ts';

export interface SimulateOptions extends GameOptions {
  readonly games: string;
  readonly bots: string;
  readonly seed?: string;
  readonly records?: string;
  readonly components?: string;
  readonly json?: true;
}

export interface Simulation {
  readonly options: Options;
  readonly games: number;
  /** By seat. */
  readonly bots: readonly Sitter[];
  readonly seed: string;
  readonly components: Components;
}

export function readSimulation(given: SimulateOptions): Result<Simulation, CliProblem> {
  const games = wholeNumber('--games', given.games, { min: 1 });
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

/** Bots in seat order, repeated if there are fewer. */
export const sittersOf = (options: Options, bots: readonly BotName[]): readonly Sitter[] =>
  Array.from({ length: options.seats }, (_, seat) =>
    isAutoma(options, seat) ? 'automa' : itemAt(bots, seat % bots.length),
  );
