/** English words for operators of a server. */
import { countEn as count, languageCodes } from '../language.ts';
import { type Messages, sayWith } from '../coded-messages.ts';
import type { Checked, Expected, Finding, HostingProblem, HostingWords, Moved } from '../hosting-words.ts';

function expectedOf(expected: Expected): string {
  switch (expected.kind) {
    case 'range':
      return `${expected.least} to ${expected.most}`;
    case 'one-of':
      return expected.allowed.join(', ');
    case 'letters':
      return `${expected.least} letters or more`;
  }
}

const MESSAGES: Messages<HostingProblem> = {
  'not-our-file': ({ file }) =>
    `'${file}' is not a data file of Duopolis; choose another folder with --data; the file was not changed`,
  'newer-file': ({ file, version, known }) =>
    `'${file}' was written by a newer Duopolis (schema ${version}, this one knows ${known}); start the newer version, or restore a backup; the file was not changed`,
  'damaged-file': ({ file }) =>
    `'${file}' is damaged; set it aside and restore a backup with 'duopolis restore'; the file was not changed`,
  'log-without-file': ({ file, log }) =>
    `'${file}' is empty or missing, but its log '${log}' is not; put the data file back next to the log, or move the log aside and restore a backup with 'duopolis restore'; neither file was changed`,
  'damaged-lock': ({ file }) =>
    `'${file}' should be the server's lock file but has other content; no data is lost: make sure that no server runs here, then delete this file`,
  'file-in-use': ({ file }) =>
    `'${file}' is in use: a server is already running with it; stop that server, or choose another folder with --data`,
  'no-file': ({ file }) => `'${file}' does not exist`,
  'no-folder': ({ file }) => `the folder of '${file}' does not exist; create it first`,
  'not-a-folder': ({ file }) => `'${file}' can't be reached: something on its path is a file, not a folder`,
  'not-a-file': ({ file }) => `'${file}' exists but is not a file; choose another one`,
  'no-rights': ({ file }) =>
    `'${file}' can't be opened: this user has no permission for it or its folder; change the permissions or choose another path`,
  'disk-full': ({ file }) => `the disk is full: no space for '${file}'; free some space and try again`,
  'disk-failed': ({ file, why }) => `the disk failed at '${file}' (${why}); check the disk and try again`,
  'no-database': ({ where, why }) => `the database ${where} can't be used: ${why}`,
  'newer-database': ({ where, version, known }) =>
    `the database ${where} belongs to a newer Duopolis (schema ${version}, this one knows ${known}); start the newer version; the database was not changed`,
  'no-database-named': () => 'name the database: move-store postgres://… or DATABASE_URL',
  'database-in-use': ({ where }) =>
    `the database ${where} already has tables or people; choose an empty one; nothing was moved`,
  'copy-differs': ({ part }) => `the copy differs from the original (${part}); nothing was moved`,
  'no-address': ({ host, port }) =>
    `can't listen on ${host}, port ${port}: the address doesn't belong to this computer, or isn't allowed; try another --host or --port`,
  'port-in-use': ({ port, other }) =>
    `port ${port} is in use by another program; stop it, or use another port: npm start -- --port ${other}`,
  'unknown-flag': ({ flag }) => `there is no option '${flag}'; see --help`,
  'no-value': ({ flag }) => `'${flag}' needs a value; see --help`,
  'stray-argument': ({ found }) => `'${found}' is not expected here; see --help`,
  'bad-setting': ({ setting, found, expected }) =>
    `${setting} is '${found}'; expected ${expectedOf(expected)}`,
  'bad-arguments': ({ operation }) => `expected '${operation} FILE', with or without '--data FOLDER'`,
  'not-for-a-database': () =>
    'check reads data files; PostgreSQL checks its own pages: turn data checksums on and run pg_amcheck',
  'no-mail': ({ why }) =>
    `the mail server can't be used: ${why}; check --smtp; notices go out without mail until it answers`,
  'not-run': () => "the server's program could not be run",
};

const eventsEn = (from: number, to: number): string =>
  from === to ? `event ${from}` : `events ${from} to ${to}`;

const FINDINGS: Messages<Finding> = {
  'broken-structure': ({ detail }) => `the file's structure is broken: ${detail}`,
  'changed-events': ({ table, from, to }) =>
    `table ${table}: ${eventsEn(from, to)} changed after being written`,
  'missing-events': ({ table, from, to }) => `table ${table}: ${eventsEn(from, to)} missing`,
  'stray-rows': ({ table }) => `table ${table}: has rows, but the table does not exist`,
  'changed-summary': ({ table }) => `table ${table}: its summary changed after being written`,
  'changed-commands': ({ table }) => `table ${table}: its command ids changed after being written`,
};

