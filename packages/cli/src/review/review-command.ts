/** `duopolis review`: what every decision of a finished game cost, and what was better. */
import { setImmediate as others } from 'node:timers/promises';
import { ratedBySearch, ratedByValue, type Rater, type Review, reviewing } from '@duopolis/bots/review';
import { refuse } from '@duopolis/rules';
import { type Replay, verifyRecord } from '@duopolis/rules/record';
import { readComponents } from '../components/components-file.ts';
import { wholeNumber } from '../option-parsers.ts';
import { readGame } from '../records/read-records.ts';
import { PROBLEM_FOUND, SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { progressOf } from '../drawing/progress.ts';
import { reviewLines } from './print-review.ts';
import { namesIn } from './record-names.ts';

export interface ReviewOptions {
  readonly game: string;
  readonly components?: string;
  readonly budget: string;
  readonly json?: true;
}

const MOST_MS = 60_000;

const raterFor = (milliseconds: number): Rater =>
  milliseconds === 0 ? ratedByValue : ratedBySearch({ milliseconds, now: () => performance.now() });

export async function review(file: string, options: ReviewOptions, shell: Shell): Promise<Outcome> {
  const game = wholeNumber('--game', options.game, { min: 1 });
  if (!game.ok) return game;
  const milliseconds = wholeNumber('--budget', options.budget, { min: 0, max: MOST_MS });
  if (!milliseconds.ok) return milliseconds;
  const found = await readGame(file, game.value, shell);
  if (!found.ok) return found;
  const { record, games, malformed } = found.value;
  const components = options.components === undefined ? undefined : readComponents(options.components);
  if (components?.ok === false) return components;
  const verified = verifyRecord(record, components?.value);
  if (!verified.ok) return refuse({ code: 'foul-game', game: game.value, foul: verified.error });
  const reviewed = await reviewOf(verified.value, raterFor(milliseconds.value), shell);
  if (options.json === true) shell.print(JSON.stringify({ game: game.value, ...reviewed }));
  else {
    shell.print(shell.words.review.title(game.value, games));
    const names = namesIn(record, verified.value.start.open.box, shell);
    for (const line of reviewLines(reviewed, names, shell)) shell.print(line);
  }
  return malformed === 0 ? SUCCESS : PROBLEM_FOUND;
}

/** Lets signals and the progress bar run between decisions. */
async function reviewOf(replay: Replay, rater: Rater, shell: Shell): Promise<Review> {
  const begun = performance.now();
  const steps = reviewing(replay, rater);
  const progress = progressOf({ all: replay.steps.length, isWatched: process.stderr.isTTY }, shell);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      progress.end();
      return value;
    }
    progress.show(value.done, (performance.now() - begun) / 1000);
    // oxlint-disable-next-line no-await-in-loop -- one decision after the other
    await others();
  }
}
