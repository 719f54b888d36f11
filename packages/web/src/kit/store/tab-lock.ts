/** One tab runs a table at a time: the one that holds its lock. */

/** Another tab has taken the table over. */
export interface Hold {
  readonly ended: Promise<void>;
  readonly release: () => void;
}

const FREE: Hold = { ended: new Promise(() => {}), release: () => {} };

/** Nothing if another tab holds it, unless the caller takes it over. Browsers without locks have no such guard. */
export function holdTable(table: string, how: 'take' | 'if-free'): Promise<Hold | undefined> {
  if (navigator.locks === undefined) return Promise.resolve(FREE);
  return new Promise((answer) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const held = (lock: Lock | null): Promise<void> | undefined => {
      answer(lock === null ? undefined : { ended, release });
      return lock === null ? undefined : released;
    };
    const request = how === 'take' ? { steal: true } : { ifAvailable: true };
    navigator.locks.request(`duopolis.table.${table}`, request, held).catch(() => end());
  });
}
