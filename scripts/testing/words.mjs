/** Which files of words a language has, compared with the English ones: every feature has one file per language. */

const ENGLISH = /(?<=^|\/)en\.ts$/;

/** The file that says in `language` what an English file says; nothing if the file has no words. */
const fileIn = (file, language) => (ENGLISH.test(file) ? file.replace(ENGLISH, `${language}.ts`) : undefined);

/** Files that a language still lacks. `files` are paths with forward slashes. */
export function missingIn(files, language) {
  const there = new Set(files);
  return files
    .map((file) => fileIn(file, language))
    .filter((file) => file !== undefined && !there.has(file))
    .toSorted();
}
