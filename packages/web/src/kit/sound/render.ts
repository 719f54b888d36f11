/** Turns notes into samples, without a browser: each partial is a decaying resonator. */
import { type Note, type Partial, VOICES } from './voices.ts';

/** Enough for the highest partial, and half the work of a full rate. */
export const RATE = 24_000;

const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** A thousandth of its volume is inaudible. */
const SILENT = 1 / 1_000;

/** Seconds until the last note has faded. */
const lengthOf = (notes: readonly Note[]): number =>
  Math.max(
    0,
    ...notes.map(({ voice, at }) => at + Math.max(...VOICES[voice].partials.map(([, , fade]) => fade))),
  );

export type Samples = Float32Array<ArrayBuffer>;

export function render(notes: readonly Note[]): Samples {
  const parts = rendering(notes);
  for (;;) {
    const { done, value } = parts.next();
    if (done === true) return value;
  }
}

/** Renders one partial at a time, a millisecond or less each: a whole sound would delay a frame. */
export function* rendering(notes: readonly Note[]): Generator<undefined, Samples, undefined> {
  const samples: Samples = new Float32Array(Math.ceil(lengthOf(notes) * RATE));
  for (const note of notes)
    for (const partial of VOICES[note.voice].partials) {
      addPartial(samples, note, partial);
      yield;
    }
  return samples;
}

function addPartial(
  samples: Samples,
  { voice, pitch, at, gain }: Note,
  [ratio, loudness, fade]: Partial,
): void {
  const frequency = frequencyOf(pitch) * ratio;
  // Nothing above half the rate can be played.
  if (frequency >= RATE / 2) return;
  const rise = Math.max(1, Math.round(VOICES[voice].attack * RATE));
  const start = Math.round(at * RATE);
  const angle = (2 * Math.PI * frequency) / RATE;
  const decay = SILENT ** (1 / (fade * RATE));
  const [turn, loss] = [2 * decay * Math.cos(angle), decay * decay];
  let [before, now] = [0, Math.sin(angle) * decay];
  const end = Math.min(samples.length, start + Math.round(fade * RATE));
  for (let nth = start; nth < end; nth++) {
    const ramp = nth - start < rise ? (nth - start) / rise : 1;
    samples[nth] = (samples[nth] ?? 0) + now * ramp * loudness * gain;
    [before, now] = [now, turn * now - loss * before];
  }
}
