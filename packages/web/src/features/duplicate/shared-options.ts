/** What a new table is made with that shares its deal with others. */
import type { TableOptions } from '@duopolis/table';
import { newSeed } from '../../game/link/new-seed.ts';
import { type Plan, tableOptions } from '../../game/setup/setup-options.ts';

/** Chairs lead to the same seats at every table only by lot, and nobody looks on while others play. */
export const sharedOptions = (plan: Plan): TableOptions => ({
  ...tableOptions('friends', plan),
  seating: 'numbers',
  watching: { who: 'nobody', delay: 0 },
  deal: newSeed(),
});
