/** `duopolis review`: a finished game graded, for people and for programs. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Review } from '@duopolis/bots/review';
import { type Language, LANGUAGES } from '@duopolis/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readGame } from '../src/records/read-records.ts';
import { reviewLines } from '../src/review/print-review.ts';
import { namesIn } from '../src/review/record-names.ts';
import { duopolis as asProcess, ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';
import { shellIn } from './kit/shell.ts';

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../rules/test/record/samples/${name}.jsonl`, import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-review-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A review takes two seconds: the one that the command prints for programs is read in every language. */
let reviewed: Review;

test('--json: all decisions, cities and the turning point, and nothing else on standard output', async () => {
  const { code, out, err } = await asProcess([
    'review',
    sample('table'),
    '--game',
    '2',
    '--budget',
    '0',
    '--json',
  ]);
  expect([code, err]).toEqual([0, '']);
  const { game, ...review } = JSON.parse(out) as Review & { readonly game: number };
  reviewed = review;
  expect(game).toBe(2);
  expect(new Set(review.decisions.map(({ kind }) => kind))).toEqual(
    new Set(['draft', 'allocation', 'placement']),
  );
  expect(review.cities.every(({ points, best }) => (best?.points ?? 0) >= points)).toBe(true);
  expect(review.turningPoint).toMatchObject({ winners: [expect.any(Number)] });
  expect(review.joint.map(({ city }) => city)).toEqual(review.cities.map(({ city }) => city));
  for (const { seats, scores, cities } of review.joint) {
    expect(seats).toHaveLength(2);
    const sum = (of: 'played' | 'points') => scores.reduce((all, score) => all + score[of], 0);
    expect(sum('points')).toBeGreaterThanOrEqual(sum('played'));
    expect(cities.length).toBeGreaterThan(2);
  }
});

interface Wording {
  readonly turning: string;
  readonly title: string;
  readonly handed: RegExp;
}

const TABLE: Readonly<Record<Language, Wording>> = {
  en: {
    turning: 'Turning point: ',
    title: 'What partners could have built together',
    handed: / to .+ instead of .+ \(.+, turn \d\)/,
  },
  fr: {
    turning: 'Tournant : ',
    title: 'Ce que des partenaires auraient pu bâtir',
    handed: / dans .+ au lieu de .+ \(.+, tour \d\)/,
  },
  ru: {
    turning: 'Перелом: ',
    title: 'Что партнёры могли вместе построить',
    handed: / → .+ вместо «.+» \(.+, ход \d\)/,
  },
};

const DUEL: Wording = {
  turning: 'Turning point: ',
  title: 'What each player could have built',
  handed: / \d+ → \d+/,
};

function expectWords(out: string, { turning, title, handed }: Wording): void {
  expect(out).toContain(turning);
  expect(out).toContain(title);
  expect(out.slice(out.indexOf(title))).toMatch(handed);
}

test('for people: a duel, searched, with its turning point and what each player could have built', async () => {
  const { code, out, err } = await duopolis(['review', sample('duel'), '--budget', '1']);
  expect([code, err]).toEqual([0, '']);
  expectWords(out, DUEL);
});

test('for people: a table with its turning point and joint lines, in every language', async () => {
  const found = await readGame(sample('table'), 2, shellIn('en'));
  if (!found.ok) throw new Error(found.error.code);
  for (const language of LANGUAGES) {
    const shell = shellIn(language);
    const names = namesIn(found.value.record, undefined, shell);
    expectWords(reviewLines(reviewed, names, shell).join('\n'), TABLE[language]);
  }
});

describe('bad input', () => {
  test.each<[args: readonly string[], message: string]>([
    [['--game', '99'], '--game is 99'],
    [['--game', 'x'], "--game is 'x'"],
    [['--budget', 'x'], "--budget is 'x'"],
  ])('%j', async (args, message) => {
    const { code, err } = await duopolis(['review', sample('table'), ...args]);
    expect([code, err]).toEqual([2, expect.stringMatching(ONE_LINE)]);
    expect(err).toContain(message);
  });

  test('a game that breaks a rule is not graded', async () => {
    const [line = ''] = (await readFile(sample('table'), 'utf8')).split('\n');
    const broken = join(folder, 'broken.jsonl');
    await writeFile(broken, line.replace(/"score":(\d)/, '"score":1$1'));
    const { code, err } = await duopolis(['review', broken]);
    expect([code, err]).toEqual([2, expect.stringMatching(ONE_LINE)]);
  });
});
