/** Normalizes words for the search: without case, accents and grammatical endings. */
import { itemAt } from '@duopolis/rules/lists';
import type { Language } from '@duopolis/words/language';

/** A folded text, with the position of each of its letters in the original. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

const LIGATURES: { readonly [letter: string]: string } = { œ: 'oe', æ: 'ae' };

function foldLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return LIGATURES[plain] ?? plain;
}

export function fold(original: string): Folded {
  let text = '';
  const at: number[] = [];
  for (let place = 0; place < original.length; place++) {
    const folded = foldLetter(itemAt(original, place));
    text += folded;
    for (let nth = 0; nth < folded.length; nth++) at.push(place);
  }
  return { text, at };
}

/** Of folded words, the longest first. Russian has many, and they change whole words: плитка, плиток. */
const ENDINGS: { readonly [language in Language]?: RegExp } = {
  en: /(?:ies|ing|es|ed|y|s|e)$/,
  fr: /(?:ees|ent|es|er|ez|ee|s|x|e)$/,
  ru: /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ов|ев|еи|ии|ыи|ои|ая|яя|ое|ее|ые|ие|ам|ям|ах|ях|ом|ем|ых|их|ую|юю|ок|ек|ка|ки|ку|ке|ть|ет|ит|ют|ят|а|я|о|е|ы|и|у|ю|ь)$/,
};
/** A stem this short would be in every other word. */
const SHORTEST = 3;

export function stemOf(folded: string, language: Language): string {
  const stem = folded.replace(ENDINGS[language] ?? '', '');
  return stem.length < SHORTEST ? folded : stem;
}
