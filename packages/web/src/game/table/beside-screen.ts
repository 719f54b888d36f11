/** Whether this device plays beside a big screen: then it shows only its own part. */
const KEY = 'duopolis.room';

export function isBesideScreen(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === table;
  } catch {
    return false;
  }
}

export function sitBesideScreen(table: string): void {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // Then it shows the whole table.
  }
}
