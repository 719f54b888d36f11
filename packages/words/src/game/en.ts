/** English words for the course of a game. */
import { ownOf } from '@duopolis/rules/lists';
import type { GameWords } from '../game-words.ts';

/** DUEL-2: every round is played in two halves. */
const HALVES = { a: ', first half', b: ', second half' } as const;

const round = (name: string): string => `round ${name.slice(0, 1)}${ownOf(HALVES, name.slice(1)) ?? ''}`;

export const game: GameWords = {
  modes: { table: 'table', duel: 'duel', solo: 'solo', duo: 'duo' },
  phases: {
    before: 'before the game',
    dealing: 'dealing',
    choosing: 'choose',
    assigning: 'assign',
    placing: 'place',
    over: 'game over',
  },
  passes: { left: 'hands pass left', right: 'hands pass right', none: 'hands do not pass' },
  round,
  turn: (turn, turns) => `turn ${turn} of ${turns}`,
  left: 'left',
  right: 'right',
  you: 'you',
  happened: {
    dealt: (name) => `The tiles of ${round(name)} are dealt`,
    drew: (tiles) => `At random: ${tiles}`,
    setUp: (tiles, city) => `Set-up: ${tiles} → ${city}`,
    chose: (who, tiles) => (tiles === undefined ? `${who} has chosen` : `${who} chooses ${tiles}`),
    assigned: (who, tile, city) => `${who} assigns ${tile} → ${city}`,
    placed: (who, tile, city) => `${who} places ${tile} → ${city}`,
    waited: (who) => `${who} waits`,
    stoodOff: (who) => `Everyone waits: ${who} must place first`,
    passed: (to) => `The hands pass ${to}`,
    discarded: () => 'The last tiles are discarded',
    ended: () => 'The game is over',
  },
};
