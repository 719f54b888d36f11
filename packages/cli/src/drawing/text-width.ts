/** Text of a known width on the screen, not counting colour codes. */
import { stripVTControlCharacters } from 'node:util';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** East Asian letters and emoji take two columns. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;

/** Latin, Greek and Cyrillic letters, arrows and box characters: one column each, and by far the most frequent. */
const PLAIN = /^[\u0020-\u02ff\u0370-\u0482\u048a-\u0590\u2010-\u2027\u2030-\u259f]*$/;

const columnsOf = (sign: string): number => (WIDE.test(sign) ? 2 : 1);

export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text);
  if (PLAIN.test(bare)) return bare.length;
  let columns = 0;
  for (const { segment } of GRAPHEMES.segment(bare)) columns += columnsOf(segment);
  return columns;
}

/** As many characters as fit, in one pass that stops early. */
export function clip(text: string, width: number): string {
  let columns = 0;
  let clipped = '';
  for (const { segment } of GRAPHEMES.segment(stripVTControlCharacters(text))) {
    columns += columnsOf(segment);
    if (columns > width) break;
    clipped += segment;
  }
  return clipped;
}

/** Cut to a width, with an ellipsis; a text that must be cut loses its colours. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  return width <= 1 ? clip(text, width) : `${clip(text, width - 1).trimEnd()}…`;
}

export function pad(text: string, width: number): string {
  const short = cut(text, width);
  return short + ' '.repeat(width - widthOf(short));
}

export function padStart(text: string, width: number): string {
  const short = cut(text, width);
  return ' '.repeat(width - widthOf(short)) + short;
}

/** Blocks of lines side by side, each padded to its own width. */
export function beside(blocks: readonly (readonly string[])[], gap: number): readonly string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, nth) => pad(block[row] ?? '', widths[nth] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Parts joined into as few lines as fit. */
export function wrap(parts: readonly string[], separator: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + separator + part) <= width)
      lines[lines.length - 1] = last + separator + part;
    else lines.push(cut(part, width));
  }
  return lines;
}

/** Points, with a minus that is as wide as a plus. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

/** A change of points. */
export const signed = (points: number): string => (points < 0 ? figure(points) : `+${points}`);
