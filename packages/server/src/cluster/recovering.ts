/** Asks the homes of many tables to check for members without a connection to any node. */
import type { TableId } from '@duopolis/table/host';

/** Tables per batch: each may have to be loaded at its home. */
const TOGETHER = 200;

/**
 * One statement finds the homes of a batch, and one write sends each home its tables. Rejects at the end if any batch
 * failed.
 */
export async function recoverAll(
  tables: readonly TableId[],
  recover: (tableId: TableId) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (let from = 0; from < tables.length; from += TOGETHER) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const done = await Promise.allSettled(tables.slice(from, from + TOGETHER).map(recover));
    failed.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  }
  if (failed.length > 0) throw failed[0];
}
