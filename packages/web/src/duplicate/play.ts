/** Making a deal, and a table on this device to play it at. */
import { go } from '../app/route.ts';
import { settings } from '../app/settings.ts';
import { words } from '../app/words.ts';
import { toast } from '../controls/toast.tsx';
import { createLocal, newSeed } from '../link/local.ts';
import { FIRST_PLAN, type Plan, tableOptions } from '../setup/options.ts';
import { type Deal, makeDeal } from './deal.ts';
import { keepTable } from './kept.ts';

export const newDeal = (kind: 'bots' | 'solo', plan: Plan): Deal => ({
  game: tableOptions(kind, plan).game,
  strength: plan.strength,
  seed: newSeed(),
});

/** The person sits in the first chair; where that is at the table comes from the seed, the same for everyone. */
export async function playDeal(deal: Deal): Promise<void> {
  const name = settings.name.value.trim() || words().home.guest;
  const options = {
    ...tableOptions('bots', { ...FIRST_PLAN, strength: deal.strength }),
    game: deal.game,
  };
  const made = await createLocal(options, [{ name }], () => deal.strength, deal.seed);
  if (!made.ok) {
    toast(words().home.notMade(words().game.table.rejection(made.error)), 'alert');
    return;
  }
  await keepTable(made.value, makeDeal(deal));
  go({ name: 'local', table: made.value });
}
