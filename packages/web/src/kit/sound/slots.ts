/** When a sound may start: never right on top of another one, and never so late that it is meaningless. */
import type { Cue } from './voices.ts';

/** Seconds between the beginnings of two sounds. */
const APART = 0.11;
/** A sound that would start later than this is skipped. */
const LATEST = 0.45;

export interface Slots {
  /** How many seconds from now the sound starts; undefined if it is skipped. */
  readonly take: (cue: Cue, now: number) => number | undefined;
}

/** Long sounds that end a part of the game cancel the sounds queued behind them. */
const APART_AFTER: { readonly [kind in Cue['kind']]: number } = {
  pick: APART,
  place: APART,
  score: APART,
  reveal: 0.3,
  round: 0.5,
  turn: 0.25,
  win: 0.9,
  loss: 0.9,
};

export function createSlots(): Slots {
  let free = 0;
  let [last, lastAt] = ['', Number.NEGATIVE_INFINITY];
  return {
    take: (cue, now) => {
      const name = JSON.stringify(cue);
      const at = Math.max(now, free);
      const isRepeat = name === last && at - lastAt < 2 * APART;
      if (at - now > LATEST || isRepeat) return undefined;
      [last, lastAt, free] = [name, at, at + APART_AFTER[cue.kind]];
      return at - now;
    },
  };
}
