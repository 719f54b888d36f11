/** Adds and changes notice channels, and sends a test notice or a confirmation. */
import type { Way, WayTables } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import { isFor } from '../../notices/plan.ts';
import type { StoredWay } from '../../notices/notice-store.ts';
import { hashOf } from '../../people/secret.ts';
import type { Session } from '../../people/person-session.ts';
import { type Counts, newCounts } from '../../site/counts.ts';
import type { NoticingSite } from '../../site/site.ts';

const DAY = { length: 24 * 3_600_000, now: () => performance.now() };

/** The site, and how often addresses were asked. */
export interface GreetingSite extends NoticingSite {
  readonly confirmations: Counts;
}

export const greetingSite = (site: NoticingSite): GreetingSite => ({
  ...site,
  confirmations: newCounts(DAY),
});

/** The number of confirmation mails to one address from all accounts, so that nobody is flooded. */
const CONFIRMATIONS = 3;

const mayAsk = ({ confirmations }: GreetingSite, way: Way): boolean =>
  way.kind !== 'mail' || confirmations.take(way.address.toLowerCase(), CONFIRMATIONS) === 0;

/** A test notice, or the mail that the reader confirms: at most one of each waits to be sent. */
export async function greet(site: GreetingSite, { id, way, confirmed }: StoredWay): Promise<void> {
  if (!confirmed && !mayAsk(site, way)) return;
  const { notices, environment } = site;
  const now = environment.now();
  const kind = confirmed ? 'example' : 'confirm';
  const minute = Math.floor(now / 60_000);
  await notices.store.addDelivery({
    id: hashOf(`${kind} ${id} ${minute}`).slice(0, 22),
    way: id,
    message: { kind },
    due: now,
  });
  notices.sender.poke();
}

interface Added {
  readonly id: string;
  readonly way: Way;
  readonly table?: string | undefined;
}

/** Whether there was room for it: several requests may add one at the same moment. */
export async function add(
  site: GreetingSite,
  { member, hash }: Session,
  { id, way, table }: Added,
): Promise<boolean> {
  const { notices, environment } = site;
  const added: StoredWay = {
    id,
    member,
    session: way.kind === 'push' ? hash : null,
    way,
    tables: table === undefined ? { all: true, but: [] } : { all: false, but: [table] },
    created: environment.now(),
    confirmed: way.kind !== 'mail',
    sent: null,
    problem: null,
  };
  if (!(await notices.store.addWay(added))) return false;
  if (way.kind !== 'calendar') await greet(site, added);
  return true;
}

/** The same settings with one table, or all tables, switched on or off. */
function switched(
  { all, but }: WayTables,
  { on, table }: { readonly on: boolean; readonly table: string | undefined },
): WayTables {
  if (table === undefined) return { all: on, but: [] };
  const others = but.filter((one) => one !== table);
  return isFor({ all, but: others }, table) === on
    ? { all, but: others }
    : { all, but: [...others, table].slice(-LIMITS.tablesPerWay) };
}

export async function change(
  site: GreetingSite,
  way: StoredWay,
  { on, table, again }: { readonly on?: boolean; readonly table?: string | undefined; readonly again?: true },
): Promise<void> {
  await site.notices.store.changeWay(way.id, {
    ...(on !== undefined && { tables: switched(way.tables, { on, table }) }),
    ...(again && { problem: null }),
  });
  if (again === true && way.problem !== null) await greet(site, way);
}
