/** Words that people search for, and the words of the rules for them. All are folded: without case and accents. */
import type { Language } from '@duopolis/words/language';

/** Not in the files of words, whose tests keep such synonyms out. */
const SYNONYMS: { readonly [language in Language]?: { readonly [word: string]: string } } = {
  en: {
    tied: 'tie',
    tiebreak: 'tie',
    tiebreaker: 'tie',
    undo: 'back',
    adjacent: 'next',
    neighbouring: 'next',
    diagonal: 'corner',
    diagonally: 'corner',
    double: 'duplex',
    bar: 'pub',
    hotel: 'inn',
  },
  fr: {
    duplex: 'double',
    magasin: 'commerce',
    maison: 'residence',
    taverne: 'auberge',
    annuler: 'reprendre',
    adjacent: 'cote',
    adjacente: 'cote',
    diagonale: 'coin',
  },
  ru: {
    дуплекс: 'двоиная',
    отменить: 'назад',
    отмена: 'назад',
    соседнии: 'рядом',
    диагональ: 'углами',
    диагонали: 'углами',
    завод: 'фабрика',
    трактир: 'таверна',
    отель: 'гостиница',
    паб: 'бар',
  },
};

/** Words of a question that say nothing about the rule. */
const FILLERS: { readonly [language in Language]?: ReadonlySet<string> } = {
  en: new Set(
    'a an and are can do does how i if in is it me my of on or the to what when where which who you'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a au aux ce comment d dans de des du en est et il je l la le les ma mes mon on ou par peut puis quand que quel quelle qui si un une vous'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'а в если и из или к как какая какой когда куда ли мне можно на не о по с у что это я'.split(' '),
  ),
};

/** The words to look for: fillers are left out unless there is nothing else. */
export function searchWords(words: readonly string[], language: Language): readonly string[] {
  const fillers = FILLERS[language];
  const telling = words.filter((word) => fillers?.has(word) !== true);
  const synonyms = SYNONYMS[language] ?? {};
  return (telling.length === 0 ? words : telling).map((word) =>
    Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word) : word,
  );
}
