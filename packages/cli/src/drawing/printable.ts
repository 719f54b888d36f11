/**
 * Cleans text for a terminal: keeps text, line breaks, tabs and colours; removes other control sequences and
 * bidirectional controls.
 */

// oxlint-disable-next-line no-control-regex -- colours begin with it
const COLOUR = /(\u001B\[[\d;]{0,16}m)/;
const CONTROL = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Without colours too. */
export const plain = (text: string): string => text.replace(CONTROL, '');

/** Splitting by a group puts the colours at the odd indexes. */
export const printable = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, nth) => (nth % 2 === 1 ? part : plain(part)))
    .join('');
