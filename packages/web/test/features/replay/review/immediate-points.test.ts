/** What a better decision brings at once. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { type Command, decide, evolve, type GameState, resultOf } from '@duopolis/rules';
import type { Replay } from '@duopolis/rules/record';
import { expect, test } from 'vitest';
import { immediateGains, canGainComeLater } from '../../../../src/features/replay/review/immediate-points.ts';
import { decidersAt, waysOf } from '../../../../src/features/replay/review/try-selection.ts';
import { replayOf, SAMPLES, sample } from '../../../game/record/samples.ts';

const noteOf = (played: Command, better: Command): ReviewedDecision => ({
  kind: 'placement',
  played,
  better,
  cost: 1,
  line: 0,
  seat: played.seat,
  round: '1',
  turn: 1,
});

/** The first and the last way of everyone who decides, wherever there are two. */
const pairsIn = ({ steps }: Replay, type: Command['type']) =>
  steps.flatMap(({ state }) =>
    decidersAt(state).flatMap((seat) => {
      const ways = waysOf(state, seat).filter((way) => way.type === type);
      const [played, better] = [ways[0], ways.at(-1)];
      return played === undefined || better === undefined || played === better
        ? []
        : [{ state, played, better }];
    }),
  );

const pointsAfter = (state: GameState, command: Command): readonly number[] => {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return resultOf(decision.value.slice(0, 1).reduce(evolve, state).open).cities.map(({ total }) => total);
};

test.each(SAMPLES)('in a game of %s a placement brings the points that the rules count', (name) => {
  const stepText = pairsIn(replayOf(sample(name)), 'place').flatMap(({ state, played, better }) => {
    const [less, more] = [pointsAfter(state, played), pointsAfter(state, better)];
    return (immediateGains(state, noteOf(played, better)) ?? []).map((brought) => ({
      brought,
      counted: { city: brought.city, played: less[brought.city], better: more[brought.city] },
    }));
  });
  expect(stepText.length).toBeGreaterThan(0);
  expect(stepText.map(({ brought }) => brought)).toEqual(stepText.map(({ counted }) => counted));
});

test('a choice compared with itself gains nothing, and reversed the opposite', () => {
  const pairs = pairsIn(replayOf(sample('table')), 'choose');
  expect(pairs.length).toBeGreaterThan(0);
  for (const { state, played, better } of pairs.slice(0, 6)) {
    expect(immediateGains(state, noteOf(played, played))).toEqual([]);
    expect(immediateGains(state, noteOf(better, played))).toEqual(
      immediateGains(state, noteOf(played, better))?.map((one) => ({
        city: one.city,
        played: one.better,
        better: one.played,
      })),
    );
  }
});

test.each([
  ['1', 3, true],
  ['3', 2, true],
  ['3', 3, false],
] as const)('round %s, turn %i: a gain can still come: %s', (round, turn, comes) => {
  expect(canGainComeLater({ options: { mode: 'table', seats: 3, capitals: false }, round, turn })).toBe(
    comes,
  );
});
