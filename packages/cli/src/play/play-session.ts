/** A game in the terminal from the first screen to the last, and its record. */
import { refuse } from '@duopolis/rules';
import { openTerminal, type Terminal } from '../drawing/terminal.ts';
import { openRecords } from '../records/write-records.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { answerCard, askRecordFile } from './game-questions.ts';
import { playAt } from './at-table.ts';
import { finalLines } from './final-screen.ts';
import { type LocalTable, openTable, type PlayOptions } from './local-game.ts';

export const hasTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Keeps the terminal open while something is played in it. */
export async function inTerminal<T>(during: (terminal: Terminal) => Promise<T>): Promise<T> {
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    return await during(terminal);
  } finally {
    terminal.end();
  }
}

/** Plays a whole game, prints its end, and saves its record if wanted. */
export async function playAndSave(
  given: PlayOptions,
  file: string | undefined,
  shell: Shell,
): Promise<Outcome> {
  const opened = await openTable(given, shell);
  if (!opened.ok) return refuse({ code: 'bad-options', problem: opened.error });
  const table = opened.value;
  if (given.card === true) {
    if (!(await answerCard(table, shell))) return SUCCESS;
    await table.ask({ type: 'start' });
  }
  const last = await inTerminal((terminal) => playAt(table, terminal, shell));
  table.close();
  const { play } = last;
  if (play?.step.at !== 'over') return SUCCESS;
  for (const line of finalLines(play, shell)) shell.print(line.trimEnd());
  const wanted = file ?? (await askRecordFile(play.game.open.seed ?? '', shell));
  return wanted === undefined ? SUCCESS : writeRecord(table, wanted, shell);
}

async function writeRecord(table: LocalTable, file: string, shell: Shell): Promise<Outcome> {
  const records = openRecords(file);
  if (!records.ok) return records;
  records.value.write(await table.events(), table.players());
  const kept = records.value.keep();
  if (!kept.ok) return kept;
  shell.print(shell.words.play.saved(file));
  return SUCCESS;
}
