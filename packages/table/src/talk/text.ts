/** People's words as they are kept: one line, without what steers a terminal, turns a line around or reaches into others. */

/** Line breaks, and everything else that a screen obeys instead of showing it. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Overrides and isolates of direction, halves of characters, private ones; joiners stay, for emoji and Persian. */
const MISLEADING = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}\p{Co}]/gu;
/** More marks on a letter than any script puts there. */
const PILED = /(\p{M}{3})\p{M}+/gu;

export const cleanText = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(MISLEADING, '').replace(PILED, '$1').trim();
