/** `duopolis verify`: replays records and names the first broken rule of every game. */
import { type Foul, verifyRecord } from '@duopolis/rules';
import { readComponents } from '../components/file.ts';
import { FINDING, GOOD, type Outcome, type Shell } from '../shell.ts';
import { readRecords } from './read.ts';

export interface VerifyOptions {
  readonly components?: string;
  readonly json?: true;
}

/** A game as --json tells it: lines are counted from 1, the index in the log from 0. */
const foulEntry = (game: number, { line, ...reason }: Foul, message: string) => ({
  game,
  ok: false,
  ...(line !== undefined && { line: line + 1, logIndex: line }),
  ...reason,
  message,
});

export async function verify(file: string, given: VerifyOptions, shell: Shell): Promise<Outcome> {
  const { json } = given;
  const components = readComponents(given.components);
  if (!components.ok) return components;
  const { paint, print, vocabulary, words } = shell;
  let games = 0;
  let broken = 0;
  for await (const read of readRecords(file, shell)) {
    if (!read.ok) return read;
    games++;
    const verified = verifyRecord(read.value, components.value);
    if (verified.ok) {
      print(json === true ? JSON.stringify({ game: games, ok: true }) : words.verify.good(games, paint.good));
      continue;
    }
    broken++;
    const foul = verified.error;
    const message = vocabulary.records.foul(foul);
    const where = words.verify.where(games, foul.line === undefined ? undefined : foul.line + 1);
    print(
      json === true
        ? JSON.stringify(foulEntry(games, foul, message))
        : `${where}: ${paint.bad(foul.rule)} ${message}`,
    );
  }
  print(json === true ? JSON.stringify({ games, broken }) : words.verify.summary(games, broken));
  return broken > 0 ? FINDING : GOOD;
}
