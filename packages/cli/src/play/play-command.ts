/** `duopolis play`: you against bots in the terminal. */
import { randomUUID } from 'node:crypto';
import { BOT_NAMES } from '@duopolis/bots';
import { modeRules, ok, refuse, type Result } from '@duopolis/rules';
import { readComponents } from '../components/components-file.ts';
import { BOT_MODES, botList, choice, wholeNumber } from '../option-parsers.ts';
import type { CliProblem } from '../cli-problem.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { askOptions } from './game-questions.ts';
import type { PlayOptions } from './local-game.ts';
import { playerName } from './player-name.ts';
import { hasTerminal, playAndSave } from './play-session.ts';

export interface GivenPlayOptions {
  readonly mode?: string;
  readonly seats?: string;
  readonly capitals?: true;
  readonly bots?: string;
  readonly seed?: string;
  readonly name?: string;
  readonly record?: string;
  readonly components?: string;
  readonly strict?: true;
  readonly secretAutoma?: true;
  readonly seatingCard?: true;
}

function read(given: GivenPlayOptions, { vocabulary }: Shell): Result<PlayOptions, CliProblem> {
  const mode = choice('--mode', given.mode ?? 'table', BOT_MODES);
  if (!mode.ok) return mode;
  const game = { mode: mode.value, capitals: given.capitals === true };
  const { min, max } = modeRules(game).seats;
  const seats = given.seats === undefined ? ok(min) : wholeNumber('--seats', given.seats, { min, max });
  if (!seats.ok) return seats;
  const bots = given.bots === undefined ? ok(BOT_NAMES.slice(-1)) : botList('--bots', given.bots);
  if (!bots.ok) return bots;
  const name = playerName(given.name, vocabulary);
  if (!name.ok) return name;
  const components = readComponents(given.components);
  if (!components.ok) return components;
  return ok({
    options: {
      ...game,
      seats: seats.value,
      ...(mode.value === 'duo' && given.secretAutoma !== true && { openAutoma: true }),
    },
    bots: bots.value,
    seed: given.seed ?? randomUUID(),
    name: name.value,
    components: components.value,
    ...(given.strict === true && { strict: true }),
    ...(given.seatingCard === true && { card: true }),
  });
}

export async function play(given: GivenPlayOptions, shell: Shell): Promise<Outcome> {
  const checked = read(given, shell);
  if (!checked.ok) return checked;
  if (!hasTerminal()) return refuse({ code: 'not-a-terminal', command: 'play' });
  const asked = Object.keys(given).some((key) => key !== 'record') ? {} : await askOptions(shell);
  if (asked === undefined) return SUCCESS;
  const options = read({ ...given, ...asked }, shell);
  if (!options.ok) return options;
  return playAndSave(options.value, given.record, shell);
}
