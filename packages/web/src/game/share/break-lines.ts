/** Breaks a text into lines without measuring it: by the average width of a letter. */

/** Relative to the font size; capitals are wider, and there are few of them. */
const LETTER = 0.52;

/** Words stay whole; a longer word gets a line of its own. */
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
