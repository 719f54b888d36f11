/** Portraits: no two alike, clean path data, and automata that nobody takes for a person. */
import { describe, expect, test } from 'vitest';
import { AUTOMATA_DRAWN } from '../../../src/kit/art/portraits/automata.ts';
import { PEOPLE_DRAWN } from '../../../src/kit/art/portraits/people-portraits.ts';

const people = Object.entries(PEOPLE_DRAWN);
const automata = Object.entries(AUTOMATA_DRAWN);

test('no two portraits are the same drawing', () => {
  const drawings = [...people, ...automata].map(([, draw]) => draw());
  expect(new Set(drawings).size).toBe(drawings.length);
});

describe.each([...people, ...automata])('the portrait %s', (_, draw) => {
  test('is well-formed path data', () => {
    const paths = [...draw().matchAll(/ d="([^"]*)"/g)].map(([, d]) => d as string);
    expect(paths.length).toBeGreaterThan(8);
    for (const d of paths) expect(d).toMatch(/^M[-\d.]+[ ,][-\d. MmLlHhVvCcSsQqTtAaZz]+$/);
  });
});

test.each(people)('%s has skin, and no lamp or metal', (_, draw) => {
  expect(draw()).toContain('--skin-');
  expect(draw()).not.toMatch(/--(lamp|steel|brass)/);
});

test.each(automata)('%s is of metal, and has no skin', (_, draw) => {
  expect(draw()).toMatch(/--(steel|brass|copper)/);
  expect(draw()).not.toContain('--skin-');
});
