/** The contract of a store, as a test suite that every store runs. */
import type { AboutTable } from './about.ts';
import type { TableEvent } from './event.ts';
import type { Append, AppendResult, EventStore } from './host/event-store.ts';
import { INITIAL_TABLE } from './state.ts';

/** What the suite needs from a test runner. */
export interface Runner {
  readonly test: (title: string, run: () => Promise<void>) => void;
  readonly expect: (actual: unknown) => { readonly toEqual: (expected: unknown) => void };
}

export interface StoreUnderTest {
  readonly store: EventStore;
  /** The same store after a restart; a store in memory has none. */
  readonly reopen: () => Promise<EventStore>;
  readonly close: () => Promise<void>;
}

const ABOUT: AboutTable = {
  phase: 'gathering',
  mode: 'table',
  seats: 3,
  free: 2,
  capitals: false,
  access: 'open',
  watching: 'everyone',
  pace: 'relaxed',
  host: 'Ann ✓ Анна',
  members: ['ann'],
  at: 1,
};

/** Events of every shape: nested, with tiles, with text in any script. */
const EVENTS: readonly TableEvent[] = [
  { type: 'created', at: 1, by: 'ann', name: 'Ann ✓ Анна', options: INITIAL_TABLE.open.options, code: 'x' },
  { type: 'joined', at: 2, member: 'ben', name: '"Ben" \\ \n😀' },
  { type: 'game', at: 3, event: { type: 'dealt', round: '1', hands: [['S', 'F-O'], ['[PH-T]']] } },
  { type: 'said', at: 2 ** 45, by: 'ann', channel: 0, content: { kind: 'text', text: '' } },
];

/** Texts that do harm if they are pasted into a statement, a page or a line instead of being stored. */
const HOSTILE = [
  "Robert'); DROP TABLE events;--",
  "' OR '1'='1",
  '"; DELETE FROM people; --',
  '$1 $$ :name ? %s \\ \\\\ \\x00',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '</script><!--]]>&lt;&amp;&#39;',
  'line\u2028separator\u2029\t\r\n',
  '{"type":"closed"}',
] as const;

/** Ids of commands are one line. */
const idIn = (text: string): string => text.replaceAll(/\s/g, ' ');

const hostileEvents = (text: string): readonly TableEvent[] => [
  { type: 'joined', at: 1, member: text, name: text },
  { type: 'said', at: 2, by: text, channel: 'table', content: { kind: 'text', text } },
  { type: 'answered', at: 3, member: text, seat: 0, answer: text },
];

const append = (others: Partial<Append> = {}): Append => ({
  tableId: 'one',
  expected: 0,
  events: EVENTS,
  commands: [],
  about: ABOUT,
  ...others,
});

/** A conflict, whether or not the store returns the missed events. */
const isConflict = (result: AppendResult, version: number, missed: readonly TableEvent[]): boolean =>
  !result.ok &&
  result.code === 'conflict' &&
  result.version === version &&
  (result.missed === undefined || JSON.stringify(result.missed) === JSON.stringify(missed));

export interface StoreContract {
  readonly name: string;
  readonly open: () => Promise<StoreUnderTest>;
  /** Whether it keeps its tables when it is reopened. */
  readonly isLasting: boolean;
}

/** The contract of one store, as its parts see it. */
interface Proving extends Pick<Runner, 'expect'>, Pick<StoreContract, 'isLasting'> {
  readonly proves: (title: string, run: (store: EventStore, under: StoreUnderTest) => Promise<void>) => void;
}

export function storeContract({ test, expect }: Runner, { name, open, isLasting }: StoreContract): void {
  const proves: Proving['proves'] = (title, run) =>
    test(`${name}: ${title}`, async () => {
      const under = await open();
      try {
        await run(under.store, under);
      } finally {
        await under.close();
      }
    });
  const proving: Proving = { proves, expect, isLasting };
  keepsEvents(proving);
  keepsCommands(proving);
  keepsTablesApart(proving);
  keepsHostileText(proving);
  if (isLasting) keepsForGood(proving);
}

function keepsEvents({ proves, expect }: Proving): void {
  proves('a table that is not there has no events', async (store) => {
    expect(await store.read('none')).toEqual([]);
    expect(await store.knows('none', 'c')).toEqual(false);
    expect(await store.list()).toEqual([]);
  });

  proves('what was appended is read back as it was, all of it or the end', async (store) => {
    expect(await store.append(append())).toEqual({ ok: true, version: 4 });
    expect(await store.read('one')).toEqual(EVENTS);
    expect(await store.read('one', 3)).toEqual(EVENTS.slice(3));
    expect(await store.read('one', 4)).toEqual([]);
    expect(await store.read('one', 1, 2)).toEqual(EVENTS.slice(1, 3));
    expect(await store.read('one', 3, 9)).toEqual(EVENTS.slice(3));
    expect(await store.append(append({ expected: 4, events: EVENTS.slice(0, 1) }))).toEqual({
      ok: true,
      version: 5,
    });
    expect(await store.read('one', 4)).toEqual(EVENTS.slice(0, 1));
    expect(await store.read('one', 2, 3)).toEqual([...EVENTS.slice(2), ...EVENTS.slice(0, 1)]);
  });

  proves('another version is a conflict and changes nothing', async (store) => {
    await store.append(append());
    const late = append({ expected: 3, commands: ['c'], about: { ...ABOUT, phase: 'over' } });
    expect(isConflict(await store.append(late), 4, EVENTS.slice(3))).toEqual(true);
    expect(isConflict(await store.append(append({ expected: 5 })), 4, [])).toEqual(true);
    expect(isConflict(await store.append(append({ tableId: 'two', expected: 1 })), 0, [])).toEqual(true);
    expect(await store.read('one')).toEqual(EVENTS);
    expect(await store.knows('one', 'c')).toEqual(false);
    expect(await store.list()).toEqual([{ tableId: 'one', version: 4, about: ABOUT }]);
  });

  proves('of two writers at once one wins', async (store) => {
    const results = await Promise.all([store.append(append()), store.append(append())]);
    expect(results.filter(({ ok }) => ok).length).toEqual(1);
    expect((await store.read('one')).length).toEqual(EVENTS.length);
  });
}

