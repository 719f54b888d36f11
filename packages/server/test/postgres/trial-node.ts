/** A node in a trial: the real server, whose clock jumps when it is told to, with a planted fault if one is asked for. */
import { ok } from '@duopolis/rules';
import type { KeptEvents } from '../../src/store/embedded.ts';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/start.ts';
import { openPostgres, type PostgresStore } from '../../src/store/postgres/open.ts';
import { REAL_WORLD } from '../../src/world.ts';
import type { Planted } from './nodes.ts';

const planted = process.env['DUOPOLIS_PLANTED'] as Planted | undefined;

/** Everything in this process that looks at the clock sees it jump. */
const real = Date.now;
let jumped = 0;
Date.now = () => real() + jumped;
process.on('message', (order: { readonly jump: number }) => {
  jumped += order.jump;
});
process.on('disconnect', () => process.exit());

/** So long what was acknowledged can be lost. */
const LATE = 200;

const hasty = (store: KeptEvents): KeptEvents => ({
  ...store,
  append: async (step) => {
    /** Nobody answers it, and nobody would look at the table before it is made. */
    if (step.expected === 0) return store.append(step);
    setTimeout(() => void store.append(step).catch(() => {}), LATE);
    return { ok: true, version: step.expected + step.events.length };
  },
});

function plant(store: PostgresStore): PostgresStore {
  switch (planted) {
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
  planted === 'older' ? { ...value, protocols: [1] } : value,
  REAL_WORLD,
  undefined,
  ...(value.database === undefined
    ? []
    : [
        async ({ database = '' }) => {
          const opened = await openPostgres(database);
          return opened.ok ? ok(plant(opened.value)) : opened;
        },
      ]),
);
if (!server.ok) throw new Error(server.error.code);
process.stdout.write(`Duopolis: ${server.value.address}\n`);
process.once('SIGTERM', () => void server.value.stop().then(() => process.exit(0)));
