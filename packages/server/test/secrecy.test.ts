/** Whatever the others choose, hold and say to each other: before the reveal nobody else can tell, from anything. */
import type { Options } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { type Observed, observe, type Scene } from './kit/observe.ts';

const GAMES: readonly (readonly [name: string, game: Partial<Options>])[] = [
  ['table of 3', {}],
  ['table of 7', { seats: 7 }],
  ['duel', { mode: 'duel', seats: 2 }],
  ['duo', { mode: 'duo', seats: 3 }],
  ['table of 4 with Capitals', { seats: 4, capitals: true }],
  ['duo with Capitals', { mode: 'duo', seats: 3, capitals: true }],
];

const seen = new Map<string, Promise<Observed>>();

/** The others do nothing special. Several tests look at the same scene. */
function plain(scene: Scene): Promise<Observed> {
  const key = JSON.stringify(scene);
  const observed = seen.get(key) ?? observe(scene, { choice: 0 });
  seen.set(key, observed);
  return observed;
}

/** The cells of a table test: scenes with what the others do otherwise. */
const choosing = GAMES.map(([name, game]): [string, Scene] => [name, { game, phase: 'choosing' }]);
const placing = GAMES.filter(([, { mode }]) => mode === undefined).map(([name, game]): [string, Scene] => [
  name,
  { game, phase: 'placing' },
]);

describe('while others choose', () => {
  test.each([...choosing, ['table of 3, watched late', { game: {}, phase: 'choosing', delay: 30 }] as const])(
    '%s: other tiles change no byte, time, page, header, log line or metric',
    async (_, scene) => {
      const [one, other] = [await plain(scene), await observe(scene, { choice: 5 })];
      expect(other.frames).toEqual(one.frames);
      expect(other.pages).toEqual(one.pages);
      expect(other.log).toEqual(one.log);
      expect(other.metrics).toEqual(one.metrics);
      expect(other.secret).not.toEqual(one.secret);
    },
  );
});

describe('while others talk, offer and change their minds', () => {
  test.each([...placing, ...choosing.slice(0, 1)])('%s: nobody else receives any of it', async (_, scene) => {
    const [one, other] = [await plain(scene), await observe(scene, { choice: 5, whispers: true })];
    expect(other.frames).toEqual(one.frames);
    expect(other.pages).toEqual(one.pages);
    expect(other.log).toEqual(one.log);
    expect(other.secret).not.toEqual(one.secret);
    expect(other.secret).toContain('psst');
    expect([...other.frames, ...other.pages, ...other.log, other.metrics].join('\n')).not.toContain('psst');
  });
});

test.each([
  ['a table', {}],
  ['solo', { mode: 'solo', seats: 3, solo: { kind: 'full', difficulty: 2 } }],
] as const)('%s: the seed and future tiles are never sent, shown or logged', async (_, game) => {
  const { frames, pages, log, metrics } = await plain({ game, phase: 'placing' });
  expect(frames.join('\n')).toContain('commitment');
  for (const text of [
    ...frames,
    ...pages.filter((page) => !page.startsWith('/api/rules')),
    ...log,
    metrics,
  ]) {
    expect(text).not.toContain('the seed');
    expect(text).not.toContain('"supply"');
  }
});

test('delayed spectators get every event of the game after the delay, and none earlier', async () => {
  const { frames } = await plain({ game: {}, phase: 'placing', delay: 30 });
  const late = frames.indexOf('later Wim');
  const his = (text: string, nth: number): boolean =>
    frames
      .slice(0, nth + 1)
      .findLast((frame) => / (Ann|Wim)$/.test(frame))
      ?.endsWith('Wim') === true && text.includes('"dealt"');
  expect(frames.slice(0, late).some(his)).toBe(false);
  expect(frames.slice(late).join('\n')).toContain('"revealed"');
});

test('people’s words are in no log line', async () => {
  const { log } = await plain({ game: {}, phase: 'choosing' });
  expect(log.length).toBeGreaterThan(10);
  for (const word of ['Ann', 'Wim', 'P1', 'P2']) expect(log.join('\n')).not.toContain(word);
});
