/** Makes a deal, and a table on this device for it. */
import { go } from '../../kit/routing/route.ts';
import { toast } from '../../kit/controls/toast.tsx';
import { newSeed } from '../../game/link/new-seed.ts';
import { FIRST_PLAN, type Plan, tableOptions } from '../../game/setup/setup-options.ts';
import { type Deal, makeDeal } from './deal-link.ts';
import { peopleAt } from '../../game/setup/people-at.ts';
import { saveTable } from '../../game/saves/known-deals.ts';
import { words } from '../../game/words/shared-words.ts';
import { withWords } from '../../kit/words/shown-language.ts';

/** At a table with bots one plays alone against them, around one device several people, and solo against the Automas. */
export const DEAL_KINDS = ['bots', 'device', 'solo'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

export const newDeal = (kind: DealKind, plan: Plan): Deal => ({
  game: tableOptions(kind, plan).game,
  strength: plan.strength,
  people: kind === 'device' ? plan.names.length : 1,
  seed: newSeed(),
});

/** People take the first chairs; the seed decides where those are at the table, the same for everyone. */
export async function playDeal(deal: Deal, names: readonly string[] = ['']): Promise<void> {
  const options = {
    ...tableOptions('bots', { ...FIRST_PLAN, strength: deal.strength }),
    game: deal.game,
  };
  const local = await withWords(import('../../game/local/local-table.ts')).catch(() => undefined);
  if (local === undefined) {
    toast(words().app.notLoaded, 'alert');
    return;
  }
  const made = await local.createLocal(options, peopleAt(names), {
    botIn: () => deal.strength,
    deal: deal.seed,
  });
  if (!made.ok) {
    toast(words().home.notMade(words().game.table.rejection(made.error)), 'alert');
    return;
  }
  await saveTable(made.value, makeDeal(deal));
  go({ name: 'local', table: made.value });
}
