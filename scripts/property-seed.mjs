/** Vitest setup: property tests draw the same cases on every run, unless DUOPOLIS_SEED is `random` or a number. */
import { configureGlobal } from 'fast-check';

const FIXED = 20_261_116;
const { DUOPOLIS_SEED: wanted = `${FIXED}` } = process.env;

if (wanted !== 'random') {
  if (!/^-?\d+$/.test(wanted))
    throw new Error(`DUOPOLIS_SEED is '${wanted}'; expected 'random' or a whole number`);
  configureGlobal({ seed: Number(wanted) });
}
