/** A slow reader is cut off before its unread messages fill the memory, and can resume. */
import { memoryStore } from '@duopolis/table/host';
import { expect, test } from 'vitest';
import { newMetrics } from '../src/site/metrics.ts';
import { receiveMessage, newClient, stop, type Wire } from '../src/socket/socket-client.ts';
import { newEndings } from '../src/site/endings.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { openTables } from '../src/tables/tables.ts';
import { configOf, tableOptions } from './kit/server.ts';

const wireOf = (): Wire & { waits: number; readonly log: string[] } => {
  const log: string[] = [];
  const wire = {
    log,
    waits: 0,
    unread: () => wire.waits,
    send: (text: string) => void log.push(text),
    close: (code: number) => void log.push(`closed ${code}`),
    terminate: () => void log.push('terminated'),
  };
  return wire;
};
const sit = (seat: number): string =>
  JSON.stringify({ type: 'command', table: 'table', id: `sit${seat}`, request: { type: 'sit', seat } });

test('a slow reader is cut off with a code, drops out, and gets what it missed when it comes back', async () => {
  const store = openEmbedded(undefined);
  if (!store.ok) throw new Error(store.error.code);
  const environment = { now: () => 1, newSeed: () => 'seed', newId: () => 'id' };
  const tables = await openTables(
    { ...store.value, events: { ...store.value.events, ...memoryStore() } },
    environment,
  );
  const site = {
    config: configOf(),
    environment,
    people: store.value.people,
    tables,
    metrics: newMetrics(),
    endings: newEndings(),
    ready: () => true,
  };
  await tables.host.create('table', { who: 'ann', name: 'Ann', options: tableOptions(), code: 'code' });

  const wire = wireOf();
  const client = newClient(site, { member: 'ann', name: 'Ann', hash: '' }, { wire });
  await receiveMessage(client, '{"type":"watch","table":"table"}');
  const place = /"at":(\{[^}]*\})/.exec(wire.log.at(-1) ?? '')?.[1];
  wire.waits = 2 ** 21;
  await receiveMessage(client, sit(0));
  expect(wire.log.slice(2)).toEqual(['closed 4008', 'terminated']);
  await receiveMessage(client, sit(1));
  expect(wire.log.length).toBe(4);
  await stop(client);

  const again = wireOf();
  const back = newClient(site, { member: 'ann', name: 'Ann', hash: '' }, { wire: again });
  await receiveMessage(back, `{"type":"watch","table":"table","after":${place}}`);
  const types = again.log.flatMap((text) => [...text.matchAll(/"type":"([\w-]+)"/g)].map(([, type]) => type));
  expect(types).toEqual(['welcome', 'events', 'sat', 'dropped', 'events', 'came']);
  await stop(back);
  await tables.stop();
  await store.value.close();
});
