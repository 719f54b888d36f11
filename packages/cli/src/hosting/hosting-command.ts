/** `duopolis backup`, `restore`, `export`, `audit`, `check` and `move-store`: run by the server's own program. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { refuse, type Result } from '@duopolis/rules';
import { PROBLEM_FOUND, SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { type HostingProblem, hostingWordsOf, type Operated, type Operation } from '@duopolis/words/hosting';

export interface HostingOptions {
  /** Has no use here, but is accepted like everywhere; a wrong file is refused. */
  readonly components?: string;
  readonly data?: string;
  readonly json?: true;
}

export function hosting(
  { operation, file }: { readonly operation: Operation; readonly file: string | undefined },
  options: HostingOptions,
  shell: Shell,
): Outcome {
  const answer = answerOf([
    operation,
    ...(options.data === undefined ? [] : ['--data', options.data]),
    '--json',
    '--',
    ...(file === undefined ? [] : [file]),
  ]);
  if (!answer.ok) return refuse({ code: 'not-hosted', problem: answer.error });
  shell.print(
    options.json === true ? JSON.stringify(answer.value) : hostingWordsOf(shell.language).done(answer.value),
  );
  return answer.value.operation === 'check' && answer.value.found > 0 ? PROBLEM_FOUND : SUCCESS;
}

/** One line of JSON, from a child process. */
function answerOf(args: readonly string[]): Result<Operated, HostingProblem> {
  const program = fileURLToPath(import.meta.resolve('@duopolis/server'));
  const { stdout } = spawnSync(process.execPath, [...process.execArgv, program, ...args], {
    encoding: 'utf8',
  });
  try {
    return JSON.parse(stdout) as Result<Operated, HostingProblem>;
  } catch {
    return refuse({ code: 'not-run' });
  }
}
