/** When this device last showed a table, stored in the browser. */
const KEY = 'duopolis.seen';
/** Remembered tables; the one seen longest ago is dropped first. */
const MOST = 60;

type Seen = { readonly [table: string]: number };

function readAll(): Seen {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Seen) : {};
  } catch {
    return {};
  }
}

export function lastSeen(table: string): number | undefined {
  const at = readAll()[table];
  return typeof at === 'number' ? at : undefined;
}

export function noteSeen(table: string, at: number): void {
  const entries = Object.entries({ ...readAll(), [table]: at })
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser without storage has no recaps.
  }
}
