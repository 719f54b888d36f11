/** The log of a replay in words. */
import { resultOf } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { type Viewpoint, stateAt, tableOf } from '../../../src/game/record/record-view.ts';
import { changesOf, sentenceAt } from '../../../src/features/replay/step-sentence.ts';
import { replayOf, SAMPLES, sample } from '../../game/record/samples.ts';
import { wordsIn } from '../../words-in.ts';

const en = await wordsIn('en');
const fr = await wordsIn('fr');
const ru = await wordsIn('ru');

const record = sample('table');
const replay = replayOf(record);
const changes = changesOf(replay);
const stepText = (step: number, viewpoint: Viewpoint, words = en): string =>
  sentenceAt(replay, step, { change: changes[step - 1], table: tableOf(record), viewpoint, words });

describe('a sentence', () => {
  test.each<[number, Viewpoint, string]>([
    [0, 'all', 'The game begins'],
    [1, 'all', 'The tiles of round 1 are dealt'],
    [2, 'all', 'Ann chooses factory, music hall'],
    [2, 0, 'Ann chooses factory, music hall'],
    [2, 1, 'Ann has chosen'],
    [5, 1, 'Ann places factory → Colosseum, +4'],
  ])('of step %i seen by %s', (step, viewpoint, text) => {
    expect(stepText(step, viewpoint)).toBe(text);
  });

  test.each(SAMPLES)('is there for every step of the sample %s in three languages', (name) => {
    const game = replayOf(sample(name));
    for (const words of [en, fr, ru])
      for (let step = 0; step <= game.steps.length; step++)
        expect(
          sentenceAt(game, step, {
            change: undefined,
            table: tableOf(sample(name)),
            viewpoint: 'all',
            words,
          }),
        ).toMatch(/\S{2}/);
  });
});

test('a civic tile of a custom box has the name that its owner gave it', () => {
  const [step] = replay.steps;
  if (step === undefined) throw new Error('no step');
  const box = { civics: [{ name: 'Moot House', tile: '[OF-P]' }] } as const;
  const state = { ...step.state, open: { ...step.state.open, box } };
  const entry = { e: 'place', seat: 0, city: 0, tile: '[OF-P]', at: [0, 0] } as const;
  const custom = { ...replay, steps: [{ ...step, state, entry }] };
  const text = sentenceAt(custom, 1, {
    change: undefined,
    table: tableOf(record),
    viewpoint: 'all',
    words: en,
  });
  expect(text).toMatch(/^Ann places Moot House \(civic building for office and factory, not park\) → /);
});

test.each(SAMPLES)(
  'the changes of the sample %s are those of the scores, where a tile was placed',
  (name) => {
    const game = replayOf(sample(name));
    const placed = game.steps.flatMap(({ entry }, nth) => (entry.e === 'place' ? [nth] : []));
    const known = changesOf(game);
    expect(known.flatMap((change, nth) => (change === undefined ? [] : [nth]))).toEqual(placed);
    const [first = 0] = placed;
    const entry = game.steps[first]?.entry;
    const city = entry?.e === 'place' ? entry.city : 0;
    const totalAt = (step: number): number => resultOf(stateAt(game, step).open).cities[city]?.total ?? 0;
    expect(known[first]).toBe(totalAt(first + 1) - totalAt(first));
  },
);
