/** The tables one client follows over its socket. */
import type { End, ServerMessage } from '@duopolis/protocol';
import type { SeenTableEvent } from '@duopolis/table';
import type { Host, Place, TableId, Update } from '@duopolis/table/host';
import { writeUpdate } from './writing.ts';

type Stop = () => Promise<void>;

export interface Watching {
  readonly watch: (table: TableId, after?: Place) => Promise<boolean>;
  readonly unwatch: (table: TableId) => Promise<void>;
  readonly count: () => number;
  readonly stop: () => Promise<void>;
}

/** The first version in which a watch that missed nothing is answered. */
const ANSWERS_WATCH = 2;

const LEAVING: { readonly [type in SeenTableEvent['type']]?: End } = {
  left: 'left',
  went: 'left',
  removed: 'removed',
};

/** How these events end what a member is told, if they do. */
function endIn(update: Update, member: string): End | undefined {
  if (update.type === 'view') return undefined;
  const last = update.events.findLast((event) => 'member' in event && event.member === member);
  return last && LEAVING[last.type];
}

/** How a client is told something: as a message, or as the text of one. */
export interface Mouth {
  readonly say: (message: ServerMessage) => void;
  readonly tell: (text: string) => void;
}

export function newWatching(host: Host, member: string, { say, tell }: Mouth, protocol: number): Watching {
  const watched = new Map<TableId, Promise<Stop | undefined>>();

  const unwatch = async (table: TableId): Promise<void> => {
    const watch = watched.get(table);
    watched.delete(table);
    await (await watch)?.();
  };

  /** A second watch of a table follows the first without a gap in which the member would not be here. */
  const watch = async (table: TableId, after?: Place): Promise<boolean> => {
    const before = watched.get(table);
    let answered = protocol < ANSWERS_WATCH;
    let at: Place | undefined;
    const send = (update: Update): void => {
      if (watched.get(table) !== begun) return;
      answered = true;
      /** The store has lost what was told; only who finds a gap asks anew, and believes that there is less. */
      if (update.stream === at?.stream && update.number < at.number) {
        const { stream, number } = at;
        at = undefined;
        return say({ type: 'events', table, at: { stream, number: number + 1 }, events: [] });
      }
      at = update;
      tell(writeUpdate(table, update, protocol));
      const why = endIn(update, member);
      if (why === undefined) return;
      say({ type: 'gone', table, why });
      void unwatch(table);
    };
    const begun: Promise<Stop | undefined> = (async () => {
      await before;
      return host.subscribe(table, { member, send, from: after });
    })();
    watched.set(table, begun);
    const stop = await begun;
    await (await before)?.();
    if (!answered && stop !== undefined && watched.get(table) === begun) say({ type: 'current', table });
    if (stop === undefined && watched.get(table) === begun) watched.delete(table);
    return stop !== undefined;
  };

  return {
    watch,
    unwatch,
    count: () => watched.size,
    stop: async () => {
      await Promise.all([...watched.keys()].map(unwatch));
    },
  };
}
