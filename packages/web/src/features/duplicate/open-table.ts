/** A table on the server with a shared deal: the first one, or another one like it. */
import type { TableOptions } from '@duopolis/table';
import { go } from '../../kit/routing/route.ts';
import { toast } from '../../kit/controls/toast.tsx';
import { sayProblem } from '../../kit/account/server-problem.ts';
import { saveTable } from '../../game/saves/known-deals.ts';
import { makeOnline } from '../../game/saves/online-deal.ts';
import { words } from '../../game/words/shared-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';

/** Returns the reason if it could not be made. */
export async function openTable(options: TableOptions): Promise<void> {
  const online = await withWords(import('../../game/link/online-link.ts')).catch(() => undefined);
  if (online === undefined) {
    toast(words().app.notLoaded, 'alert');
    return;
  }
  const made = await online.createOnline(options);
  if (!made.ok) {
    toast(words().home.notMade(sayProblem(words(), made.error)), 'alert');
    return;
  }
  if (options.deal !== undefined) await saveTable(made.value, makeOnline(options.deal));
  online.sitDownOnArrival(made.value);
  go({ name: 'table', table: made.value });
}
