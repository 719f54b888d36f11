/** The table of the first game: a fixed deal, two patient partners, on the same host as every other game. */
import type { Bots } from '../../game/bots/device-bots.ts';
import {
  aboutTable,
  beginTable,
  INITIAL_TABLE,
  tableAfter,
  type TableEvent,
  type TableOptions,
  type TableView,
} from '@duopolis/table';
import { createHost, type EventStore, type HostOptions, type TableId } from '@duopolis/table/host';
import { signal } from '@preact/signals';
import type { Link, LinkState } from '../../game/link/link.ts';
import { openLocalLink } from '../../game/link/local-link.ts';
import { isWaitedFor } from './lesson-position.ts';
import { chosenPortrait } from '../../game/link/own-portrait.ts';

const YOU = 'you';

/**
 * Found by a search: a shop and a park in the first hand and again in the second, so that rows and groups form naturally,
 * and all six types in the advised tiles of two rounds.
 */
const DEAL = 'first game 2291';

const OPTIONS: TableOptions = { ...INITIAL_TABLE.open.options, standIn: 'greedy' };

/** All events until the first hand is dealt. */
function beginning(name: string, at: number, seed: string): readonly TableEvent[] {
  const people = [{ member: YOU, name, ...chosenPortrait() }];
  const begun = beginTable({ options: OPTIONS, people, botIn: () => 'greedy', code: seed, seed, at });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value;
}

export interface FirstGame {
  readonly link: Link;
  readonly close: () => void;
}

/** Every game is a new table, so that no draft of the previous one remains. */
async function begin(store: EventStore, name: string, seed: string): Promise<TableId> {
  const at = Date.now();
  const tableId = `learn-${at}`;
  const events = beginning(name, at, seed);
  await store.append({ tableId, expected: 0, events, commands: [], about: aboutTable(tableAfter(events)) });
  return tableId;
}

/** How the partners think, and how long they wait before they act. */
interface Partners extends Pick<HostOptions, 'pause'>, Pick<Bots, 'decide'> {}

/** Begins the game, or continues it. */
export async function openFirstGame(
  store: EventStore,
  { decide, pause }: Partners,
  { name, seed = DEAL }: { readonly name: string; readonly seed?: string },
): Promise<FirstGame> {
  const table = (await store.list())[0]?.tableId ?? (await begin(store, name, seed));
  const [last] = (await store.read(table)).slice(-1);
  const state = signal<LinkState>('local');
  const seen: { link?: Link } = {};
  const view = (): TableView | undefined => seen.link?.view.peek();
  /** It waits for events, not for seconds: partners who offer something wait for a slow reader too. */
  let time = last?.at ?? 0;
  const host = createHost({
    store: {
      ...store,
      append: async (append) => {
        time += 1;
        return store.append(append);
      },
    },
    now: () => time,
    newSeed: () => seed,
    decideBot: (seat, strength, task) => decide({ view: seat, strength, seed: task.seed }),
    ...(pause !== undefined && { pause }),
    schedule: () => {},
    others: {
      owns: () => state.peek() !== 'gone' && !isWaitedFor(view()),
      come: async () => {},
      gone: async () => {},
      listens: async () => false,
    },
  });
  seen.link = await openLocalLink(host, table, { you: YOU, state });
  await host.refresh(table);
  return {
    link: seen.link,
    close: () => {
      state.value = 'gone';
      seen.link?.close();
    },
  };
}
