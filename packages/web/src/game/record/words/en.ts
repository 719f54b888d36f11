/** The replay in English. */
import { countEn } from '@duopolis/words/language';
import type { ReplayWords } from './replay-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const points = { one: 'point', other: 'points' };

export const replay: ReplayWords = {
  about: 'Go through any finished game step by step, with all hands open or as one player saw it.',
  games: 'Finished games',
  none: 'No finished games here yet. Play one, or open a record.',
  play: 'Play a game',
  from: { local: 'on this device', table: 'on the server', file: 'from a file' },
  forget: (game) => `Forget ${game}`,
  open: 'Open a record',
  openAbout: 'A .json or .jsonl file saved by Duopolis or another program. It stays on this device.',
  choose: 'Choose a file',
  dropHere: 'or drop it here',
  read: (games) =>
    games === 1 ? 'The game follows all the rules.' : `${games} games, all of which follow the rules.`,
  badLine: (line, why) => `Line ${line}: ${why}.`,
  foul: ({ game, entry, rule, why }) =>
    `Game ${game}${entry === undefined ? '' : `, entry ${entry} of its log`}, breaks ${rule}: ${why}.`,
  noGames: 'There is no game in this file.',
  tooLarge: 'This file is too large to read here. The command duopolis verify can read it.',
  unreadable: 'The browser could not read this file.',
  lostTitle: 'This game is not here',
  lost: 'It may have been played on another device, or isn’t finished. Ask for a link that contains the game, or open its record.',
  noServer: 'The server doesn’t respond, and this game hasn’t been opened on this device before.',
  allGames: 'All replays',
  people: (names) => list.format(names),
  description: (names, table) =>
    `${table}: ${list.format(names)}. The whole game step by step, with hands, choices and scores.`,
  wins: (names, score) =>
    `${list.format(names)} ${names.length > 1 ? 'win' : 'wins'} with ${countEn(score, points)}`,
  viewpoint: 'Hands shown',
  allOpen: 'All open',
  step: (step, steps) => `Step ${step} of ${steps}`,
  slider: 'Step',
  toStart: 'To the start',
  back: 'One step back',
  forward: 'One step forward',
  toEnd: 'To the end',
  start: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: '½×', usual: '1×', fast: '2×', fastest: '4×' },
  controls: 'Replay controls',
  hands: 'Hands',
  hand: (name) => `${name}’s hand`,
  noHand: 'No tiles in hand',
  chosen: (tile) => `${tile}, chosen`,
  toPlace: 'To place',
  automas: 'The Automas',
  log: 'Log',
  copyLink: 'Copy a link to this step',
  copied: 'The link to this step is copied.',
  copiedWhole: 'The link to this step is copied. It contains the whole game, so it works anywhere.',
  keys: {
    step: 'One step back or forward',
    ends: 'To the start or the end',
    play: 'Play or pause',
  },
};
