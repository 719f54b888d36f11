/** The questions around a game: what to play if no option says so, and where to save the record. */
import { confirm, isCancel, select, text } from '@clack/prompts';
import { BOT_NAMES } from '@duopolis/bots';
import { modeRules } from '@duopolis/rules';
import { seatOf } from '@duopolis/table';
import { BOT_MODES, type BotMode } from '../option-parsers.ts';
import type { Shell } from '../shell.ts';
import type { AtTable } from './at-table.ts';

const SEED_IN_NAME = 8;

export interface Asked {
  readonly mode: string;
  readonly seats: string;
  readonly bots: string;
}

/** Nothing if the questions were cancelled. */
export async function askOptions({ vocabulary, words }: Shell): Promise<Asked | undefined> {
  const mode = await select<BotMode>({
    message: words.ask.mode,
    showInstructions: false,
    options: BOT_MODES.map((value) => ({
      value,
      label: vocabulary.game.modes[value],
      hint: words.ask.modeHint[value],
    })),
  });
  if (isCancel(mode)) return undefined;
  const { min, max } = modeRules({ mode, capitals: false }).seats;
  const seats =
    min === max
      ? `${min}`
      : await select<string>({
          message: words.ask.seats,
          showInstructions: false,
          options: Array.from({ length: max - min + 1 }, (_, nth) => ({
            value: `${min + nth}`,
            label: `${min + nth}`,
          })),
        });
  if (isCancel(seats)) return undefined;
  const bots = await select<string>({
    message: words.ask.bots,
    showInstructions: false,
    options: BOT_NAMES.toReversed().map((value) => ({ value, label: value })),
  });
  return isCancel(bots) ? undefined : { mode, seats, bots };
}

/** Suggests an unused file name. */
export async function askRecordFile(seed: string, { words }: Shell): Promise<string | undefined> {
  const wanted = await confirm({
    message: words.ask.save,
    active: words.ask.yes,
    inactive: words.ask.no,
    initialValue: false,
  });
  if (isCancel(wanted) || !wanted) return undefined;
  const file = await text({
    message: words.ask.file,
    initialValue: `duopolis-${seed.replaceAll(/[^\w-]/g, '').slice(0, SEED_IN_NAME)}.jsonl`,
    validate: (value) => ((value ?? '').trim() === '' ? words.ask.file : undefined),
  });
  return isCancel(file) ? undefined : file.trim();
}

/** The randomizer card asks everyone (SEAT-2); false if the question was cancelled. */
export async function answerCard({ ask, session }: AtTable, { vocabulary }: Shell): Promise<boolean> {
  const { open, you } = session().view;
  const chair = open.chairs[seatOf(open, you) ?? -1];
  if (open.card === undefined || chair === undefined || chair.answered) return true;
  for (;;) {
    // oxlint-disable no-await-in-loop -- asked until it is answered
    const answer = await text({ message: vocabulary.pieces.question(open.card.asks) });
    if (isCancel(answer)) return false;
    if ((await ask({ type: 'answer', answer })).ok) return true;
    // oxlint-enable no-await-in-loop
  }
}
