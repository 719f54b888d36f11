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
  garbage: ({ line }) => `said what is no JSON: ${line}`,
  'wrong-answer': ({ line }) => `said what is no answer: ${line}`,
  illegal: ({ rejection }) => `asked for what the rules refuse: ${rejection}`,
  'too-long': ({ limit }) => `said a line longer than ${limit} characters`,
};

const STATES: Messages<StateProblem> = {
  'no-arena-state': () => 'it is no state of an arena; expected a file that --resume has written',
  'other-contest': () =>
    'it belongs to another contest; expected the same bots, mode, seats, budget and seed',
  'bad-row': ({ line }) => `line ${line} is no game of an arena`,
};

export const state = sayWith<StateProblem>(STATES);

export const arena: ArenaWords = {
  command: 'let bots and programs play against each other',
  options: {
    bots: 'bots (random, greedy, easy, medium, hard) or programs, with commas between them and greedy*6 for six; repeated to fill the seats',
    budget: 'milliseconds for each decision',
    iterations: 'so many trials a decision instead of the clock: the same seed gives the same games',
    threads: 'how many games at once (default: all cores)',
    resume: 'write every game to FILE and go on from there after an interruption',
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
    `In brackets 95 % intervals (Wilson, by the spread between ${count(deals, { one: 'deal', other: 'deals' })}). Equal bots would win ${par} % a seat. Ratings: Bradley-Terry over all pairs in a game, 1500 on average, 400 is ten to one.`,
  fault: sayWith<Fault>(FAULTS),
  uneven: (number, ring) =>
    `${games(number)} are no multiple of ${ring}: the last deal is not played by every bot in every seat.`,
  resumed: (played, number) => `${played} of ${games(number)} are played already.`,
  plot: {
    ratings: 'Ratings with 95 % intervals, and win share',
    scores: 'Scores, how often',
    winShare: (percent) => `${percent} %`,
  },
};
