/** English words for joining a server and looking after its data. */
import { countEn as count, type Messages, sayWith } from '@duopolis/words';
import type { HostingProblem, HostingWords } from '../../hosting/words.ts';
import type { JoinProblem, JoinWords } from '../../join/words.ts';

const JOINING: Messages<JoinProblem> = {
  'bad-link': ({ link }) =>
    `'${link}' is no invitation; expected a link such as https://example.org/table/k3v9#x7q2`,
  'no-answer': ({ server }) => `${server} does not answer`,
  refused: ({ what, why }) => `the server refuses to ${what === 'name' ? 'take the name' : what} (${why})`,
  'no-free-chair': () => 'every seat at the table is taken',
  'sent-away': ({ why }) => `no longer at the table (${why})`,
};
const HOSTING: Messages<HostingProblem> = {
  'not-our-file': ({ file }) => `'${file}' is not a data file of Duopolis; it was not touched`,
  'newer-file': ({ file, version, known }) =>
    `'${file}' was written by a newer Duopolis (schema ${version}, this one knows ${known}); it was not touched`,
  'damaged-file': ({ file }) => `'${file}' is damaged; restore a backup; it was not touched`,
  'file-in-use': ({ file }) => `'${file}' is used by a server; stop it first`,
  'no-file': ({ file }) => `'${file}' is not there`,
  'not-run': () => "the server's program could not be run",
};

export const joining = sayWith<JoinProblem>(JOINING);
export const hostingProblem = sayWith<HostingProblem>(HOSTING);

export const join: JoinWords = {
  command: 'have a bot play a seat of a table on a server',
  link: 'invitation link of the table',
  bot: (names) => `who plays: ${names}`,
  name: "name at the table; the bot's own if not given",
  seated: (name, bot, seat) => `${name} (${bot}) plays seat ${seat}`,
  over: (place, seats, points) => `place ${place} of ${seats}, cities ${points.join(' and ')}`,
};

export const hosting: HostingWords = {
  commands: {
    backup: "copy a server's data into one file, while it runs or not",
    restore: "put a backup into a server's data folder, which it must not be using",
    export: 'write the records of all finished games of a server, one a line',
  },
  files: { backup: 'file to write', restore: 'backup to read', export: 'file to write' },
  data: "the server's data folder",
  done: ({ file, bytes = 0, games }) =>
    games === undefined
      ? `${count(bytes, { one: 'byte', other: 'bytes' })} in ${file}`
      : `${count(games, { one: 'game', other: 'games' })} in ${file}`,
};
