/** English words for joining a table on a server. */
import { type Messages, sayWith, vocabularyOf } from '@duopolis/words';
import type { JoinProblem } from '../join-problem.ts';
import type { JoinWords } from './join-words.ts';

const { table, boxes } = vocabularyOf('en');

const AWAY = { removed: 'the host has removed you from the table', left: 'you have left the table' } as const;

const JOINING: Messages<JoinProblem> = {
  'bad-link': ({ link }) =>
    `'${link}' is not an invitation; expected a link such as https://example.org/table/k3v9#x7q2`,
  'no-answer': ({ server }) => `${server} does not answer`,
  'bad-name': ({ name }) => `the server rejects the name '${name}'`,
  'strange-server': ({ server, status }) =>
    `${server} is not a Duopolis server, or it has a problem (HTTP ${status})`,
  refused: ({ rejection }) => table.rejection(rejection),
  'no-free-chair': () => 'every seat at the table is taken',
  'other-pieces': ({ list }) => `the table plays with other pieces than your file: ${boxes.lists[list]}`,
  'sent-away': ({ why }) =>
    why === 'removed' || why === 'left' ? AWAY[why] : table.rejection({ code: why }),
};
export const joining = sayWith<JoinProblem>(JOINING);

export const join: JoinWords = {
  command: 'play at a table on a server, yourself or with a bot',
  link: 'invitation link of the table',
  bot: (names) => `a bot that plays in your place: ${names}`,
  name: 'name at the table',
  components: 'sit down only if the table plays with the pieces in FILE',
  free: 'free',
  ready: 'ready',
  notReady: 'not ready',
  waitsForHost: (host) => `${host} can start the game.`,
  everyone: 'everyone',
  sayTo: (channel) => `Say to ${channel}`,
  offers: ({ who, tile, city, row, column }) =>
    `${who} offers ${tile} → ${city} (row ${row}, column ${column})`,
  points: ({ city, row, column }) => `look at ${city}, row ${row}, column ${column}`,
  lost: 'The connection is lost; trying again…',
  left: 'You keep your seat: run the same command to return. A bot plays it until then.',
  lobbyKeys: 'Enter ready or not · s start, as the host · m say something · q leave',
  phraseKeys: '↑↓ phrase · Tab to whom · Enter say · Esc back',
  talkKeys: 'o offers the tile in hand · g agrees to the newest offer, n declines · m talks',
  seated: (name, bot, seat) => `${name} (${bot}) plays seat ${seat}`,
  over: (place, seats, points) => `place ${place} of ${seats}, cities ${points.join(' and ')}`,
};
