/** The terms of the printed rulebooks, which every language uses, and the terms it must not use instead. */
import { expect, test } from 'vitest';
import { type Language, vocabularyOf } from '../src/index.ts';

/** By language: shop, factory, tavern, office, park, house; then the Automas and the cities of the solo game. */
const TERMS: { readonly [language in Language]: readonly (readonly [string, readonly string[]])[] } = {
  en: [
    ['types', ['shop', 'factory', 'tavern', 'office', 'park', 'house']],
    ['automas', ['Autommaso', 'Automarta', 'Leftville', 'Automacity', 'Rightown']],
  ],
  fr: [
    ['types', ['commerce', 'usine', 'auberge', 'bureau', 'parc', 'résidence']],
    ['automas', ['Automartin', 'Automanon', 'Gaucheville', 'Automaville', 'Droitebourg']],
  ],
  ru: [['types', ['магазин', 'фабрика', 'таверна', 'офис', 'парк', 'жилой дом']]],
};

/** Words that a translator might take instead of the rulebook's. */
const NOT: { readonly [language in Language]: RegExp } = {
  en: /\b(restaurant tile|store|pub tile)\b/i,
  fr: /\b(magasin|maison|taverne(?! musicale)|tuile duplex)\b/i,
  ru: /\b(завод|трактир)\b/i,
};

const said = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? undefined : part));

test.each(Object.entries(TERMS) as [Language, (typeof TERMS)[Language]][])(
  '%s uses the terms of its rulebook',
  (language, lists) => {
    const vocabulary = vocabularyOf(language);
    for (const [list, terms] of lists) {
      const text = list === 'types' ? said(vocabulary.pieces.types) : said(vocabulary.automas);
      for (const term of terms) expect(text).toContain(term);
    }
    expect(said(vocabulary)).not.toMatch(NOT[language]);
  },
);
