/** What may reach a terminal: text, line breaks, tabs and colours. Other control sequences and bidirectional controls are removed. */

// oxlint-disable-next-line no-control-regex -- colours begin with it
const COLOUR = /(\u001B\[[\d;]{0,16}m)/;
const CONTROL = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Without colours too. */
export const plain = (text: string): string => text.replace(CONTROL, '');

/** Splitting by a group puts the colours at the odd places. */
export const printable = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, nth) => (nth % 2 === 1 ? part : plain(part)))
    .join('');
