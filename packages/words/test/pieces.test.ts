/** Every piece has a name in every language. */
import type { Tile } from '@duopolis/rules';
import { CAPITALS, COMPONENTS } from '@duopolis/rules/components';
import { describe, expect, test } from 'vitest';
import { type Language, LANGUAGES, vocabularyOf } from '../src/index.ts';

test.each<[Language, Tile, string]>([
  ['en', 'S', 'shop'],
  ['en', 'm', 'music hall'],
  ['en', 'S-F', 'shop beside factory'],
  ['en', 'e|H', 'restaurant above house'],
  ['en', '[PH-T]', 'civic building for park and house, not tavern'],
  ['fr', 'H', 'résidence'],
  ['fr', 'b', 'hôtel'],
  ['fr', 'd-F', 'bistrot à côté d’une usine'],
  ['fr', 'S|b', 'commerce au-dessus d’un hôtel'],
  ['fr', '[PH-T]', 'bâtiment public pour un parc et une résidence, sans auberge'],
  ['ru', 'F', 'фабрика'],
  ['ru', 'd-P', 'бар слева, парк справа'],
  ['ru', 'O|P', 'офис сверху, парк снизу'],
])('%s names the tile %s %s', (language, tile, name) => {
  expect(vocabularyOf(language).pieces.tile(tile)).toBe(name);
});

test.each<[Language, Tile, string]>([
  ['en', '[PH-T]', 'Elementary School'],
  ['fr', '[PO-F]', 'Bibliothèque'],
  ['en', '[HO-T]', 'civic building for house and office, not tavern'],
  ['en', 'S', 'shop'],
])('%s calls the tile %s %s for short', (language, tile, name) => {
  expect(vocabularyOf(language).pieces.name(tile)).toBe(name);
});

test('a civic tile of another box has the name that its owner gave it, and one of ours is translated', () => {
  const box = {
    civics: [
      { name: 'Grand Opera', tile: '[PH-T]' },
      { name: 'library', tile: '[PO-F]' },
    ],
  } as const;
  const { pieces } = vocabularyOf('fr');
  expect(pieces.name('[PH-T]', box)).toBe('Grand Opera');
  expect(pieces.name('[PO-F]', box)).toBe('Bibliothèque');
  expect(pieces.tiles(['[PH-T]', 'H'], box)).toBe(
    'Grand Opera (bâtiment public pour un parc et une résidence, sans auberge), résidence',
  );
  expect(pieces.tile('[HO-T]', box)).toBe(pieces.tile('[HO-T]'));
  expect(pieces.tile('[PH-T]', { tokens: ['here'] })).toBe(pieces.tile('[PH-T]'));
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { pieces } = vocabularyOf(language);

  test('SEAT-4: every token of the box has a name of its own', () => {
    const tokens = [...COMPONENTS.tokens, ...CAPITALS.tokens];
    const names = tokens.map(pieces.token);
    expect(names.filter((name) => tokens.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(new Set(tokens).size);
  });

  test('SEAT-2: every seating card of the box asks something', () => {
    for (const { asks } of COMPONENTS.seatingCards) expect(pieces.question(asks)).toMatch(/[?.]$/);
  });

  test('CAP-1, LAND-1: every civic tile and every mat of Capitals has a name', () => {
    const keys = [...CAPITALS.civics, ...CAPITALS.mats].map(({ name }) => name);
    const names = [
      ...CAPITALS.civics.map(({ name }) => pieces.civic(name)),
      ...CAPITALS.mats.map(({ name }) => pieces.mat(name)),
    ];
    expect(names.filter((name) => keys.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(keys.length);
  });

  test('a token and a card of another box keep their own words', () => {
    expect(pieces.token('Big Ben')).toBe('Big Ben');
    expect(pieces.question('Favourite tea?')).toBe('Favourite tea?');
  });
});
