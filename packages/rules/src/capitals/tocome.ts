/** The tiles still to come to a city, in their order: singles and duplexes. */

/** `s` a building tile, `d` a duplex of either orientation; the next tile first. */
export type ToCome = string;

/** A city's tiles from first to last: at a table, in a duel, and solo (ROUND-1, CAP-1). */
export const CAPITAL_ORDER: ToCome = `${'s'.repeat(8)}dd${'s'.repeat(8)}`;
/** A city that an Automa builds with a human, begun with a duplex (DUO-1). */
export const DUO_ORDER: ToCome = `d${'s'.repeat(8)}d${'s'.repeat(8)}`;

export const buildingsToCome = (toCome: ToCome): number => toCome.replaceAll('d', 'ss').length;

/**
 * The order up to its last duplex as bits, 1 for a duplex, below a leading 1. The singles after it need no memory: they
 * always fill a connected square.
 */
export function codeOf(toCome: ToCome): number {
  let code = 1;
  const last = toCome.lastIndexOf('d');
  for (let nth = 0; nth <= last; nth++) code = code * 2 + (toCome[nth] === 'd' ? 1 : 0);
  return code;
}

/** Only singles are to come. */
export const ONLY_SINGLES = 1;

const topBit = (code: number): number => 1 << (31 - Math.clz32(code));

export const isDuplexNext = (code: number): boolean => (code & (topBit(code) >> 1)) !== 0;

/** The tiles to come after the next one. */
export const afterNext = (code: number): number => {
  const next = topBit(code) >> 1;
  return (code & (next - 1)) | next;
};