function checked({ file, tables, events, unlinked, findings, found }: Checked): string {
  const size = `${count(tables, { one: 'table', other: 'tables' })}, ${count(events, { one: 'event', other: 'events' })}`;
  const older =
    unlinked === 0
      ? []
      : [`${count(unlinked, { one: 'event', other: 'events' })} of earlier versions can't be checked`];
  const more = found - findings.length;
  return [
    ...findings.map(sayWith<Finding>(FINDINGS)),
    ...(more === 0 ? [] : [`and ${more} more`]),
    ...older,
    found === 0
      ? `${file}: ${size}, no problems`
      : `${file}: ${size}, ${count(found, { one: 'finding', other: 'findings' })}; copy the file aside and restore a backup with 'duopolis restore'`,
  ].join('\n');
}

const moved = ({ tables, events, people, where, hash }: Moved): string =>
  `${[
    count(tables, { one: 'table', other: 'tables' }),
    count(events, { one: 'event', other: 'events' }),
    count(people, { one: 'person', other: 'people' }),
  ].join(', ')} in ${where}, checked: SHA-256 ${hash}`;

export const hosting: HostingWords = {
  problem: sayWith<HostingProblem>(MESSAGES),
  done: (operated) => {
    if (operated.operation === 'move-store') return moved(operated);
    if (operated.operation === 'check') return checked(operated);
    if (operated.operation === 'audit')
      return `${count(operated.entries, { one: 'entry', other: 'entries' })} in ${operated.file}`;
    return operated.operation === 'export'
      ? `${count(operated.games, { one: 'game', other: 'games' })} in ${operated.file}`
      : `${count(operated.bytes, { one: 'byte', other: 'bytes' })} in ${operated.file}`;
  },
  reach: ({ isOpen, port, addresses }) =>
    isOpen
      ? `In your network: ${addresses.join(', ')}`
      : `In your network: ${addresses.join(', ')}, if you allow it with: npm start -- --host 0.0.0.0 --port ${port}`,
  usage: 'Usage',
  options: 'Options, and the variables that set them',
  settings: {
    host: 'address to listen on; 0.0.0.0 for all',
    port: 'port to listen on; 0 for any free one',
    data: 'folder for the data file; empty: store nothing',
    database: 'PostgreSQL database, for many servers at once: postgres://…; empty: the data file',
    link: 'where other servers of the database reach this one, address:port; empty: detected automatically',
    origins: 'origins of pages that may send commands, separated by commas; empty: this server',
    secure: 'yes: send cookies over HTTPS only',
    'trust-proxy': 'yes: trust the reverse proxy in front about client addresses',
    'admin-token': 'secret of 16 letters or more for /metrics and /admin; empty: disabled',
    log: 'silent, error, warn, info or debug',
    'tables-each': 'tables a person may be at',
    'requests-each': 'requests an address may make in a minute; a tenth of it for expensive ones',
    'messages-each': 'messages a person may send in a second; bursts of three times as many',
    'sockets-each': 'sockets an address may have open; for IPv6 a /64 counts as one address',
    'most-sockets': 'most sockets that the server keeps open',
    'idle-days': 'days without use after which a device is signed out; 0: never',
    'session-days': 'days after which a device is signed out in any case; 0: never',
    'keep-days': 'days without a move after which a table is exported and removed; 0: never',
    'most-tables': 'tables in memory at which new ones are refused; 0: never',
    'most-delay': 'event loop delay in milliseconds at which new tables are refused; 0: never',
    drain: 'seconds between reporting not ready and stopping, so that a proxy notices',
    'cookie-keys':
      'cookie keys, separated by commas: the first signs, all are accepted; stored: the one in the store',
    'security-contact':
      'https: or mailto: address for reports of vulnerabilities, in security.txt; empty: none',
    smtp: 'mail server for notices, smtp:// or smtps:// with name and password; empty: no mail',
    'mail-from': 'the sender of mail: an address, or a name and <address>',
    'notice-networks':
      'networks of your own that notices may go to, separated by commas (10.0.0.0/8); empty: public addresses only',
    'notice-delay': 'seconds until an absent player gets a notice of their turn',
    web: 'folder with a built browser client; empty: the one built here; none: a plain page',
    lang: `language of these messages: ${languageCodes('or')}; empty: the system's`,
  },
};
