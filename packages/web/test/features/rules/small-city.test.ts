/** Examples show tiles instead of letters, and screen readers hear the buildings. */
import { describe, expect, test } from 'vitest';
import { mount, nameOf, openFakePage } from '../../kit/mount.ts';
import { nodesIn, textOf } from '../../kit/dom.ts';

openFakePage('/rules/scoring');
const { Prose } = await import('../../../src/features/rules/prose.tsx');
const { drawnSign } = await import('../../../src/features/rules/drawn-sign.ts');
const { rulesIn } = await import('../../../src/features/rules/rule-book.ts');
const { search, excerpt } = await import('../../../src/features/rules/rule-search.ts');
const { rulesWords } = await import('../../../src/features/rules/words/rules-words.ts');
const { wordsLoaded } = await import('../../../src/kit/words/shown-language.ts');
await wordsLoaded();

const drawingsIn = (text: string): readonly string[] =>
  nodesIn(mount(Prose, { text }))
    .filter((node) => node.attributes.get('role') === 'img')
    .map(nameOf);

test.each([
  ['For it `OOS/PPS` has 4', 'office, office, shop; park, park, shop'],
  ['`.S.`', 'empty, shop, empty'],
  ['`d d e m` is 10', 'pub, pub, restaurant, music hall'],
  ['`SS=S`', 'shop, shop, landscape, bridge, shop'],
])('%s is drawn: %s', (text, said) => {
  expect(drawingsIn(text)).toEqual([said]);
  expect(textOf(mount(Prose, { text }))).not.toMatch(/[.SOPdem]{2}/);
});

test.each(['S', 'S|F', 'S-F', 'SHOP-1', '[PH-T]', '/', '.', 'SHA-256', 'two rivers', '>'])(
  '%s stays as written',
  (sign) => {
    expect(drawingsIn(`a \`${sign}\` b`)).toEqual([]);
    expect(textOf(mount(Prose, { text: `a \`${sign}\` b` }))).toBe(`a ${sign} b`);
  },
);

describe('the search', () => {
  const { chapters } = rulesWords();

  test.each(['dist 2', 'shop office', 'house', 'stem'])('results of %s cut no drawing in two', (query) => {
    const found = search(chapters, query, 'en');
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      const { text, marks } = excerpt(one);
      expect(text.split('`').length % 2).toBe(1);
      for (const [, sign = ''] of text.matchAll(/`([^`]+)`/g)) expect(drawnSign(sign)).toBeDefined();
      for (const [from, until] of marks) expect(text.slice(from, until)).not.toContain('`');
    }
  });

  test('a drawing at the end of an excerpt is whole or gone', () => {
    const text = `${'word '.repeat(43)}\`d d e m d d e m\` ${'and more '.repeat(10)}`;
    expect(excerpt({ text, marks: [] }).text).not.toContain('`');
  });
});

test('no example is left in letters', () => {
  const written = rulesIn(rulesWords().chapters).flatMap(({ rule: { examples = [] } }) =>
    examples.flatMap((example) =>
      nodesIn(mount(Prose, { text: example }))
        .filter((node) => node.localName === 'code')
        .map(textOf),
    ),
  );
  expect(written.filter((sign) => /^[SFOPHdemb./#=]{2,}$/.test(sign))).toEqual([]);
});
