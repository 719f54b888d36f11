/** Which files of words a language has, told from the English ones: `words/en.ts` of a feature, or a folder `en` of areas. */

const ENGLISH = /(?<before>^|\/)en(?<after>\.ts$|\/[^/]+\.ts$)/;

/** The file that says in `language` what an English file says; nothing if the file has no words. */
const fileIn = (file, language) => {
  const found = file.match(ENGLISH);
  return found === null ? undefined : file.replace(ENGLISH, `$<before>${language}$<after>`);
};

/** Files that a language still lacks. `files` are paths with forward slashes. */
export function missingIn(files, language) {
  const there = new Set(files);
  return files
    .map((file) => fileIn(file, language))
    .filter((file) => file !== undefined && !there.has(file))
    .toSorted();
}
