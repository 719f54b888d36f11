/** `duopolis play`: you against bots in the terminal. */
import { randomUUID } from 'node:crypto';
import { BOT_NAMES } from '@duopolis/bots';
import { modeRules, ok, type Result, refuse } from '@duopolis/rules';
import { openTerminal, type Terminal } from '../drawing/terminal.ts';
import { BOT_MODES, botList, choice, wholeNumber } from '../options.ts';
import type { CliProblem } from '../problem.ts';
import { openRecords } from '../records/write.ts';
import { GOOD, type Outcome, type Shell } from '../shell.ts';
import { askOptions, askRecordFile } from './ask.ts';
import { beginPlay, type PlayOptions, playersOf } from './begin.ts';
import { finalLines } from './final.ts';
import type { Play } from './play.ts';
import { press } from './press.ts';
import { playLines } from './screen.ts';

export interface GivenPlayOptions {
  readonly mode?: string;
  readonly seats?: string;
  readonly capitals?: true;
  readonly bots?: string;
  readonly seed?: string;
  readonly name?: string;
  readonly record?: string;
}

const LONGEST_NAME = 20;

function read(given: GivenPlayOptions, { vocabulary }: Shell): Result<PlayOptions, CliProblem> {
  const mode = choice('--mode', given.mode ?? 'table', BOT_MODES);
  if (!mode.ok) return mode;
  const game = { mode: mode.value, capitals: given.capitals === true };
  const { min, max } = modeRules(game).seats;
  const seats = given.seats === undefined ? ok(min) : wholeNumber('--seats', given.seats, min, max);
  if (!seats.ok) return seats;
  const bots = given.bots === undefined ? ok(BOT_NAMES.slice(-1)) : botList('--bots', given.bots);
  if (!bots.ok) return bots;
  const name = (given.name ?? vocabulary.game.you).trim().slice(0, LONGEST_NAME);
  if (name === '') return refuse({ code: 'empty-value', option: '--name' });
  return ok({
    options: { ...game, seats: seats.value },
    bots: bots.value,
    seed: given.seed ?? randomUUID(),
    name,
  });
}

export async function play(given: GivenPlayOptions, shell: Shell): Promise<Outcome> {
  const checked = read(given, shell);
  if (!checked.ok) return checked;
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    return refuse({ code: 'not-a-terminal', command: 'play' });
  const asked = Object.keys(given).some((key) => key !== 'record') ? {} : await askOptions(shell);
  if (asked === undefined) return GOOD;
  const options = read({ ...given, ...asked }, shell);
  if (!options.ok) return options;
  const begun = beginPlay(options.value);
  if (!begun.ok) return refuse({ code: 'bad-options', problem: begun.error });
  const terminal = openTerminal(process.stdin, process.stdout);
  let last: Play;
  try {
    last = await playThrough(begun.value, terminal, shell);
  } finally {
    terminal.end();
  }
  return last.step.at === 'over' ? saved(last, given.record, shell) : GOOD;
}

/** Until the game is over and left, or left before. */
export async function playThrough(first: Play, terminal: Terminal, shell: Shell): Promise<Play> {
  let now = first;
  while (now.leaving !== 'yes') {
    terminal.show(playLines(now, shell));
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    const key = await terminal.key();
    if (key === undefined) return now;
    now = press(now, key);
  }
  return now;
}

async function saved(last: Play, given: string | undefined, shell: Shell): Promise<Outcome> {
  for (const line of finalLines(last, shell)) shell.print(line.trimEnd());
  const file = given ?? (await askRecordFile(last.game.open.seed ?? '', shell));
  if (file === undefined) return GOOD;
  const records = openRecords(file);
  if (!records.ok) return records;
  records.value.write(last.events, playersOf(last));
  const kept = records.value.keep();
  if (!kept.ok) return kept;
  shell.print(shell.words.play.saved(file));
  return GOOD;
}
