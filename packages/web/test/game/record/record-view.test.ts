/** A game through the eyes of a seat, of another one, and with everything open. */
import { describe, expect, test } from 'vitest';
import { handAt, pendingAt, stateAt, tableOf, viewAt } from '../../../src/game/record/record-view.ts';
import { nameOf } from '../../../src/game/players/seat-names.ts';
import { replayOf, SAMPLES, sample } from './samples.ts';
import { wordsIn } from '../../words-in.ts';

const en = await wordsIn('en');

describe('the people', () => {
  test.each(SAMPLES)('of the sample %s have the names of the record', (name) => {
    const record = sample(name);
    const table = tableOf(record);
    expect(record.seats.map((_, seat) => nameOf(table, seat, en))).toEqual(
      record.seats.map((seat) => seat.name),
    );
  });

  test('our own bots have the names they had at the table, others keep theirs', () => {
    const record = sample('table');
    const table = tableOf({
      ...record,
      seats: [
        { name: 'Ann', kind: 'human' },
        { name: 'easy', kind: 'bot' },
        { name: 'Deep Thought', kind: 'bot' },
      ],
    });
    expect([0, 1, 2].map((seat) => nameOf(table, seat, en))).toEqual(['Ann', 'Ada', 'Deep Thought']);
  });
});

describe('a step', () => {
  const replay = replayOf(sample('table'));
  /** The deal, then the three choices. */
  const chosenByTwo = stateAt(replay, 3);
  const revealed = stateAt(replay, 4);

  test('CHOOSE-3: a choice is marked in its hand until everyone has chosen, then it is face up', () => {
    const marked = handAt(chosenByTwo, 0).map(({ tile, chosen }) => (chosen ? `(${tile})` : tile));
    expect(marked.join(' ')).toBe('(m) P m m d (F) m');
    expect(handAt(chosenByTwo, 2).some(({ chosen }) => chosen)).toBe(false);
    expect(pendingAt(chosenByTwo, 0)).toEqual([]);
    expect(pendingAt(revealed, 0).toSorted()).toEqual(['F', 'm']);
  });

  test('a seat’s view has that seat’s hand, and the open one no hand at all', () => {
    const table = tableOf(sample('table'));
    expect(viewAt(table, chosenByTwo, 1).game).toMatchObject({ viewer: 1, hand: { length: 7 } });
    expect(viewAt(table, chosenByTwo, 'all').game).not.toHaveProperty('hand');
  });

  test('there is none before the first and after the last', () => {
    expect(stateAt(replay, 0)).toBe(replay.start);
    expect(stateAt(replay, replay.steps.length).open.phase).toBe('over');
  });
});
