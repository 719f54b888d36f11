/** The decisions that cost a seat most. */
import type { ReviewedDecision } from '@duopolis/bots/review';
import { expect, test } from 'vitest';
import { costliestOf } from '../../../src/game/ending/costliest.ts';

interface Cost {
  readonly line: number;
  readonly cost: number;
  readonly seat?: number;
}

const decision = ({ line, cost, seat = 0 }: Cost): ReviewedDecision => ({
  ...played({ line, cost }),
  seat,
  better: { type: 'wait', seat },
});

const played = ({ line, cost }: Cost): ReviewedDecision => ({
  line,
  cost,
  seat: 0,
  round: '1',
  turn: 1,
  kind: 'placement',
  played: { type: 'wait', seat: 0 },
});

test.each([
  [
    'the three that cost most, in that order',
    [
      decision({ line: 1, cost: 2 }),
      decision({ line: 2, cost: 9 }),
      decision({ line: 3, cost: 4 }),
      decision({ line: 4, cost: 3 }),
    ],
    '2 3 4',
  ],
  ['nothing below one', [decision({ line: 1, cost: 0.9 }), decision({ line: 2, cost: 1 })], '2'],
  ['only those of the seat', [decision({ line: 1, cost: 5, seat: 1 }), decision({ line: 2, cost: 3 })], '2'],
  ['only where there was something better', [played({ line: 1, cost: 5 })], ''],
  [
    'an entry of the game once',
    [decision({ line: 1, cost: 5 }), decision({ line: 1, cost: 4 }), decision({ line: 2, cost: 2 })],
    '1 2',
  ],
  [
    'of equal ones the earlier first',
    [decision({ line: 7, cost: 3 }), decision({ line: 2, cost: 3 })],
    '2 7',
  ],
])('%s', (_, decisions, lines) => {
  expect(
    costliestOf(decisions, 0)
      .map(({ line }) => line)
      .join(' '),
  ).toBe(lines);
});
