/** The terms of the printed rulebooks, which every language uses, and the terms it must not use instead. */
import { globSync, readFileSync } from 'node:fs';
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

/** The rulebook's term for each thing that is easily called something else, in every file of a language. */
const INSTEAD: { readonly [language in 'fr' | 'ru']: readonly (readonly [term: string, not: RegExp])[] } = {
  fr: [
    ['débutant', /simplifié/i],
    ['placer', /\bins[éè]r(er|ez|e|ée?s?)\b/i],
    ['ville commune', /villes? partagées?/i],
    ['carte de référence', /aide de jeu/i],
    ['plateau de score', /piste de score/i],
    ['tuile double', /tuiles? duplex/i],
    ['types d’auberge', /\bgenres\b/i],
    ['jeton ville', /jeton de ville/i],
    ['commerce', /\bmagasins?\b/i],
  ],
  ru: [
    ['положить', /Поставьте|Постройте плит/],
    ['счётчик очков', /шкал[аеуы] очков/i],
    ['дуэт', /дуо(?!поли)/i],
    ['плитки передаются', /руки ходят/i],
    ['двойная плитка', /дуплекс/i],
    ['фабрика', /завод/i],
    ['таверна', /трактир/i],
  ],
};

const ROOT = new URL('../../', import.meta.url).pathname;

const filesOf = (language: string): readonly string[] =>
  [`*/src/**/${language}.ts`, `*/src/**/${language}/*.ts`].flatMap((pattern) =>
    globSync(pattern, { cwd: ROOT }),
  );

test.each(Object.entries(INSTEAD))(
  '%s: every file of words has the terms of its rulebook',
  (language, terms) => {
    const files = filesOf(language);
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) => {
      const text = readFileSync(`${ROOT}${file}`, 'utf8');
      return terms.flatMap(([term, not]) => {
        const wrong = not.exec(text);
        return wrong === null ? [] : [`${file}: ${wrong[0]}, not ${term}`];
      });
    });
    expect(found).toEqual([]);
  },
);
