/** A backup is restored during a game: a returning client has events that no longer exist. */
import type { TableLink } from '@duopolis/protocol';
import type { Server } from '../../src/start.ts';
import { granted, made, personAt, tableOptions } from './server.ts';

/** A server whose data is kept somewhere; saving and restoring happen while it does not run. */
export interface Restorable {
  readonly start: () => Promise<Server>;
  readonly save: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

const NOWHERE = 'http://127.0.0.1:9';

const say = (link: TableLink, text: string): Promise<void> =>
  granted(link, { type: 'say', channel: 'table', content: { kind: 'text', text } });

/** What was said at the table, as one of its members sees it. */
const heardBy = (link: TableLink): readonly string[] =>
  link.view()?.asides.talk.table.map(({ content }) => ('text' in content ? content.text : content.kind)) ??
  [];

export interface CameBack {
  /** What Ann received, who was away, and Ben, who was not. */
  readonly received: () => readonly (readonly string[])[];
  readonly end: () => Promise<void>;
}

/** Ann receives what is lost later, is away while it is restored, and comes back when as much has happened again. */
export async function cameBack({ start, save, restore }: Restorable): Promise<CameBack> {
  let server = await start();
  const where = { ann: server.address, ben: server.address };
  const again = async (between: () => Promise<void>, isAnnAway: boolean): Promise<void> => {
    await server.stop();
    await between();
    server = await start();
    where.ben = server.address;
    where.ann = isAnnAway ? NOWHERE : server.address;
  };
  const ann = await personAt(() => where.ann, 'Ann');
  const ben = await personAt(() => where.ben, 'Ben');
  const { table, code } = await made(ann, tableOptions({ seats: 3 }));
  const [first, second] = [ann.connection.table(table), ben.connection.table(table)];
  first.watch();
  await granted(second, { type: 'join', name: 'Ben', code });
  second.watch();
  await say(first, 'kept');
  await again(save, false);
  await say(first, 'lost 1');
  await say(first, 'lost 2');
  await again(restore, true);
  await say(second, 'new 1');
  await say(second, 'new 2');
  for (let nth = 0; nth < 8; nth++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await granted(second, nth % 2 === 0 ? { type: 'sit', seat: 1 } : { type: 'stand' });
  where.ann = server.address;
  return {
    received: () => [heardBy(first), heardBy(second)],
    end: async () => {
      ann.connection.close();
      ben.connection.close();
      await server.stop();
    },
  };
}
