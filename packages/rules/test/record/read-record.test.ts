/** Reading records: what is refused and where, and that the JSON Schema says the same as the reader. */
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Expected } from '../../src/json/reader.ts';
import { parseRecord } from '../../src/record/record.ts';
import { EVERY_OPTIONS } from '../kit/games.ts';
import { changed, type Draft, ownRecord, SAMPLES, sampleLines, samples } from '../kit/records.ts';

const schema = JSON.parse(readFileSync(new URL('../../schema/record.schema.json', import.meta.url), 'utf8'));
const matches = new Ajv({ strict: true, strictRequired: false }).compile(schema);
const [table] = samples('table');

/** What is changed, and the path and expectation that the reader names. */
const REFUSALS: readonly (readonly [string, (draft: Draft) => void, string, Expected])[] = [
  ['another format', (d) => (d.format = 'duopolis-record/2'), 'format', ['duopolis-record/1']],
  ['no format', (d) => delete d.format, 'format', ['duopolis-record/1']],
  ['an unknown mode', (d) => (d.options.mode = 'chess'), 'options.mode', ['table', 'duel', 'solo', 'duo']],
  ['capitals as text', (d) => (d.options.capitals = 'no'), 'options.capitals', 'flag'],
  [
    'difficulty 8',
    (d) => (d.options.solo = { kind: 'full', difficulty: 8 }),
    'options.solo.difficulty',
    [1, 2, 3, 4, 5, 6, 7],
  ],
  ['a name that is a number', (d) => (d.seats[1].name = 7), 'seats[1].name', 'text'],
  [
    'an unknown kind of player',
    (d) => (d.seats[2].kind = 'cat'),
    'seats[2].kind',
    ['human', 'bot', 'automa'],
  ],
  ['seating that is no list', (d) => (d.seating = 3), 'seating', 'list'],
  ['half a seating value', (d) => (d.seating[0] = 1.5), 'seating[0]', 'integer'],
  ['an unknown tile', (d) => (d.log[0].hands[1][2] = 'X'), 'log[0].hands[1][2]', 'tile'],
  [
    'an unknown round',
    (d) => (d.log[0].round = '4'),
    'log[0].round',
    ['1', '2', '3', '1a', '1b', '2a', '2b', '3a', '3b'],
  ],
  [
    'an unknown entry',
    (d) => (d.log[3].e = 'jump'),
    'log[3].e',
    ['deal', 'choose', 'place', 'assign', 'random', 'setup', 'automa'],
  ],
  ['an entry that is no object', (d) => (d.log[3] = null), 'log[3]', 'object'],
  ['a cell of three', (d) => d.log[4].at.push(0), 'log[4].at', 'cell'],
  ['no seat', (d) => delete d.log[1].seat, 'log[1].seat', 'integer'],
  ['no total', (d) => delete d.result.cities[0].total, 'result.cities[0].total', 'integer'],
  ['a rank in words', (d) => (d.result.seats[0].rank = 'first'), 'result.seats[0].rank', 'integer'],
  [
    'an unknown district',
    (d) => (d.districts = [['house', 'lake']]),
    'districts[0][1]',
    ['shop', 'factory', 'tavern', 'office', 'park', 'house', 'civic'],
  ],
  ['half a promise', (d) => (d.fairness = { seed: 'x' }), 'fairness.commitment', 'text'],
];

describe('the reader', () => {
  test.each(REFUSALS)('refuses %s with its position and the expected value', (_, change, path, expected) => {
    const draft = changed(table as never, change);
    const read = parseRecord(JSON.stringify(draft));
    expect(read).toMatchObject({ ok: false, error: { code: 'wrong-shape', path, expected } });
    expect(matches(draft)).toBe(false);
  });

  test('refuses invalid JSON and shows the position', () => {
    const read = parseRecord('{"format": duopolis}');
    expect(read.ok ? undefined : read.error).toMatchObject({ code: 'bad-json', expected: 'json' });
    expect(read.ok ? '' : read.error.found).toContain('Unexpected token');
  });

  test('quotes what it found, shortened', () => {
    const read = parseRecord(JSON.stringify(changed(table as never, (d) => (d.seating = 'x'.repeat(200)))));
    expect(read.ok ? '' : read.error.found).toBe(`"${'x'.repeat(59)}…`);
  });
});

describe('the schema', () => {
  test.each(SAMPLES)('takes the sample games of %s', (name) => {
    for (const line of sampleLines(name)) expect(matches(JSON.parse(line)) || matches.errors).toBe(true);
  });

  test('takes our own games', () => {
    for (const options of EVERY_OPTIONS)
      expect(matches(ownRecord(options, 'schema')) || matches.errors).toBe(true);
  });

  test('takes exactly what the reader takes', () => {
    const lines = SAMPLES.flatMap((name) => sampleLines(name).slice(0, 2));
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.array(fc.nat(), { minLength: 3, maxLength: 12 }),
        aThing,
        (line, way, thing) => {
          const value = replacedAt(JSON.parse(line), way, thing);
          expect(matches(value)).toBe(parseRecord(JSON.stringify(value)).ok);
        },
      ),
      { numRuns: 500 },
    );
  });
});

const aThing: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    'S',
    'T',
    '[PH-T]',
    '[PP-T]',
    '[PH-H]',
    'S-F',
    'S=F',
    '',
    'deal',
    'house',
    '1a',
    'table',
    'human',
    'h',
    '>',
  ),
  fc.integer({ min: -2, max: 9 }),
  fc.constantFrom(null, true, 0.5, [], {}, [0, 0], ['S', 'F']),
);

/** The value with one part, found by following the way through it, replaced by a thing. */
function replacedAt(value: unknown, [step, ...rest]: readonly number[], thing: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return thing;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return thing;
  const inner = replacedAt((value as Record<string, unknown>)[key], rest, thing);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
