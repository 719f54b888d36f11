/** Writes records into a temporary file next to the target first, so that a failed run leaves no partial file. */
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { type GameEvent, ok, refuse, type Result } from '@duopolis/rules';
import { makeRecord, type Player, recordOf } from '@duopolis/rules/record';
import { type CliProblem, troubleOf } from '../cli-problem.ts';

export interface RecordFile {
  readonly write: (events: readonly GameEvent[], players: readonly Player[]) => void;
  /** Renames the file into place. */
  readonly keep: () => Result<undefined, CliProblem>;
  readonly drop: () => void;
}

export function openRecords(file: string): Result<RecordFile, CliProblem> {
  const unfinished = `${file}.${process.pid}.part`;
  const unwritable = (error: unknown) =>
    refuse<CliProblem>({ code: 'unwritable', file, trouble: troubleOf(error) });
  let open: number;
  try {
    open = openSync(unfinished, 'w');
  } catch (error) {
    return unwritable(error);
  }
  return ok({
    write: (events, players) => {
      const record = recordOf(events, players);
      if (record !== undefined) writeSync(open, `${makeRecord(record)}\n`);
    },
    keep: () => {
      closeSync(open);
      try {
        renameSync(unfinished, file);
        return ok(undefined);
      } catch (error) {
        rmSync(unfinished, { force: true });
        return unwritable(error);
      }
    },
    drop: () => {
      closeSync(open);
      rmSync(unfinished, { force: true });
    },
  });
}
