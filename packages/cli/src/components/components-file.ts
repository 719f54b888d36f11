/** The pieces of the reader's custom box, from a file (docs/COMPONENTS.md). */
import { readFileSync } from 'node:fs';
import { ok, refuse, type Result } from '@duopolis/rules';
import { COMPONENTS, type Components, parseComponents } from '@duopolis/rules/components';
import { type CliProblem, troubleOf } from '../cli-problem.ts';

/** Ours if no file is given. */
export function readComponents(file: string | undefined): Result<Components, CliProblem> {
  if (file === undefined) return ok(COMPONENTS);
  let source: string;
  try {
    source = readFileSync(file, 'utf8');
  } catch (error) {
    return refuse({ code: 'unreadable', file, trouble: troubleOf(error), wants: 'components' });
  }
  const read = parseComponents(source);
  return read.ok ? read : refuse({ code: 'bad-components', file, problem: read.error });
}
