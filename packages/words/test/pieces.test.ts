/** Every piece has a name in every language. */
import { COMPONENTS, type Tile } from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, vocabularyOf } from '../src/index.ts';

test.each<[Language, Tile, string]>([
  ['en', 'S', 'shop'],
  ['en', 'm', 'music tavern'],
  ['en', 'S-F', 'shop beside factory'],
  ['en', 'e|H', 'food tavern above house'],
  ['en', '[PH-T]', 'civic building for park and house, not tavern'],
  ['fr', 'H', 'résidence'],
  ['fr', 'b', 'hôtel'],
  ['fr', 'S|b', 'commerce au-dessus de hôtel'],
  ['fr', '[PH-T]', 'bâtiment public pour parc et résidence, sans auberge'],
  ['ru', 'F', 'фабрика'],
  ['ru', 'd-P', 'бар слева, парк справа'],
  ['ru', 'O|P', 'офис сверху, парк снизу'],
])('%s names the tile %s %s', (language, tile, name) => {
  expect(vocabularyOf(language).pieces.tile(tile)).toBe(name);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { pieces } = vocabularyOf(language);

  test('SEAT-4: every token of the box has a name of its own', () => {
    const names = COMPONENTS.tokens.map(pieces.token);
    expect(names).not.toEqual(expect.arrayContaining([...COMPONENTS.tokens]));
    expect(new Set(names).size).toBe(COMPONENTS.tokens.length);
  });

  test('SEAT-2: every seating card of the box asks something', () => {
    for (const { asks } of COMPONENTS.seatingCards) expect(pieces.question(asks)).toMatch(/[?.]$/);
  });

  test('a token and a card of another box keep their own words', () => {
    expect(pieces.token('Big Ben')).toBe('Big Ben');
    expect(pieces.question('Favourite tea?')).toBe('Favourite tea?');
  });
});
