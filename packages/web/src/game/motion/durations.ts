/** How long each part of a moment takes, by pace, in milliseconds. */
import type { Pace } from '../../kit/settings/settings.ts';

interface Times {
  /** The table fades out; tiles slide to their seats, turn over seat by seat, stay, and leave. */
  readonly reveal: {
    readonly fade: number;
    readonly slide: number;
    readonly flip: number;
    readonly apart: number;
    readonly hold: number;
    /** From the fifth turn on: by then everyone knows what a reveal is. */
    readonly laterHold: number;
    readonly leave: number;
  };
  /** A tile moves into its city. */
  readonly place: number;
  /** Hands move to the next seat. */
  readonly pass: number;
  /** A round is over, and the next one is described. */
  readonly round: number;
  /** Cells that scored stay lit this long. */
  readonly lit: number;
  /** How long a bot waits before it chooses, and before any other action. */
  readonly bot: { readonly choose: number; readonly act: number };
}

const BRISK: Times = {
  reveal: { fade: 160, slide: 240, flip: 220, apart: 60, hold: 1_000, laterHold: 500, leave: 260 },
  place: 420,
  pass: 520,
  round: 1_700,
  lit: 1_400,
  bot: { choose: 60, act: 260 },
};

const CALM: Times = {
  reveal: { fade: 240, slide: 400, flip: 320, apart: 140, hold: 2_200, laterHold: 1_400, leave: 400 },
  place: 760,
  pass: 900,
  round: 3_000,
  lit: 2_600,
  bot: { choose: 180, act: 800 },
};

export const TIMES: { readonly [pace in Exclude<Pace, 'instant'>]: Times } = { brisk: BRISK, calm: CALM };

/** With reduced motion, new elements fade in. */
export const FADE = 80;

export const EASE = 'cubic-bezier(.2,.7,.2,1)';
