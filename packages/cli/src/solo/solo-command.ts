/** `duopolis solo`: you and the two Automas in the terminal. */
import { randomUUID } from 'node:crypto';
import { ok, refuse, type Result } from '@duopolis/rules';
import { readComponents } from '../components/components-file.ts';
import { type PlayOptions, whyNoGame } from '../play/local-game.ts';
import { playerName } from '../play/player-name.ts';
import { hasTerminal, playAndSave } from '../play/play-session.ts';
import type { CliProblem } from '../cli-problem.ts';
import type { Outcome, Shell } from '../shell.ts';
import { readOptions } from '../game-options.ts';

export interface GivenSoloOptions {
  readonly kind?: string;
  readonly difficulty?: string;
  readonly capitals?: true;
  readonly seed?: string;
  readonly name?: string;
  readonly record?: string;
  readonly components?: string;
}

function read(given: GivenSoloOptions, { vocabulary }: Shell): Result<PlayOptions, CliProblem> {
  const options = readOptions({ ...given, mode: 'solo' });
  if (!options.ok) return options;
  const name = playerName(given.name, vocabulary);
  if (!name.ok) return name;
  const components = readComponents(given.components);
  if (!components.ok) return components;
  return ok({
    options: options.value,
    bots: [],
    seed: given.seed ?? randomUUID(),
    name: name.value,
    components: components.value,
  });
}

export async function solo(given: GivenSoloOptions, shell: Shell): Promise<Outcome> {
  const options = read(given, shell);
  if (!options.ok) return options;
  const problem = whyNoGame(options.value);
  if (problem !== undefined) return refuse({ code: 'bad-options', problem });
  if (!hasTerminal()) return refuse({ code: 'not-a-terminal', command: 'solo' });
  return playAndSave(options.value, given.record, shell);
}
