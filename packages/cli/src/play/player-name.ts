/** The name of a player: given, or "you". */
import { ok, refuse, type Result } from '@duopolis/rules';
import type { Vocabulary } from '@duopolis/words';
import type { CliProblem } from '../cli-problem.ts';

const LONGEST_NAME = 20;

export function playerName(given: string | undefined, { game }: Vocabulary): Result<string, CliProblem> {
  const name = (given ?? game.you).trim().slice(0, LONGEST_NAME);
  return name === '' ? refuse({ code: 'empty-value', option: '--name' }) : ok(name);
}
