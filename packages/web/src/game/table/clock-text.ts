/** The remaining time as text. */

const MINUTE = 60;
const HOUR = 3_600;

/** `0:38`, `12:05`, or hours at a table that takes days. */
export function clockText(seconds: number, hours: (hours: number) => string): string {
  if (seconds >= 2 * HOUR) return hours(Math.floor(seconds / HOUR));
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}
