/** Breaking a text into lines where nothing measures it: by the usual width of a letter. */

/** Of the size of the letters; capitals are wider, and there are few of them. */
const LETTER = 0.52;

/** Words stay whole; one that is longer than a line has it for itself. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const most = Math.max(1, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
