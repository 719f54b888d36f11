/** Has the homes of many tables look for members who listen nowhere. */
import type { TableId } from '@duopolis/table/host';

/** Tables at a time: each may have to be loaded at its home. */
const TOGETHER = 200;

/**
 * The homes of those that are looked at together are found by one statement, and each home gets its share in one write.
 * Rejects at the end if one of them failed.
 */
export async function recoverAll(
  tables: readonly TableId[],
  recover: (tableId: TableId) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (let from = 0; from < tables.length; from += TOGETHER) {
    // oxlint-disable-next-line no-await-in-loop -- a part after the other
    const done = await Promise.allSettled(tables.slice(from, from + TOGETHER).map(recover));
    failed.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
  }
  if (failed.length > 0) throw failed[0];
}
