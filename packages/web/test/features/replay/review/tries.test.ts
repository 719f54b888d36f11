/** Tries and reviews as the page holds them, with a worker in the same thread. */
import { answerReviews } from './worker.ts';
import { type GameState, legalCommands, resultOf } from '@duopolis/rules';
import { commandOf, type Replay } from '@duopolis/rules/record';
import { expect, test, vi } from 'vitest';
import { indexedDB } from 'fake-indexeddb';
import { newReviewer } from '../../../../src/game/review/reviewer.ts';
import { newTries } from '../../../../src/features/replay/review/tries.ts';
import { changesIn, tryMark, withoutTry } from '../../../../src/game/record/try-link.ts';
import { decidersAt, placesFor, waysOf } from '../../../../src/features/replay/review/try-selection.ts';
import { turnsOf } from '../../../../src/features/replay/review/turn-ends.ts';
import { spreadLabels } from '../../../../src/kit/chart/names-apart.ts';
import { replayOf, SAMPLES, sample } from '../../../game/record/samples.ts';

vi.stubGlobal('indexedDB', indexedDB);

const stateAt = ({ start, steps }: Replay, step: number): GameState => steps[step - 1]?.state ?? start;

test.each(SAMPLES)(
  'a variation of a game of %s continues to the end, and the real game is unchanged',
  async (name) => {
    const record = sample(name);
    const replay = replayOf(record);
    const tries = newTries({ record }, replay, answerReviews);
    const step = replay.steps.findIndex(({ entry }, nth) => nth > 8 && commandOf(entry) !== undefined);
    const [seat = 0] = decidersAt(stateAt(replay, step));
    const command = waysOf(stateAt(replay, step), seat).at(-1);
    if (command === undefined) throw new Error('nobody decides');
    await expect(tries.make({ step, command })).resolves.toBe(true);
    const made = tries.shown.value;
    expect(made?.replay.steps.slice(0, step)).toEqual(replay.steps.slice(0, step));
    expect(made?.replay.steps).toHaveLength(replay.steps.length);
    expect(made && stateAt(made.replay, replay.steps.length).open.phase).toBe('over');
    tries.show(undefined);
    expect(tries.shown.value).toBeUndefined();
    tries.show(1);
    await tries.make({
      step: step + 1,
      command: waysOf(stateAt(made?.replay ?? replay, step + 1), seat)[0] ?? command,
    });
    expect(tries.all.value.length).toBeGreaterThan(0);
    tries.forget(1);
    expect(tries.all.value.map(({ nth }) => nth)).not.toContain(1);
  },
);

test('an illegal move is no variation, and says so', async () => {
  const record = sample('table');
  const tries = newTries({ record }, replayOf(record), answerReviews);
  await expect(tries.make({ step: 3, command: { type: 'choose', seat: 0, tiles: [] } })).resolves.toBe(false);
  expect([tries.failed.value, tries.thinking.value, tries.all.value]).toEqual([true, false, []]);
});

test('a link to a variation opens the same variation with all its changes', async () => {
  const record = sample('table');
  const replay = replayOf(record);
  const [mine, theirs] = [
    newTries({ record }, replay, answerReviews),
    newTries({ record }, replay, answerReviews),
  ];
  const choose = legalCommands(stateAt(replay, 1), 0).at(-1);
  if (choose === undefined) throw new Error('nothing is legal');
  await mine.make({ step: 1, command: choose });
  const later = mine.shown.value?.replay ?? replay;
  const step = later.steps.findIndex(({ entry }, nth) => nth > 20 && entry.e === 'place');
  const [place] = waysOf(stateAt(later, step), decidersAt(stateAt(later, step))[0] ?? 0);
  if (place === undefined) throw new Error('nothing is legal');
  await mine.make({ step, command: place });
  const mark = tryMark(mine.shown.value?.changes ?? []);
  expect(withoutTry(`12${mark}`)).toBe('12');
  await expect(theirs.open(changesIn(`12${mark}`))).resolves.toBe(true);
  expect(theirs.shown.value?.replay).toEqual(mine.shown.value?.replay);
});

test.each(['', '12', '12~', '12~!!', '12~e30', `12~${btoa('[{"step":1}]')}`])(
  '%s carries no variation',
  (hash) => {
    expect(changesIn(hash)).toEqual([]);
  },
);

test('PLACE-1: the places of a tile are those of the rules, with what they change', () => {
  const replay = replayOf(sample('table'));
  const step = replay.steps.findIndex(({ entry }) => entry.e === 'place');
  const state = stateAt(replay, step);
  const [seat = 0] = decidersAt(state);
  const [way] = waysOf(state, seat);
  if (way?.type !== 'place') throw new Error('nothing to place');
  const places = placesFor(state, { seat, picked: [way.tile] });
  const legal = waysOf(state, seat).filter((one) => one.type === 'place' && one.tile === way.tile);
  expect([...places.values()].flat()).toHaveLength(legal.length);
  expect(placesFor(state, undefined).size).toBe(0);
});

test.each(SAMPLES)('the table of the graph of %s has a row for the start, every turn and the end', (name) => {
  const replay = replayOf(sample(name));
  const rows = turnsOf(replay);
  const turns = new Set(replay.steps.map(({ state: { open } }) => `${open.round} ${open.turn}`));
  expect(rows[0]).toBe(0);
  expect(rows.at(-1)).toBe(replay.steps.length);
  expect(rows).toHaveLength(turns.size + 1);
});

test('a review can be stopped and resumed, and is stored for the next time', async () => {
  const record = sample('duel');
  const first = newReviewer({ record }, answerReviews);
  await first.recall();
  expect(first.state.value).toBe('none');
  const begun = first.start('quick');
  first.stop();
  await begun;
  expect(first.state.value).toBe('stopped');
  await first.start('quick');
  await expect.poll(() => first.state.value).toBe('done');
  const { forecasts, decisions, cities, joint } = first.soFar.value;
  expect(forecasts?.chances).toHaveLength(record.log.length + 1);
  expect([cities.length, joint.length]).toEqual([4, 2]);
  expect(decisions.length).toBeGreaterThan(40);
  const known = async () => {
    const again = newReviewer({ record }, answerReviews);
    await again.recall();
    return [again.state.value, again.soFar.value];
  };
  await expect.poll(known).toEqual(['done', first.soFar.value]);
});

test.each([
  [
    [10, 12, 40],
    [10, 24, 40],
  ],
  [
    [90, 90, 90],
    [72, 86, 100],
  ],
])('names at %j are moved apart to %j', (wanted, placed) => {
  expect(spreadLabels(wanted, 14, 100)).toEqual(placed);
});

test('the real game has the result of its record', () => {
  const record = sample('table');
  expect(
    resultOf(stateAt(replayOf(record), record.log.length).open).cities.map(({ total }) => total),
  ).toEqual(record.result.cities.map(({ total }) => total));
});
