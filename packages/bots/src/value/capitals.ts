/** Learned by `train/value.ts`: weights and spread by tiles standing. */
export const CAPITALS_WEIGHTS: readonly string[] = [];
export const CAPITALS_SPREAD: readonly number[] = [];
