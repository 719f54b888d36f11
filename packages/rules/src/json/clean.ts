/** Text from outside without what breaks or reorders a line: control characters, line separators, bidirectional controls. */

const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
/** Marks stacked on a letter reach into the lines around it. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

export const cleanText = (text: string): string => text.replace(UNPRINTABLE, ' ').replace(STACKED, '$1');
