/** A node with a planted fault, for those who look for faults: it acknowledges commands before they are kept. */
import type { EventStore } from '@duopolis/table';
import { ok } from '@duopolis/rules';
import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/start.ts';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { REAL_WORLD } from '../../src/world.ts';

/** So long what was acknowledged can be lost. */
const LATE = 200;

const hasty = (store: EventStore): EventStore => ({
  ...store,
  append: async (step) => {
    /** Nobody answers it, and nobody would look at the table before it is made. */
    if (step.expected === 0) return store.append(step);
    setTimeout(() => void store.append(step).catch(() => {}), LATE);
    return { ok: true, version: step.expected + step.events.length };
  },
});

const config = readConfig(process.argv.slice(2), process.env);
if (!config.ok || config.value === 'help') throw new Error('no settings');
const server = await startServer(config.value, REAL_WORLD, undefined, async ({ database = '' }, { now }) => {
  const opened = await openPostgres(database, now);
  return opened.ok ? ok({ ...opened.value, events: hasty(opened.value.events) }) : opened;
});
if (!server.ok) throw new Error(server.error.code);
process.stdout.write(`Duopolis: ${server.value.address}\n`);
