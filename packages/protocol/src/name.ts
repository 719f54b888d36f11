/** Display names: what people may call themselves, cleaned of characters that mislead or break a line. */
import { LIMITS } from '@duopolis/rules';

export const LONGEST_NAME = LIMITS.displayName;

/** Cyrillic and Greek letters that look like Latin ones. */
const ALIKE: { readonly [letter: string]: string } = Object.fromEntries(
  [
    ['АВЕКМНОРСТХаеорсухіјѕԁԛԝІЈЅҮ', 'ABEKMHOPCTXaeopcyxijsdqwIJSY'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικ', 'ABEZHIKMNOPTYXovik'],
  ].flatMap(([alike = '', latin = '']) => Array.from(alike, (letter, nth) => [letter, latin[nth] ?? letter])),
);

/** Invisible, reordering, private or broken. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u2800\u3164\uFFA0]/gu;
const SPACES = /[\p{Z}\s]+/gu;
/** Marks piled on a letter reach into neighbouring lines. */
const PILED = /(\p{M}{2})\p{M}+/gu;

const isMixed = (word: string): boolean =>
  /\p{sc=Latn}/u.test(word) && /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word);

/** A word of one script stays; in a mixed one, a foreign letter is there to deceive. */
const unmixed = (word: string): string =>
  isMixed(word) ? Array.from(word, (letter) => ALIKE[letter] ?? letter).join('') : word;

/** The name as it is shown, or nothing if nothing remains. */
export function cleanName(name: string): string | undefined {
  const plain = name.normalize('NFKC').replace(SPACES, ' ').replace(UNSEEN, '').replace(PILED, '$1').trim();
  const cleaned = Array.from(plain.split(' ').map(unmixed).join(' ')).slice(0, LONGEST_NAME).join('').trim();
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(cleaned) ? cleaned : undefined;
}
