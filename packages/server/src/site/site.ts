/** Shared by all parts of the site. */
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';
import type { PeopleStore } from '../people/people-store.ts';
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
  /** Whether requests are accepted: not while the server stops. */
  readonly ready: () => boolean;
}

/** Additional parts for the routes of people. */
export interface NoticingSite extends Site {
  readonly notices: Notices;
}

/** Only operators need these. */
export interface OperatedSite extends NoticingSite {
  /** It will stop soon, and reports that before it refuses requests. */
  readonly isDraining: () => boolean;
  /** Whether the shared database has answered within the last seconds. */
  readonly isStoreAnswering: () => boolean;
  readonly drain: () => void;
  /** Stores a note under a unique name. */
  readonly keepNote: (name: string, value: string) => Promise<unknown>;
}
