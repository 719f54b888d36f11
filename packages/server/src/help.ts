/** The help text of the program: every setting with its flag, its variable and its default. */
import { keysOf } from '@duopolis/rules/lists';
import type { HostingWords } from '@duopolis/words/hosting';
import { SETTINGS, variableOf } from './settings/settings.ts';

const MARGIN = 20;

export function helpText({ usage, options, settings }: HostingWords): string {
  const lines = keysOf(SETTINGS).map((setting) => {
    const { value } = SETTINGS[setting];
    const built = value === '' ? '' : ` [${value}]`;
    const flag = `  --${setting}`.padEnd(MARGIN);
    return `${flag} ${settings[setting]}${built}\n${' '.repeat(MARGIN)} ${variableOf(setting)}`;
  });
  return [
    `${usage}: npm start -- [--FLAG VALUE …]`,
    `${' '.repeat(usage.length)}  npm run serve -- backup|restore|export|audit FILE [--data FOLDER] [--json]`,
    `${' '.repeat(usage.length)}  npm run serve -- check [FILE] [--data FOLDER] [--json]`,
    `${' '.repeat(usage.length)}  npm run serve -- move-store DATABASE [--data FOLDER] [--json]`,
    '',
    `${options}:`,
    ...lines,
  ].join('\n');
}
