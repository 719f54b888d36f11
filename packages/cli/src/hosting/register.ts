/** The commands around a server: joining a table, and managing its data. */
import { BOT_NAMES } from '@duopolis/bots';
import { OPERATIONS, type Operation } from '@duopolis/words/hosting';
import { Argument, type Command, type Option } from 'commander';
import type { JoinOptions } from '../join/join-command.ts';
import type { Outcome, Shell } from '../shell.ts';
import type { HostingOptions } from './hosting-command.ts';

export const HOSTING_EXAMPLES = {
  join: ['duopolis join https://example.org/table/k3v9#x7q2', 'duopolis join LINK --bot hard --name Robot'],
  backup: ['duopolis backup saved.db --data data'],
  restore: ['duopolis restore saved.db --data data'],
  export: ['duopolis export games.jsonl --data data'],
  audit: ['duopolis audit actions.jsonl --data data'],
  check: ['duopolis check --data data', 'duopolis check saved.db'],
  'move-store': ['duopolis move-store postgres://duopolis@localhost/duopolis --data data'],
} as const;

/** Operations with an optional argument. */
const ARGUMENTS: { readonly [operation in Operation]?: string } = {
  check: '[FILE]',
  'move-store': '[DATABASE]',
};

type Add = (name: keyof typeof HOSTING_EXAMPLES, description: string, usage: string) => Command;

interface HostingRegistry {
  readonly add: Add;
  readonly checkedBox: () => Option;
  readonly json: () => Option;
  readonly shell: Shell;
  readonly finish: (outcome: Outcome) => void;
}

export function addHosting({ add, checkedBox, json, shell, finish }: HostingRegistry): void {
  const { join: ofJoin, hosting: ofHosting } = shell.words;
  add('join', ofJoin.command, 'LINK')
    .addArgument(new Argument('<LINK>', ofJoin.link))
    .option('--bot <NAME>', ofJoin.bot(BOT_NAMES.join(', ')))
    .option('--name <NAME>', ofJoin.name)
    .option('--components <FILE>', ofJoin.components)
    .action(async (link: string, options: JoinOptions) => {
      const { join } = await import('../join/join-command.ts');
      finish(await join(link, options, shell));
    });

  const operation = (name: Operation): Command =>
    add(name, ofHosting.commands[name], ARGUMENTS[name] ?? 'FILE')
      .addArgument(new Argument(ARGUMENTS[name] ?? '<FILE>', ofHosting.files[name]))
      .option('--data <FOLDER>', ofHosting.data)
      .addOption(checkedBox())
      .addOption(json())
      .action(async (file: string | undefined, options: HostingOptions) => {
        const [{ hosting }, { readComponents }] = await Promise.all([
          import('./hosting-command.ts'),
          import('../components/components-file.ts'),
        ]);
        const box = readComponents(options.components);
        finish(box.ok ? hosting({ operation: name, file }, options, shell) : box);
      });
  for (const name of OPERATIONS) operation(name);
}