function keepsCommands({ proves, expect }: Proving): void {
  proves('a command is answered once, by its own table', async (store) => {
    await store.append(append({ commands: ['ann/1', 'ben/1'] }));
    expect(await store.knows('one', 'ben/1')).toEqual(true);
    expect(await store.knows('one', 'ben/2')).toEqual(false);
    expect(await store.knows('two', 'ben/1')).toEqual(false);
    const again = append({ expected: 4, commands: ['ann/2', 'ben/1'] });
    expect(await store.append(again)).toEqual({ ok: false, code: 'repeated', command: 'ben/1' });
    expect(await store.append({ ...again, expected: 0 })).toEqual({
      ok: false,
      code: 'repeated',
      command: 'ben/1',
    });
    expect(await store.knows('one', 'ann/2')).toEqual(false);
    expect(await store.append({ ...again, tableId: 'two', expected: 0 })).toEqual({ ok: true, version: 4 });
  });

  proves('a command may have no event at all', async (store) => {
    await store.append(append());
    expect(await store.append(append({ expected: 4, events: [], commands: ['c'] }))).toEqual({
      ok: true,
      version: 4,
    });
    expect(await store.knows('one', 'c')).toEqual(true);
  });
}

function keepsTablesApart({ proves, expect }: Proving): void {
  proves('the list has the last word about every table', async (store) => {
    const over = { ...ABOUT, phase: 'over', dueAt: 7 } as const;
    await store.append(append());
    await store.append(append({ tableId: 'two' }));
    await store.append(append({ expected: 4, events: EVENTS.slice(0, 1), about: over }));
    const list = [...(await store.list())].toSorted((one, other) => (one.tableId < other.tableId ? -1 : 1));
    expect(list).toEqual([
      { tableId: 'one', version: 5, about: over },
      { tableId: 'two', version: 4, about: ABOUT },
    ]);
  });

  proves('a removed table is gone with its commands, and others stay', async (store) => {
    await store.append(append({ commands: ['c'] }));
    await store.append(append({ tableId: 'two' }));
    await store.remove('one');
    await store.remove('none');
    expect(await store.read('one')).toEqual([]);
    expect(await store.knows('one', 'c')).toEqual(false);
    expect((await store.list()).map(({ tableId }) => tableId)).toEqual(['two']);
  });

  proves('many tables at once keep to themselves', async (store) => {
    const ids = Array.from({ length: 50 }, (_, nth) => `table ${nth}`);
    await Promise.all(ids.map((tableId) => store.append(append({ tableId, commands: ['c'] }))));
    const read = await Promise.all(ids.map((tableId) => store.read(tableId)));
    expect(read).toEqual(ids.map(() => EVENTS));
  });
}

function keepsHostileText({ proves, expect, isLasting }: Proving): void {
  proves('SQL, quotes and HTML in names, talk and ids are read back unchanged', async (store, { reopen }) => {
    for (const text of HOSTILE) {
      const events = hostileEvents(text);
      const about = { ...ABOUT, host: text, members: [text] };
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      expect(await store.append(append({ tableId: text, events, commands: [idIn(text)], about }))).toEqual({
        ok: true,
        version: events.length,
      });
    }
    const again = isLasting ? await reopen() : store;
    for (const text of HOSTILE) {
      // oxlint-disable no-await-in-loop -- one table after the other
      expect(await again.read(text)).toEqual(hostileEvents(text));
      expect(await again.knows(text, idIn(text))).toEqual(true);
      expect(await again.knows(text, `${idIn(text)}'`)).toEqual(false);
      // oxlint-enable no-await-in-loop
    }
    const list = new Map((await again.list()).map(({ tableId, about }) => [tableId, about]));
    expect(HOSTILE.map((text) => [list.get(text)?.host, list.get(text)?.members])).toEqual(
      HOSTILE.map((text) => [text, [text]]),
    );
    await again.remove(HOSTILE[0]);
    expect((await again.list()).length).toEqual(HOSTILE.length - 1);
  });
}

function keepsForGood({ proves, expect }: Proving): void {
  proves('what was kept is there when the store opens again', async (store, { reopen }) => {
    await store.append(append({ commands: ['c'] }));
    const again = await reopen();
    expect(await again.read('one')).toEqual(EVENTS);
    expect(await again.knows('one', 'c')).toEqual(true);
    expect(await again.list()).toEqual([{ tableId: 'one', version: 4, about: ABOUT }]);
  });
}
