/** English words for the arena. */
import type { StateProblem } from '@duopolis/bots/arena';
import type { Fault } from '@duopolis/bots/kit';
import { countEn as count, type Messages, sayWith } from '@duopolis/words';
import type { ArenaWords } from './arena-words.ts';

const games = (number: number): string => count(number, { one: 'game', other: 'games' });

const FAULTS: Messages<Fault> = {
  'not-started': ({ reason }) => `could not be started: ${reason}`,
  crashed: ({ reason }) => `crashed: ${reason}`,
  'timed-out': ({ milliseconds }) => `gave no answer within ${milliseconds} ms`,
  garbage: ({ line }) => `printed a line that is not JSON: ${line}`,
  'wrong-answer': ({ line }) => `printed a line that is not an answer: ${line}`,
  illegal: ({ rejection }) => `sent a command that the rules refuse: ${rejection}`,
  'too-long': ({ limit }) => `printed a line of more than ${limit} characters`,
};

const STATES: Messages<StateProblem> = {
  'no-arena-state': () => 'it is not the saved state of an arena; expected a file written by --resume',
  'other-contest': () =>
    'it belongs to another contest; expected the same bots, mode, seats, budget and seed',
  'bad-row': ({ line }) => `line ${line} is not a game played in the arena`,
};

export const state = sayWith<StateProblem>(STATES);

export const arena: ArenaWords = {
  command: 'let bots and programs play against each other',
  options: {
    bots: (names) =>
      `bots (${names}) or programs, separated by commas, with greedy*6 for six; repeated to fill the seats`,
    budget: 'milliseconds for each decision',
    iterations:
      'number of trials for each decision instead of a time limit: the same seed gives the same games',
    threads: 'how many games at once (default: all cores)',
    resume: 'write every game to FILE, and continue from it after an interruption',
    plot: 'draw ratings and scores as SVG into FILE',
  },
  played: ({ games: number, mode, seats, milliseconds, seed }) =>
    `${games(number)}, ${mode}, ${seats} seats, ${milliseconds} ms a decision, seed ${seed}`,
  columns: [
    'bot',
    'seats',
    'win share',
    'rating',
    'lower',
    'higher',
    'rank',
    'ms mean / p99 / worst',
    'faults',
  ],
  explained: (par, deals) =>
    `In brackets: 95% intervals (Wilson, by the spread between ${count(deals, { one: 'deal', other: 'deals' })}). Equal bots would win ${par}% per seat. Ratings: Bradley-Terry over all pairs in a game, 1500 on average, 400 is ten to one.`,
  fault: sayWith<Fault>(FAULTS),
  uneven: (number, ring) =>
    `the number of games (${number}) is not a multiple of ${ring}: not every bot plays the last deal in every seat.`,
  resumed: (played, number) => `${played} of ${games(number)} have been played already.`,
  plot: {
    ratings: 'Ratings with 95% intervals, and win share',
    scores: 'How often each score came up',
    winShare: (percent) => `${percent}%`,
  },
};
