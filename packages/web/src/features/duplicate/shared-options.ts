/** The options of a new table with a shared deal. */
import type { TableOptions } from '@duopolis/table';
import { newSeed } from '../../game/link/new-seed.ts';
import { type Plan, tableOptions } from '../../game/setup/setup-options.ts';

/** Only a random seating leads chairs to the same seats at every table, and nobody may watch while others play. */
export const sharedOptions = (plan: Plan): TableOptions => ({
  ...tableOptions('friends', plan),
  seating: 'numbers',
  watching: { who: 'nobody', delay: 0 },
  deal: newSeed(),
});
