/** Vitest setup: property tests draw the same cases on every run, unless DUOPOLIS_SEED names other ones. */
import fc from 'fast-check';

const FIXED = 20_261_116;
const wanted = process.env.DUOPOLIS_SEED;

if (wanted !== 'random') fc.configureGlobal({ seed: wanted === undefined ? FIXED : Number(wanted) });
