/** What follows the last turn of a round, in which no hands pass any more. */
import { type OpenGame, roundOf, roundsOf } from '@duopolis/rules';
import { motionWords } from './words/motion-words.ts';

const isLastTurn = (open: OpenGame): boolean => open.turn >= roundOf(open).turns;

/** On the last turn of a round, what follows it; undefined on every other turn. */
export function afterRound(open: OpenGame): string | undefined {
  if (!isLastTurn(open)) return undefined;
  const rounds = roundsOf(open);
  const next = rounds[rounds.findIndex(({ name }) => name === open.round) + 1];
  return next === undefined ? motionWords().lastTurnOfGame : motionWords().lastTurn(next);
}
