/** A change of points as a sign and a figure. */

/** With a true minus sign; no sign for zero. */
export const signed = (gain: number): string => (gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '0');
