/** What Capitals changes in the rounds: hands that go round have nine building tiles, and so a fourth turn (CAP-1). */
import { type Round, TILES_A_TURN } from '../state/round.ts';

const CAPITALS_HAND = 9;
const CAPITALS_TURNS = Math.floor(CAPITALS_HAND / TILES_A_TURN);

export const capitalRounds = (rounds: readonly Round[]): readonly Round[] =>
  rounds.map((round) =>
    round.from === 'buildings'
      ? { ...round, hand: round.pass === 'none' ? round.hand : CAPITALS_HAND, turns: CAPITALS_TURNS }
      : round,
  );
