/** One run of the command: arguments in, exit code out; every problem is one line on standard error. */
import { LIMITS } from '@duopolis/rules';
import { isLanguage, LANGUAGES } from '@duopolis/words';
import { type Command, CommanderError } from 'commander';
import type { CliProblem } from './cli-problem.ts';
import { programFor } from './commands.ts';
import {
  SUCCESS,
  languageAsked,
  type Outcome,
  type Shell,
  shellFor,
  THIS_PROCESS,
  type ProcessIO,
} from './shell.ts';

const BAD_INPUT = 2;
/** An internal error, by sysexits.h. */
const INTERNAL = 70;

export async function run(args: readonly string[], io: ProcessIO = THIS_PROCESS): Promise<number> {
  const shell = shellFor(args, io);
  const fail = (problem: CliProblem): number => {
    shell.note(`duopolis: ${shell.words.problem(problem)}\n`);
    return BAD_INPUT;
  };
  try {
    const outcome = await outcomeOf(args, shell);
    return outcome.ok ? outcome.value : fail(outcome.error);
  } catch (error) {
    shell.note(`duopolis: ${error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)}\n`);
    return INTERNAL;
  }
}

async function outcomeOf(args: readonly string[], shell: Shell): Promise<Outcome> {
  const long = args.findIndex((arg) => arg.length > LIMITS.argumentText);
  if (long >= 0) {
    return { ok: false, error: { code: 'argument-too-long', nth: long + 1, most: LIMITS.argumentText } };
  }
  let outcome: Outcome = SUCCESS;
  const program = programFor(shell, (given) => {
    outcome = given;
  });
  const commands = program.commands.map((command) => command.name());
  const language = languageAsked(args);
  if (language !== undefined && !isLanguage(language)) {
    return {
      ok: false,
      error: { code: 'not-one-of', option: '--lang', found: language, allowed: LANGUAGES },
    };
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return outcome;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const problem = problemOf(error, { args, program, commands });
    return problem === undefined ? SUCCESS : { ok: false, error: problem };
  }
}

/** A problem that commander found, as one of ours; help and version are not problems. */
function problemOf(
  { code, message, exitCode }: CommanderError,
  {
    args,
    program,
    commands,
  }: { readonly args: readonly string[]; readonly program: Command; readonly commands: readonly string[] },
): CliProblem | undefined {
  const named = args.find((arg) => commands.includes(arg));
  const command = named === undefined ? program.name() : `${program.name()} ${named}`;
  const fact = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return { code: 'unknown-option', option: fact, command };
    case 'commander.unknownCommand':
      return { code: 'unknown-command', command: fact, commands };
    case 'commander.missingArgument':
      return { code: 'missing-argument', argument: fact, command };
    case 'commander.optionMissingArgument':
      return { code: 'missing-value', option: fact.split(' ')[0] ?? fact, command };
    case 'commander.excessArguments':
      return { code: 'too-many-arguments', command };
    case 'commander.help':
      return exitCode === 0 ? undefined : { code: 'no-command', commands };
    default:
      return exitCode === 0 ? undefined : { code: 'unknown-command', command: args.join(' '), commands };
  }
}
