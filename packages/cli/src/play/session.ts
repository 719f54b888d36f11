/** A game in the terminal from the first screen to the last, and its record. */
import { openTerminal, type Terminal } from '../drawing/terminal.ts';
import { openRecords } from '../records/write.ts';
import { GOOD, type Outcome, type Shell } from '../shell.ts';
import { askRecordFile } from './ask.ts';
import { playersOf } from './begin.ts';
import { finalLines } from './final.ts';
import type { Play } from './play.ts';
import { press } from './press.ts';
import { playLines } from './screen.ts';

export const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Opens the terminal for as long as something is played in it. */
export async function inTerminal<T>(during: (terminal: Terminal) => Promise<T>): Promise<T> {
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    return await during(terminal);
  } finally {
    terminal.end();
  }
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

/** A whole game, its end printed, and its record kept where wanted. */
export async function playAndKeep(begun: Play, file: string | undefined, shell: Shell): Promise<Outcome> {
  const last = await inTerminal((terminal) => playThrough(begun, terminal, shell));
  if (last.step.at !== 'over') return GOOD;
  for (const line of finalLines(last, shell)) shell.print(line.trimEnd());
  const wanted = file ?? (await askRecordFile(last.game.open.seed ?? '', shell));
  return wanted === undefined ? GOOD : writeRecord(last, wanted, shell);
}

function writeRecord(last: Play, file: string, shell: Shell): Outcome {
  const records = openRecords(file);
  if (!records.ok) return records;
  records.value.write(last.events, playersOf(last));
  const kept = records.value.keep();
  if (!kept.ok) return kept;
  shell.print(shell.words.play.saved(file));
  return GOOD;
}
