/** `duopolis completion`: a script that completes commands and options, made from the commands themselves. */
import { BOT_NAMES } from '@duopolis/bots';

import { MODES } from '@duopolis/rules';
import { CAMPAIGN_CITIES } from '@duopolis/rules/campaign';
import { SOLO_KINDS } from '@duopolis/rules/solo';
import { LANGUAGES } from '@duopolis/words';
import type { Command } from 'commander';
import { CAMPAIGN_ACTIONS } from '../campaign/campaign-command.ts';
import { choice } from '../option-parsers.ts';
import { SUCCESS, type Outcome, type Shell } from '../shell.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { zshScript } from './zsh.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export interface CompletedOption {
  readonly name: string;
  readonly description: string;
  /** What may follow: nothing, known words, a file, or any text. */
  readonly value: 'none' | 'file' | 'text' | readonly string[];
}

export interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CompletedOption[];
  readonly argument: CompletedOption['value'];
}

const VALUES: { readonly [option: string]: CompletedOption['value'] } = {
  '--lang': LANGUAGES,
  '--mode': MODES,
  '--kind': SOLO_KINDS,
  '--bots': BOT_NAMES,
  '--records': 'file',
  '--record': 'file',
  '--components': 'file',
  '--file': 'file',
  '--city': CAMPAIGN_CITIES,
};

const ARGUMENTS: { readonly [argument: string]: CompletedOption['value'] } = {
  FILE: 'file',
  SHELL: SHELLS,
  ACTION: CAMPAIGN_ACTIONS,
};

const optionsOf = (command: Command): readonly CompletedOption[] =>
  command.options.map(({ long, required, description }) => {
    const name = long ?? '';
    return { name, description, value: required ? (VALUES[name] ?? 'text') : 'none' };
  });

function completedCommands(program: Command, { words }: Shell): readonly CompletedCommand[] {
  const everywhere: readonly CompletedOption[] = [
    ...optionsOf(program).filter(({ name }) => name !== '--version'),
    { name: '--help', description: words.help.options.help, value: 'none' },
  ];
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: [...optionsOf(command), ...everywhere],
    argument: ARGUMENTS[command.registeredArguments[0]?.name() ?? ''] ?? 'none',
  }));
}

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

export function completion(name: string, program: Command, shell: Shell): Outcome {
  const wanted = choice('SHELL', name, SHELLS);
  if (!wanted.ok) return wanted;
  shell.print(SCRIPTS[wanted.value](completedCommands(program, shell)));
  return SUCCESS;
}
