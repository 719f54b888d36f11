/** The given value of each setting: flags, then the environment, then secret files, then the default. */
import { readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ok, refuse, type Result } from '@duopolis/rules';
import { keysOf } from '@duopolis/rules/lists';
import { isLanguage, type Language, languageOfEnvironment } from '@duopolis/words';
import type { SettingName } from '@duopolis/words/hosting';
import { type ConfigProblem, type Given, SECRET, SETTINGS, variableOf } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The language of messages, even when the settings are wrong. */
export function languageIn(args: readonly string[], env: Environment): Language {
  const nth = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = args[nth] === '--lang' ? args[nth + 1] : args[nth]?.slice('--lang='.length);
  const asked = flag ?? env[variableOf('lang')] ?? '';
  return isLanguage(asked) ? asked : languageOfEnvironment(env);
}

/** The settings, or a request for help. */
export function readSettingValues(
  args: readonly string[],
  env: Environment,
): Result<Given | 'help', ConfigProblem> {
  const names = keysOf(SETTINGS);
  let flags: Readonly<Record<string, string | boolean | undefined>>;
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    flags = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return refuse(flagProblem(error as NodeJS.ErrnoException));
  }
  if (flags['help'] === true) return ok('help');
  const inFiles = secretsInFiles(env);
  if (!inFiles.ok) return inFiles;
  return ok((name) =>
    String(flags[name] ?? env[variableOf(name)] ?? inFiles.value.get(name) ?? SETTINGS[name].value),
  );
}

/** The flag that the parser refused; its message quotes the flag. */
function flagProblem({ code, message }: NodeJS.ErrnoException): ConfigProblem {
  const [, quoted = ''] = /'([^' ]*)/.exec(message) ?? [];
  switch (code) {
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return { code: 'no-value', flag: quoted };
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return { code: 'stray-argument', found: quoted };
    default:
      return { code: 'unknown-flag', flag: quoted };
  }
}

const SECRET_BYTES = 65_536;

function isSmallFile(file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= SECRET_BYTES;
}

/** A vault or a container puts a secret into a file: `DUOPOLIS_ADMIN_TOKEN_FILE` names the file for `DUOPOLIS_ADMIN_TOKEN`. */
function secretsInFiles(env: Environment): Result<ReadonlyMap<SettingName, string>, ConfigProblem> {
  const found = new Map<SettingName, string>();
  for (const setting of SECRET) {
    const { [`${variableOf(setting)}_FILE`]: file } = env;
    if (file === undefined) continue;
    if (!isSmallFile(file)) return refuse({ code: 'no-file', file });
    found.set(setting, readFileSync(file, 'utf8').replace(/\r?\n$/, ''));
  }
  return ok(found);
}
