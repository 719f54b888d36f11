/** Breaks a text into lines without measuring it: by the average width of a letter. */

/** Relative to the font size; capitals are wider, and there are few of them. */
const LETTER = 0.52;

function broken(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const mostIn = (width: number, size: number): number => Math.max(1, Math.floor(width / (size * LETTER)));

/** Words stay whole; a longer word gets a line of its own. */
export const linesOf = (text: string, size: number, width: number): readonly string[] =>
  broken(text, mostIn(width, size));

/** As few lines, of about the same length: no last line of one word. */
export function balancedLines(text: string, size: number, width: number): readonly string[] {
  const few = linesOf(text, size, width);
  for (let most = Math.ceil(text.length / few.length); most < mostIn(width, size); most++) {
    const even = broken(text, most);
    if (even.length === few.length) return even;
  }
  return few;
}
