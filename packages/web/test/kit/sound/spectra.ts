/** How loud a sound is at each of some frequencies, measured from its samples. */
import { RATE } from '../../../src/kit/sound/render.ts';

/** Twelve bands, a fifth apart. */
const BANDS = Array.from({ length: 12 }, (_, nth) => 110 * 1.5 ** nth);

/** The Goertzel algorithm: the strength of one frequency. */
function strengthAt(samples: Float32Array, frequency: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * frequency) / RATE);
  let [before, now] = [0, 0];
  for (const sample of samples) [before, now] = [now, sample + turn * now - before];
  return Math.sqrt(Math.max(0, now ** 2 + before ** 2 - turn * now * before)) / samples.length;
}

/** In decibels below full scale, rounded; the window keeps the ends of the sound from ringing. */
export function spectrumOf(samples: Float32Array): readonly number[] {
  const windowed = samples.map(
    (sample, nth) => sample * (0.5 + 0.5 * Math.cos((Math.PI * nth) / samples.length)),
  );
  return BANDS.map((band) => Math.max(-99, Math.round(20 * Math.log10(strengthAt(windowed, band) + 1e-9))));
}

export const peakOf = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
