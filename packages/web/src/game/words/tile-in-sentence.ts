/** A tile within a sentence: with its article in French, declined in Russian. A name of one's own stays in quotes. */

const FEMININE: ReadonlySet<string> = new Set(['usine', 'auberge', 'résidence', 'taverne musicale']);
const MASCULINE: ReadonlySet<string> = new Set([
  'commerce',
  'bureau',
  'parc',
  'bistrot',
  'restaurant',
  'hôtel',
]);

/** Nouns that change: « фабрику ». The others are the same as in the nominative. */
const ACCUSATIVE: ReadonlyMap<string, string> = new Map([
  ['фабрика', 'фабрику'],
  ['таверна', 'таверну'],
  ['гостиница', 'гостиницу'],
]);
const UNCHANGED: ReadonlySet<string> = new Set([
  'магазин',
  'офис',
  'парк',
  'жилой дом',
  'бар',
  'ресторан',
  'мьюзик-холл',
]);

const isFrench = (name: string): boolean => FEMININE.has(name) || MASCULINE.has(name);
const isRussian = (name: string): boolean => ACCUSATIVE.has(name) || UNCHANGED.has(name);

/** A duplex is named by its two buildings. */
const areAll = (name: string, isKnown: (part: string) => boolean): boolean => name.split('/').every(isKnown);

/** « l’usine », « le parc », « la tuile usine/parc », « la tuile « Bourse » ». */
export function theFr(name: string): string {
  if (isFrench(name)) {
    if (/^[aeiouhéô]/.test(name)) return `l’${name}`;
    return `${FEMININE.has(name) ? 'la' : 'le'} ${name}`;
  }
  return areAll(name, isFrench) ? `la tuile ${name}` : `la tuile «\u00a0${name}\u00a0»`;
}

/** « une usine », « un parc », « une tuile usine/parc ». */
export function aFr(name: string): string {
  if (isFrench(name)) return `${FEMININE.has(name) ? 'une' : 'un'} ${name}`;
  return areAll(name, isFrench) ? `une tuile ${name}` : `une tuile «\u00a0${name}\u00a0»`;
}

/** « фабрику », « фабрику/парк », « плитку «Биржа» ». */
export const accusativeRu = (name: string): string =>
  areAll(name, isRussian)
    ? name
        .split('/')
        .map((part) => ACCUSATIVE.get(part) ?? part)
        .join('/')
    : `плитку «${name}»`;

/** « фабрика », « плитка «Биржа» ». */
export const nominativeRu = (name: string): string => (areAll(name, isRussian) ? name : `плитка «${name}»`);
