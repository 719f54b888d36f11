/** A node in a trial: the real server, whose clock jumps on command, with an optional planted fault. */
import { ok } from '@duopolis/rules';
import type { Append } from '@duopolis/table/host';
import type { ExpiringEvents } from '../../src/store/embedded.ts';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/start.ts';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { safePool } from '../../src/store/postgres/pool.ts';
import type { Planted } from './nodes.ts';

const planted = process.env['DUOPOLIS_PLANTED'] as Planted | undefined;

/** Everything in this process that looks at the clock sees it jump. */
const real = Date.now;
let jumped = 0;
Date.now = () => real() + jumped;
let numberOf = (): number | undefined => undefined;
process.on('message', (order: { readonly jump?: number; readonly tell?: 'number' }) => {
  jumped += order.jump ?? 0;
  if (order.tell !== undefined) process.send?.({ number: numberOf() });
});
process.on('disconnect', () => process.exit());

/** So long what was acknowledged can be lost. */
const LATE = 200;

const hasty = (store: ExpiringEvents): ExpiringEvents => ({
  ...store,
  append: async (step) => {
    /** Nobody answers it, and nobody would look at the table before it is made. */
    if (step.expected === 0) return store.append(step);
    setTimeout(() => void store.append(step).catch(() => {}), LATE);
    return { ok: true, version: step.expected + step.events.length };
  },
});

/** Has people see what nobody acknowledges, the moves of bots, before it is kept. */
const early = (store: ExpiringEvents): ExpiringEvents => {
  const late = hasty(store);
  return { ...store, append: (step) => (step.commands.length === 0 ? late : store).append(step) };
};

/** Goes on deciding the tables that it once decided, and writes whatever the database says. */
function unfenced(store: PostgresStore, database: string): PostgresStore {
  const pool = safePool({ connectionString: database });
  const mine = new Set<string>();
  const { homes } = store.node;
  const write = async ({ tableId, events }: Append): Promise<void> => {
    await pool.query(
      `WITH counted AS (UPDATE tables SET version = version + $3 WHERE id = $1 RETURNING version)
       INSERT INTO events SELECT $1, version - $3 + nth, line
       FROM counted, unnest($2::text[]) WITH ORDINALITY AS added (line, nth)`,
      [tableId, events.map((event) => JSON.stringify(event)), events.length],
    );
  };
  return {
    ...store,
    events: {
      ...store.events,
      append: async (step) => {
        const kept = await store.events.append(step);
        if (kept.ok) mine.add(step.tableId);
        if (kept.ok || kept.code === 'repeated') return kept;
        await write(step);
        return { ok: true, version: step.expected + step.events.length };
      },
      read: async (table, after, most) => (mine.has(table) ? [] : store.events.read(table, after, most)),
    },
    node: {
      ...store.node,
      listenHomes: (listener) => store.node.listenHomes({ ...listener, moved: () => {} }),
      homes: {
        ...homes,
        lost: () => {},
        find: async (table, unreachable) => (mine.has(table) ? 'here' : homes.find(table, unreachable)),
      },
    },
  };
}

function plant(store: PostgresStore, database: string): PostgresStore {
  numberOf = store.node.number;
  switch (planted) {
    case 'early':
      return { ...store, events: early(store.events) };
    case 'unfenced':
      return unfenced(store, database);
    case 'hasty':
      return { ...store, events: hasty(store.events) };
    case 'own-clock':
      return { ...store, node: { ...store.node, now: () => Date.now() } };
    default:
      return store;
  }
}

const config = readConfig(process.argv.slice(2), process.env);
if (!config.ok || config.value === 'help') throw new Error('no settings');
const { value } = config;
const server = await startServer(
  value,
  value.database === undefined
    ? {}
    : {
        open: async ({ database = '' }) => {
          const opened = await openPostgres(database);
          return opened.ok ? ok(plant(opened.value, database)) : opened;
        },
      },
);
if (!server.ok) throw new Error(server.error.code);
process.stdout.write(`Duopolis: ${server.value.address}\n`);
process.once('SIGTERM', () => void server.value.stop().then(() => process.exit(0)));
