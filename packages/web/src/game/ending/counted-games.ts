/** The finished games whose points were counted on this device: coming back shows the result at once. */
const KEY = 'duopolis.counted';
/** Remembered games; the oldest is forgotten first. */
const MOST = 60;

function readAll(): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** A table can have several games, one after the other. */
const gameOf = (table: string, nth: number): string => `${table} ${nth}`;

export const wasCounted = (table: string, nth: number): boolean => readAll().includes(gameOf(table, nth));

export function noteCounted(table: string, nth: number): void {
  const game = gameOf(table, nth);
  const games = [game, ...readAll().filter((one) => one !== game)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // A browser without storage counts them again.
  }
}
