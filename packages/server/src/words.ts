/** What the server says to whoever starts it; players read their own language in their client. */
import { type ConfigProblem, SETTINGS, type SettingName, variableOf } from './config.ts';
import type { Done, OperationProblem } from './operations/command.ts';
import type { StartProblem } from './start.ts';
import type { FileProblem } from './store/file.ts';

const ABOUT: { readonly [setting in SettingName]: string } = {
  host: 'address to listen on; 0.0.0.0 for all',
  port: 'port to listen on; 0 for any free one',
  data: 'folder for the data file; empty to keep nothing',
  origins: 'origins of pages that may act, separated by commas; empty for the address itself',
  secure: 'yes: cookies travel over HTTPS only',
  'trust-proxy': 'yes: a reverse proxy in front tells who is asking',
  'admin-token': 'secret of 16 letters or more for /metrics and /admin; empty: they are closed',
  log: 'silent, error, warn, info or debug',
  'tables-each': 'tables a person may be at',
  'requests-each': 'requests an address may make in a minute; a tenth of it for dear ones',
  'keep-days': 'days without a move after which a table is exported and removed; 0: never',
  web: 'folder with a built browser client; none: a plain page [the one built here]',
};

export function helpText(): string {
  const lines = (Object.keys(SETTINGS) as SettingName[]).map((setting) => {
    const { value } = SETTINGS[setting];
    const built = value === '' ? '' : ` [${value}]`;
    return `  --${setting.padEnd(12)} ${ABOUT[setting]}${built}\n${' '.repeat(17)}${variableOf(setting)}`;
  });
  return [
    'Usage: npm run serve -- [OPTIONS]',
    '       npm run serve -- backup|restore|export FILE [--data FOLDER] [--json]',
    '',
    'Options, and the variables that set them:',
    ...lines,
  ].join('\n');
}

function sayFile(problem: FileProblem): string {
  switch (problem.code) {
    case 'not-our-file':
      return `${problem.file} is not a data file of Duopolis; name another folder with --data. It was not touched.`;
    case 'newer-file':
      return `${problem.file} was written by a newer Duopolis (schema ${problem.version}, this one knows ${problem.known}); start the newer one, or restore a backup. It was not touched.`;
    case 'damaged-file':
      return `${problem.file} is damaged; copy it aside and restore a backup with 'duopolis restore'. It was not touched.`;
    case 'file-in-use':
      return `${problem.file} is used by another process; stop that one first.`;
    case 'no-file':
      return `${problem.file} is not there.`;
  }
}

export const sayStart = (problem: StartProblem): string =>
  problem.code === 'no-address'
    ? `can't listen on ${problem.host}, port ${problem.port}: it is in use or not allowed; try another --port`
    : sayFile(problem);

export const sayOperation = (problem: OperationProblem): string =>
  problem.code === 'bad-arguments'
    ? `expected '${problem.operation} FILE' and perhaps '--data FOLDER'`
    : sayFile(problem);

export const sayDone = (done: Done): string =>
  done.operation === 'export'
    ? `${done.games} games written to ${done.file}`
    : `${done.bytes} bytes written to ${done.file}`;

export function sayConfig(problem: ConfigProblem): string {
  return problem.code === 'unknown-flag'
    ? `${problem.message}; see --help`
    : `${problem.setting} is '${problem.found}'; expected ${problem.expected}`;
}
