/** Whole games of every size: the bots play by the rules, finish, and play the same game twice. */
import { expect, test } from 'vitest';
import { type Bot, BOT_NAMES, type BotName, BOTS } from '../src/index.ts';
import { FEW, type Game, GAMES, play } from './kit/play.ts';

/** The length of the search hardly affects whether a move is legal and repeatable. */
function hasty(name: BotName): Bot {
  const bot = BOTS[name];
  return { ...bot, decide: (view, words) => bot.decide(view, words, { ...FEW, iterations: 2 }) };
}

/** Everything between follows from them, by the rules. */
const movesAndEnd = ({ steps, end }: Game): object => ({
  moves: steps.map(({ seat, command }) => ({ seat, command })),
  end,
});

/** Randomness is what could change a game, and it does not depend on the number of players. */
const MOST_SEATS_AGAIN = 3;

const CASES = BOT_NAMES.flatMap((name) =>
  GAMES.map((options) => ({ name, options, mode: options.mode, seats: options.seats })),
);

test.each(CASES)(
  '$name: plays whole games of $mode with $seats seats without waiting, and with few the same game again',
  ({ name, options }) => {
    const game = play(options, 'one', () => hasty(name));
    expect(game.end.open.result?.seats).toHaveLength(options.seats);
    expect(game.steps.filter(({ command }) => command.type === 'wait')).toEqual([]);
    if (options.seats > MOST_SEATS_AGAIN) return;
    const again = play(options, 'one', () => hasty(name));
    expect(movesAndEnd(again)).toEqual(movesAndEnd(game));
  },
);

test('every bot has the name it is listed under', () => {
  expect(BOT_NAMES.map((name) => BOTS[name].name)).toEqual([...BOT_NAMES]);
});

/** By pure chance one of seven wins 14 % of the games, one of three 33 %. */
test.each([
  { seats: 7, games: 60, atLeast: 0.4 },
  { seats: 3, games: 60, atLeast: 0.55 },
])('one greedy bot among $seats seats beats random ones', ({ seats, games, atLeast }) => {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const greedy = game % seats;
    const options = { mode: 'table', seats, capitals: false } as const;
    const { end } = play(options, `arena ${game}`, (seat) => BOTS[seat === greedy ? 'greedy' : 'random']);
    if (end.open.result?.seats[greedy]?.rank === 1) wins++;
  }
  expect(wins / games).toBeGreaterThan(atLeast);
});
