/**
 * A pseudo-language for tests: English with accents, two fifths longer. It shows texts that bypass the language files, and
 * layouts that only fit English. It imports nothing, so that a page can run it too.
 */
const ACCENTS = new Map(
  Object.entries({ a: 'á', c: 'ç', e: 'é', g: 'ğ', i: 'í', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š', u: 'ü' }),
);

const accent = (letter) => {
  const accented = ACCENTS.get(letter.toLowerCase()) ?? letter;
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
};

const isEnglish = (text) => /[A-Za-z]{2}/.test(text) && !text.endsWith('~');

/** In words of four, so that a line can break between them. */
const padding = (length) =>
  Array.from({ length }, (_, nth) => (nth > 0 && nth % 4 === 0 ? ' ~' : '~')).join('');

const translate = (text) =>
  isEnglish(text) ? `${text.replaceAll(/[a-z]/gi, accent)}${padding(Math.ceil(text.length * 0.4))}` : text;

/** Words with every string changed, and every string that one of their functions answers. */
export function pseudo(words) {
  if (typeof words === 'string') return translate(words);
  if (typeof words === 'function') return (...args) => pseudo(words(...args));
  if (Array.isArray(words)) return words.map(pseudo);
  if (words === null || typeof words !== 'object') return words;
  return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, pseudo(inner)]));
}
