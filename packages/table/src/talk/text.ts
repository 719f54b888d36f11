/**
 * People's text as it is stored: one line, without control characters, direction overrides or marks that reach into other
 * lines.
 */

/** Line breaks and other control characters. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;
/** Overrides and isolates of direction, halves of characters, private ones; joiners stay, for emoji and Persian. */
const MISLEADING = /[\u202A-\u202E\u2066-\u2069\uFEFF\p{Cs}\p{Co}]/gu;
/** More marks on a letter than any script uses. */
const PILED = /(\p{M}{3})\p{M}+/gu;

export const storedText = (text: string): string =>
  text.replace(CONTROLS, ' ').replace(MISLEADING, '').replace(PILED, '$1').trim();
