/** Every sound keeps its spectrum, never clips, and ends in silence. */
import { gzipSync } from 'node:zlib';
import type { BuildingType } from '@duopolis/rules';
import { expect, test } from 'vitest';
import { build, type Rollup } from 'vite';
import { RATE, render, rendering } from '../../../src/kit/sound/render.ts';
import { createSlots } from '../../../src/kit/sound/slots.ts';
import { type Cue, notesOf, SOUNDS_OF_A_GAME, VOICES } from '../../../src/kit/sound/voices.ts';
import { peakOf, spectrumOf } from './spectra.ts';

const pick = (type: BuildingType | 'civic'): Cue => ({
  kind: 'pick',
  type,
  side: 0,
});
const score = (total: number): Cue => ({ kind: 'score', total, side: -1 });

/** Decibels in twelve bands from 110 Hz; regressions show here. */
const SPECTRA: readonly (readonly [string, Cue, readonly number[]])[] = [
  ['a picked shop', pick('shop'), [-99, -99, -99, -99, -96, -99, -62, -98, -99, -99, -99, -99]],
  ['a picked factory', pick('factory'), [-51, -31, -41, -52, -56, -73, -99, -93, -99, -99, -99, -99]],
  ['a picked tavern', pick('tavern'), [-89, -89, -90, -99, -75, -51, -79, -99, -74, -99, -99, -99]],
  ['a picked office', pick('office'), [-73, -72, -69, -64, -54, -59, -74, -83, -64, -95, -78, -99]],
  ['a picked park', pick('park'), [-99, -99, -99, -99, -99, -90, -99, -99, -99, -99, -99, -99]],
  ['a picked house', pick('house'), [-53, -47, -42, -58, -51, -62, -84, -91, -99, -99, -99, -99]],
  ['a picked civic', pick('civic'), [-91, -99, -69, -60, -66, -96, -93, -99, -99, -99, -99, -99]],
  [
    'a placed shop',
    { kind: 'place', type: 'shop', side: 1 },
    [-39, -62, -61, -72, -74, -84, -57, -91, -99, -97, -99, -99],
  ],
  ['a small city', score(5), [-97, -86, -74, -99, -99, -99, -99, -99, -99, -99, -99, -99]],
  ['a large city', score(55), [-99, -95, -83, -88, -48, -96, -99, -99, -99, -99, -99, -99]],
  ['the reveal', { kind: 'reveal' }, [-99, -94, -94, -72, -41, -73, -83, -86, -89, -99, -99, -99]],
  ['the round', { kind: 'round' }, [-76, -65, -57, -63, -74, -74, -88, -83, -99, -99, -99, -99]],
  ['the turn', { kind: 'turn' }, [-99, -99, -99, -99, -79, -67, -79, -99, -89, -99, -99, -99]],
  ['the win', { kind: 'win' }, [-82, -69, -64, -64, -43, -72, -83, -90, -91, -99, -99, -99]],
  ['the loss', { kind: 'loss' }, [-99, -94, -87, -81, -49, -58, -99, -99, -99, -99, -99, -99]],
];

test.each(SPECTRA)('%s sounds as it did', (_, cue, expected) => {
  const measured = spectrumOf(render(notesOf(cue)));
  for (const [nth, decibels] of measured.entries())
    expect(
      Math.abs(decibels - (expected[nth] ?? 0)),
      `band ${nth} of ${measured.join(' ')}`,
    ).toBeLessThanOrEqual(1);
});

test.each(SPECTRA)('%s neither clips nor clicks', (_, cue) => {
  const samples = render(notesOf(cue));
  expect(peakOf(samples)).toBeGreaterThan(0.1);
  expect(peakOf(samples)).toBeLessThan(1.3);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.05);
  expect(peakOf(samples.slice(-20))).toBeLessThan(0.02);
  expect(samples.length / RATE).toBeLessThan(2);
});

test('the six types have six different voices', () => {
  const types = SPECTRA.slice(0, 6).map(([, , spectrum]) => spectrum);
  for (const [nth, one] of types.entries())
    for (const other of types.slice(nth + 1)) {
      const distance = one.reduce((sum, decibels, band) => sum + Math.abs(decibels - (other[band] ?? 0)), 0);
      expect(distance).toBeGreaterThan(30);
    }
});

test('the chord becomes fuller with the score, and never fuller than six tones', () => {
  expect([-3, 0, 9, 10, 25, 49, 60, 99].map((total) => notesOf(score(total)).length)).toEqual([
    1, 1, 1, 2, 3, 5, 6, 6,
  ]);
});

test('two sounds never begin in quick succession: the second waits, and what would come too late is left out', () => {
  const { take } = createSlots();
  const kinds: readonly Cue[] = [
    pick('shop'),
    pick('park'),
    pick('house'),
    pick('office'),
    pick('factory'),
    score(9),
  ];
  const starts = kinds.map((cue) => take(cue, 10));
  expect(starts.slice(0, 5).map((start) => start?.toFixed(2))).toEqual([
    '0.00',
    '0.11',
    '0.22',
    '0.33',
    '0.44',
  ]);
  expect(starts[5]).toBeUndefined();
  expect(take(score(9), 11)).toBe(0);
});

test('the same sound twice at once is heard once', () => {
  const { take } = createSlots();
  expect([take(pick('shop'), 5), take(pick('shop'), 5.01), take(pick('shop'), 6)]).toEqual([0, undefined, 0]);
});

test('the code for sound is under 6 KB', async () => {
  const entry = new URL('../../../src/kit/sound/speaker.ts', import.meta.url).pathname;
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[];
  const code = built?.output[0].code ?? '';
  expect(code.length).toBeGreaterThan(500);
  expect(gzipSync(code).length).toBeLessThan(6_000);
});

test('in parts a sound is the same, and no part is longer than a partial', () => {
  const notes = notesOf(score(55));
  const parts = rendering(notes);
  let count = 0;
  for (let part = parts.next(); ; part = parts.next()) {
    if (part.done === true) {
      expect(part.value).toEqual(render(notes));
      break;
    }
    count++;
  }
  expect(count).toBe(notes.reduce((sum, { voice }) => sum + VOICES[voice].partials.length, 0));
});

test('the sounds of a game include every sound that it plays before its end', () => {
  const prepared = new Set(SOUNDS_OF_A_GAME.map((cue) => JSON.stringify(notesOf(cue))));
  for (const [, cue] of SPECTRA.filter(([, { kind }]) => kind !== 'win' && kind !== 'loss'))
    expect(prepared, JSON.stringify(cue)).toContain(JSON.stringify(notesOf(cue)));
  for (let total = -5; total < 100; total++)
    expect(prepared).toContain(JSON.stringify(notesOf(score(total))));
});
