/** The rules of the pages are the rules of docs/RULES.md: the same ids, figures, signs and references, in three languages. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openPage } from '../../kit/page.ts';
import { CHAPTERS } from '../../../src/game/explain/chapters.ts';
import type { Chapters, Rule } from '../../../src/features/rules/words/rules-words.ts';
import { rules as en } from '../../../src/features/rules/words/en.ts';
import { rules as fr } from '../../../src/features/rules/words/fr.ts';
import { rules as ru } from '../../../src/features/rules/words/ru.ts';

openPage();
const { rulesIn } = await import('../../../src/features/rules/rule-book.ts');
const { chapterOfRule } = await import('../../../src/game/explain/rule-chapter.ts');
const { exampleOf, EXAMPLES } = await import('../../../src/features/rules/examples.ts');
const { parseSketch } = await import('../../../src/game/sketch/sketch-link.ts');

const BOOK = readFileSync(new URL('../../../../../docs/RULES.md', import.meta.url), 'utf8');
const LANGUAGES: readonly (readonly [string, Chapters])[] = [
  ['English', en.chapters],
  ['French', fr.chapters],
  ['Russian', ru.chapters],
];

/** A rule is a list item that begins with its id, and goes on to the next item or heading. */
const DEFINED = new Map(
  BOOK.split(/\n(?=- \*\*|#|\n\w)/).flatMap((block) => {
    const id = /^- \*\*([A-Z]+-\d+)\*\*/.exec(block)?.[1];
    return id === undefined ? [] : [[id, block.slice(id.length + 6)] as const];
  }),
);

const ID = /[A-Z]+-\d+/g;
const SIGN = /`[^`]+`/g;

const textOf = ({ text, list = [], examples = [], rulings = [] }: Rule): string =>
  [...text, ...list, ...examples, ...rulings.flatMap(({ says, why = '' }) => [says, why])].join('\n');

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set(text.match(pattern))].toSorted();

/** Figures in the text itself: without ids, signs, links and the numbers of rulings. */
const figuresOf = (text: string): readonly string[] =>
  all(
    text
      .replaceAll(SIGN, '')
      .replaceAll(ID, '')
      .replaceAll(/\]\([^)]*\)/g, '')
      .replaceAll(/\(\d\)/g, ''),
    /\d+/g,
  );

test('docs/RULES.md is read', () => {
  expect(DEFINED.size).toBe(80);
  expect(DEFINED.get('LAND-5')).toContain('16 + 2 = 18');
});

describe.each(LANGUAGES)('%s', (_, chapters) => {
  const inBook = rulesIn(chapters);

  test('has every rule of docs/RULES.md in its order, and no other', () => {
    expect(inBook.map(({ rule }) => rule.id)).toEqual([...DEFINED.keys()]);
  });

  test.each(inBook.map(({ rule }) => [rule.id, rule] as const))(
    '%s has the figures, the signs and the references of docs/RULES.md',
    (id, rule) => {
      const [defined, said] = [DEFINED.get(id) ?? '', textOf(rule)];
      expect(figuresOf(said)).toEqual(figuresOf(defined));
      expect(all(said, SIGN)).toEqual(
        expect.arrayContaining([...all(defined, SIGN)].filter((sign) => sign !== '`wait`')),
      );
      expect(all(said.replaceAll(SIGN, ''), ID)).toEqual(
        expect.arrayContaining([...all(defined.replaceAll(SIGN, ''), ID)].filter((one) => DEFINED.has(one))),
      );
      expect(rule.title).not.toBe('');
      expect((rule.rulings?.length ?? 0) > 0).toBe(/\*\*Rulings?:?\*\*/.test(defined));
    },
  );

  test('every rule that is referred to exists', () => {
    const referred = CHAPTERS.flatMap(
      (name) => JSON.stringify(chapters[name]).replaceAll(SIGN, '').match(ID) ?? [],
    );
    expect(referred.filter((id) => !DEFINED.has(id))).toEqual([]);
  });

  test('every rule stands in the chapter that its id leads to', () => {
    expect(inBook.filter(({ chapter, rule }) => chapterOfRule(rule.id) !== chapter)).toEqual([]);
  });
});

test.each(Object.entries(EXAMPLES))(
  'the city beside %s can be read, and changed with tiles it knows',
  (id, example) => {
    expect(DEFINED.has(id)).toBe(true);
    expect(parseSketch(example?.city ?? '').ok).toBe(true);
    expect(example?.brushes.length).toBeGreaterThan(0);
  },
);

test.each([
  ['OFFICE-2', 'office'],
  ['LAND-5', 'shop'],
  ['CIVIC-1', 'civic'],
  ['ADJ-1', 'all'],
] as const)('the city beside %s shows %s', (id, shows) => {
  expect(exampleOf(id)?.shows).toBe(shows);
});
