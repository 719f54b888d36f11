/** English words for the review. */
import type { ReviewWords } from './review-words.ts';

export const review: ReviewWords = {
  command: 'grade every decision of a finished game',
  budget: 'milliseconds of search for each choice of tiles; 0 grades by the value of cities alone',
  title: (game, games) => `Review of game ${game} of ${games}`,
  kinds: { draft: 'draft', allocation: 'allocation', placement: 'placement' },
  total: 'together',
  units: { percent: (amount) => `${amount}%`, points: (amount) => `${amount} points` },
  explained: {
    percent: 'What decisions cost, in percent of the chance to win, judged by what the player could see',
    points: 'What decisions cost, in points of both cities, judged by what the player could see',
  },
  cost: 'cost',
  worst: 'Costliest decisions',
  nothingBetter: 'No decision cost anything.',
  instead: (played, better) => `${played}; better: ${better}`,
  chooses: (tiles) => `chooses ${tiles}`,
  puts: ({ tile, city, row, column }) => `places ${tile} → ${city} [${row}, ${column}]`,
  assigns: (tile, city) => `assigns ${tile} → ${city}`,
  cities: 'The best arrangement of each city’s own tiles',
  couldBe: (points, best, notation) => `${points}, could be ${best}: ${notation}`,
  couldBeAtLeast: (points, best, notation) => `${points}, could be ${best} or more: ${notation}`,
  isBest: (points) => `${points}, none is better`,
  noneFound: (points) => `${points}, nothing better found`,
  unsolved: (points) => `${points}, not searched`,
  joint: {
    partners: 'What partners could have built together from the tiles they took (the best found)',
    alone: 'What each player could have built from their tiles in their two cities (the best found)',
  },
  line: (name, played, points) => `${name} ${played} → ${points}`,
  noJointLine: 'nothing better found',
  hands: ({ who, tile, from, to, round, turn }) =>
    `${who}: ${tile} to ${to} instead of ${from} (${round}, turn ${turn})`,
  turningPoint: ({ who, did, winners, before, after }) =>
    `Turning point: ${who} ${did}; the chance of ${winners} rose from ${before}% to ${after}%`,
  noTurningPoint: 'The game had no turning point.',
  when: (line, round, turn) => `line ${line}, ${round}, turn ${turn}`,
};
