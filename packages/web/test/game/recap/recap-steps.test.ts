/** The content of a recap: of the time away, and of the last turn. */
import { describe, expect, test } from 'vitest';
import {
  hasSentence,
  MOST_SENTENCES,
  recapOfTurn,
  recapSince,
  stepsOf,
} from '../../../src/game/recap/recap-steps.ts';
import { recapLink } from '../../../src/game/recap/recap-link.ts';
import { oneTurn } from '../turn/people.ts';

const HOUR = 3_600_000;

describe('while somebody was away', () => {
  test('the recap has the reveal and what the others built, in order', async () => {
    const [ann] = await oneTurn();
    const steps = stepsOf(await ann.past(), ann.you);
    const last = Math.max(...steps.map(({ event }) => event.at));
    const recap = recapSince(steps, { seen: -1, now: last + HOUR });
    const sentences = recap?.steps
      .filter(hasSentence)
      .map(({ event }) => event.type === 'game' && event.event.type);
    expect(sentences).toEqual(['revealed', 'placed', 'placed', 'placed', 'placed']);
    expect(recap?.earlier).toBe(0);
  });

  test('no recap after a short absence, or where nothing happened', async () => {
    const [ann] = await oneTurn();
    const steps = stepsOf(await ann.past(), ann.you);
    const last = Math.max(...steps.map(({ event }) => event.at));
    expect(recapSince(steps, { seen: last - 1, now: last })).toBeUndefined();
    expect(recapSince(steps, { seen: last, now: last + HOUR })).toBeUndefined();
  });

  test('older events are only counted', async () => {
    const [ann] = await oneTurn();
    const steps = stepsOf(await ann.past(), ann.you);
    const many = [...steps, ...steps, ...steps];
    const recap = recapSince(many, { seen: -1, now: Number.MAX_SAFE_INTEGER });
    expect(recap?.steps.filter(hasSentence)).toHaveLength(MOST_SENTENCES);
    expect(recap?.earlier).toBe(15 - MOST_SENTENCES);
  });
});

test('the last turn begins with its reveal', async () => {
  const [ann] = await oneTurn();
  const recap = recapOfTurn(stepsOf(await ann.past(), ann.you));
  const [first] = recap?.steps ?? [];
  expect(first?.event.type === 'game' && first.event.event.type).toBe('revealed');
});

test('the recap’s link goes step by step, back and forth, and ends at the current table', async () => {
  const [ann] = await oneTurn();
  const { steps = [] } = recapOfTurn(stepsOf(await ann.past(), ann.you)) ?? {};
  const past = recapLink(ann, steps);
  const received: string[] = [];
  past.onStep(({ event }) => received.push(event.type));
  while (past.at.value < steps.length) past.forward();
  past.forward();
  expect(received).toHaveLength(steps.length);
  expect(past.view.value?.game).toEqual(ann.view.value?.game);
  past.jump(0);
  expect(past.view.value).toBe(steps[0]?.before);
  expect(await past.ask({ type: 'leave' })).toMatchObject({ ok: false });
});
