/** How long a recap stays at a sentence: ten seconds at most for all of them, including motion. */

/** Ten seconds, less the frames between the steps and a moment at the end. */
const WHOLE = 8_700;
const MOST = 2_000;

interface Shown {
  /** Sentences of the whole recap, and those shown since it plays. */
  readonly sentences: number;
  readonly shown: number;
  /** Milliseconds since then. */
  readonly elapsed: number;
}

/** What is left of a sentence's time: each has the same, and one whose tiles travel for long takes it from the next. */
export const pauseBefore = ({ sentences, shown, elapsed }: Shown): number =>
  Math.max(0, shown * Math.min(MOST, WHOLE / Math.max(sentences, 1)) - elapsed);
