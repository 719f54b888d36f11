/** Turns notes into samples, without a browser: each partial is a decaying resonator. */
import { type Note, VOICES } from './voices.ts';

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

export function render(notes: readonly Note[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(lengthOf(notes) * RATE));
  for (const note of notes) addNote(samples, note);
  return samples;
}

function addNote(samples: Float32Array, { voice, pitch, at, gain }: Note): void {
  const { attack, partials } = VOICES[voice];
  const [start, rise] = [Math.round(at * RATE), Math.max(1, Math.round(attack * RATE))];
  for (const [ratio, loudness, fade] of partials) {
    const frequency = frequencyOf(pitch) * ratio;
    // Nothing above half the rate can be played.
    if (frequency >= RATE / 2) continue;
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
}
