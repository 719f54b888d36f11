/** What every part of the site needs. */
import type { Config } from '../config.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { PeopleStore } from '../people/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { World } from '../world.ts';

export interface Site {
  readonly config: Config;
  readonly world: World;
  readonly people: PeopleStore;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** Whether new work is taken: not while the server stops. */
  readonly ready: () => boolean;
}
