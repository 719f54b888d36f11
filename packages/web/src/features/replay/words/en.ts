/** The replay in English. */
import { countEn } from '@duopolis/words/language';
import type { ReplayWords } from './replay-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const points = { one: 'point', other: 'points' };

export const replay: ReplayWords = {
  title: 'Replays',
  about: 'Go through any finished game step by step, with all hands open or as one seat saw it.',
  games: 'Finished games',
  none: 'No finished game is known here yet. Play one, or open a record.',
  play: 'Play a game',
  from: { local: 'on this device', table: 'on the server', file: 'from a file' },
  forget: (game) => `Forget ${game}`,
  open: 'Open a record',
  openAbout:
    'A .json or .jsonl file, as Duopolis saves it and as other programs may write it. It stays on this device.',
  choose: 'Choose a file',
  dropHere: 'or drop it here',
  read: (games) =>
    games === 1 ? 'The game keeps all the rules.' : `${games} games, which all keep the rules.`,
  badLine: (line, why) => `Line ${line}: ${why}.`,
  foul: (game, entry, rule, why) =>
    `Game ${game}${entry === undefined ? '' : `, entry ${entry} of its log`}, breaks ${rule}: ${why}.`,
  noGames: 'There is no game in this file.',
  tooLarge: 'This file is too large to be read here. The command duopolis verify reads it.',
  unreadable: 'The browser could not read this file.',
  lostTitle: 'This game is not here',
  lost: 'Perhaps it was played on another device, or it is not finished. Ask for a link that carries the game, or open its record.',
  noServer: 'The server does not answer, and the game was not looked at before on this device.',
  allGames: 'All replays',
  people: (names) => list.format(names),
  description: (names, table) =>
    `${table}: ${list.format(names)}. The whole game step by step, with hands, choices and scores.`,
  wins: (names, score) =>
    `${list.format(names)} ${names.length > 1 ? 'win' : 'wins'} with ${countEn(score, points)}`,
  eyes: 'Hands shown',
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
  controls: 'Going through the game',
  hands: 'Hands',
  hand: (name) => `${name}’s hand`,
  noHand: 'No tiles in hand',
  chosen: (tile) => `${tile}, chosen`,
  toPlace: 'To place',
  automas: 'The Automas',
  log: 'Log',
  copyLink: 'Copy a link to this step',
  copied: 'The link to this step is copied.',
  copiedWhole: 'The link to this step is copied. It carries the whole game, so it works anywhere.',
  keys: {
    step: 'One step back or forward',
    ends: 'To the start or the end',
    play: 'Play or pause',
  },
};
