/** What every part of the site needs. */
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import type { PeopleStore } from '../people/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Notices } from '../notices/open-notices.ts';
import type { Endings } from './endings.ts';
import type { Environment } from '../environment.ts';

export interface Site {
  readonly config: Config;
  readonly environment: Environment;
  readonly people: PeopleStore;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** Sessions that end, here or at another node. */
  readonly endings: Endings;
  /** Whether requests are taken: not while the server stops. */
  readonly ready: () => boolean;
}

/** What the routes of people need besides. */
export interface NoticingSite extends Site {
  readonly notices: Notices;
}

/** Needed by operators only. */
export interface OperatedSite extends NoticingSite {
  /** It will stop soon, and says so before it takes no more requests. */
  readonly isDraining: () => boolean;
  /** Whether a database that many servers share has answered within the last seconds. */
  readonly isStoreAnswering: () => boolean;
  readonly drain: () => void;
  /** Keeps something in the store under a name of its own. */
  readonly keepNote: (name: string, value: string) => Promise<unknown>;
}
