/** Splits a stream of bytes into lines of a limited length. */

export interface Lines {
  readonly take: (chunk: string) => void;
}

/** A line over the limit is reported once and skipped up to its end. */
export function linesOf(limit: number, take: (line: string) => void, tooLong: () => void): Lines {
  let begun = '';
  let isTooLong = false;
  return {
    take: (chunk) => {
      const parts = chunk.split('\n');
      for (const [nth, part] of parts.entries()) {
        const ends = nth < parts.length - 1;
        if (!isTooLong) begun += part;
        if (!isTooLong && begun.length > limit) {
          isTooLong = true;
          begun = '';
          tooLong();
        }
        if (!ends) continue;
        const line = begun.trim();
        if (!isTooLong && line !== '') take(line);
        [begun, isTooLong] = ['', false];
      }
    },
  };
}
