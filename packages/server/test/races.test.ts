/** Two things at the same moment, over real sockets: one comes first, the log says which, and everyone sees the same. */
import { connect, type Outcome, type TableLink } from '@duopolis/protocol';
import type { Command } from '@duopolis/rules';
import { below, fastRandom, shuffled, type RandomSource } from '@duopolis/rules/chance';
import { seatOf, tableAfter, type TableEvent, type TableOptions, tableViewFor } from '@duopolis/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from '../src/start.ts';
import type { Store } from '../src/store/embedded.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { REAL_ENVIRONMENT } from '../src/environment.ts';
import { gather } from './kit/play.ts';
import { holds, inTurn, movesOf, play, playTo, type Seated, viewOf } from './kit/seated.ts';
import {
  configOf,
  granted,
  made,
  type PersonHere,
  personAt,
  environmentOf,
  tableOptions,
  UNREAD,
} from './kit/server.ts';

const TIMES = Number(process.env['DUOPOLIS_RACES'] ?? 6);
const HASTE = 20;
/** Milliseconds by which one may be earlier. */
const APART = 3;

let server: Server;
let store: Store;
let people: readonly PersonHere[];

beforeAll(async () => {
  const begun = await startServer(configOf({ tablesEach: 1_000, requestsEach: 1_000_000 }), {
    /** Time passes quickly, so that nobody talks too fast. */
    environment: { ...REAL_ENVIRONMENT, now: () => Date.now() * HASTE },
    log: UNREAD,
    open: async () => {
      const opened = openEmbedded(undefined);
      if (opened.ok) store = opened.value;
      return opened;
    },
  });
  if (!begun.ok) throw new Error(begun.error.code);
  server = begun.value;
  people = await inTurn(['Ann', 'Ben', 'Cleo'], (name) => personAt(() => server.address, name));
});

afterAll(async () => {
  for (const { connection } of people) connection.close();
  await server.stop();
});

/** What has to be let go of after a race. */
const followed: { readonly link: TableLink }[] = [];

interface Ring {
  readonly table: string;
  readonly code: string;
  readonly all: readonly Seated[];
}

/** Ann is host; all sit in their order. */
async function ring(options: TableOptions = tableOptions()): Promise<Ring> {
  const { table, code } = await made(people[0] as PersonHere, options);
  const all = await inTurn(people, async (person, seat) => {
    const link = person.connection.table(table);
    if (seat > 0) await granted(link, { type: 'join', name: person.name, code });
    link.watch();
    await granted(link, { type: 'sit', seat });
    followed.push({ link });
    return { person, link };
  });
  return { table, code, all };
}

async function started(options?: TableOptions): Promise<Ring> {
  const at = await ring(options);
  await inTurn(at.all, ({ link }) => granted(link, { type: 'ready', ready: true }));
  await granted((at.all[0] as Seated).link, { type: 'start' });
  await holds(() => at.all.every((one) => viewOf(one).game !== undefined));
  return at;
}

/** All of it at once: in any order, some of it a little later. */
async function atOnce<T>(random: RandomSource, acts: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const results: T[] = [];
  await Promise.all(
    shuffled(
      acts.map((_, nth) => nth),
      random,
    ).map(async (nth) => {
      const wait = below(random, 2) === 0 ? 0 : below(random, APART + 1);
      if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait));
      results[nth] = await (acts[nth] as () => Promise<T>)();
    }),
  );
  return results;
}

/** Everyone who is still at the table sees what the log says, and nothing else. */
async function converges(table: string, links: readonly { person: PersonHere; link: TableLink }[]) {
  let log: readonly TableEvent[] = [];
  const agrees = async (): Promise<boolean> => {
    log = await store.events.read(table);
    const state = tableAfter(log);
    return links.every(({ person, link }) => {
      const member = state.open.members.find(({ id }) => id === person.you);
      if (member === undefined || member.left !== undefined) return true;
      return JSON.stringify(link.view()) === JSON.stringify(tableViewFor(state, person.you));
    });
  };
  await expect.poll(agrees, { interval: 5 }).toBe(true);
  return log;
}

const isOk = ({ ok }: Outcome): boolean => ok;
const codeOf = (outcome: Outcome | undefined): string =>
  outcome === undefined || outcome.ok ? 'ok' : outcome.error.code;

/** So often, each time with other dice and at another table. */
async function often(
  name: string,
  race: (random: RandomSource) => Promise<void>,
  times = TIMES,
): Promise<void> {
  await inTurn(
    Array.from({ length: times }, (_, nth) => nth),
    async (nth) => {
      await race(fastRandom(`${name} ${nth}`));
      for (const { link } of followed.splice(0)) link.close();
    },
  );
}

const seatIn = (one: Seated): number => seatOf(viewOf(one).open, one.person.you) ?? -1;

/** Who sits where after the start, in the order of the seats. */
const bySeat = ({ all }: Ring): readonly Seated[] =>
  all.toSorted((one, other) => seatIn(one) - seatIn(other));

/** The socket of another device of the same person, whose commands may have the same ids. */
async function twin({ person }: Seated, table: string, ids?: () => string) {
  const environment = environmentOf(() => server.address, person.cookie);
  const connection = connect(ids === undefined ? environment : { ...environment, newId: ids });
  const link = connection.table(table);
  link.watch();
  await holds(() => link.view() !== undefined);
  return { person, link, close: () => connection.close() };
}

const numbered = (): (() => string) => {
  let last = 0;
  return () => `same${++last}`;
};

const eventsOf = (log: readonly TableEvent[], type: string): readonly TableEvent[] =>
  log.filter((event) => event.type === type || (event.type === 'game' && event.event.type === type));

describe('two sockets of one seat', () => {
  test('send one command with one id: both are answered, and it runs once', async () => {
    await often('twins', async (random) => {
      const { table, all } = await started();
      await playTo(all, 'placing');
      const [ann] = all as [Seated];
      const devices = await inTurn([numbered(), numbered()], (ids) => twin(ann, table, ids));
      const command = movesOf(ann)[0] as Command;
      const request = { type: 'play', position: viewOf(ann).open.position, move: command } as const;
      const before = eventsOf(await store.events.read(table), 'placed').length;
      const answers = await atOnce(
        random,
        devices.map(
          ({ link }) =>
            () =>
              link.ask(request),
        ),
      );
      expect(answers.map(codeOf)).toEqual(['ok', 'ok']);
      const log = await converges(table, [...all, ...devices]);
      expect(eventsOf(log, 'placed').length).toBe(before + 1);
      for (const { close } of devices) close();
    });
  });

  test('send the same with different ids: one of them is refused', async () => {
    await often('rivals', async (random) => {
      const { table, all } = await started();
      await playTo(all, 'placing');
      const [ann] = all as [Seated];
      const other = await twin(ann, table);
      const command = movesOf(ann)[0] as Command;
      const request = { type: 'play', position: viewOf(ann).open.position, move: command } as const;
      const before = eventsOf(await store.events.read(table), 'placed').length;
      const answers = await atOnce(
        random,
        [ann, other].map(
          ({ link }) =>
            () =>
              link.ask(request),
        ),
      );
      expect(answers.filter(isOk).length).toBe(1);
      const log = await converges(table, [...all, other]);
      expect(eventsOf(log, 'placed').length).toBe(before + 1);
      other.close();
    });
  });
});

describe('before and after a game', () => {
  test('one leaves while the host starts: the game starts with a bot in their seat, or not at all', async () => {
    await often('leave', async (random) => {
      const { table, all } = await ring();
      await inTurn(all, ({ link }) => granted(link, { type: 'ready', ready: true }));
      const [ann, ben] = all as [Seated, Seated];
      const [start, leave] = await atOnce<Outcome>(random, [
        () => ann.link.ask({ type: 'start' }),
        () => ben.link.ask({ type: 'leave' }),
      ]);
      expect(codeOf(leave)).toBe('ok');
      const log = await converges(table, [ann, all[2] as Seated]);
      const { open } = tableAfter(log);
      const chair = open.chairs[seatOf(open, ben.person.you) ?? -1];
      if (codeOf(start) === 'ok') expect([open.phase, chair?.standIn?.why]).toEqual(['playing', 'left']);
      else expect([open.phase, codeOf(start), chair]).toEqual(['gathering', 'empty-chairs', undefined]);
    });
  });

  test('one is ready while the host removes them: they are out, and their chair is free', async () => {
    await often('remove', async (random) => {
      const { table, all } = await ring();
      const [ann, ben] = all as [Seated, Seated];
      const [remove, ready] = await atOnce<Outcome>(random, [
        () => ann.link.ask({ type: 'remove', member: ben.person.you }),
        () => ben.link.ask({ type: 'ready', ready: true }),
      ]);
      expect(codeOf(remove)).toBe('ok');
      expect(['ok', 'gone', 'not-a-member', 'no-such-table']).toContain(codeOf(ready));
      const log = await converges(table, [ann, all[2] as Seated]);
      const { open } = tableAfter(log);
      expect(open.members.map(({ name }) => name)).toEqual(['Ann', 'Cleo']);
      expect(open.chairs[1]).toMatchObject({ holder: { kind: 'nobody' }, ready: false });
    });
  });

  test('one leaves while the host wants a rematch: their chair is free in it', async () => {
    const duel = tableOptions({ mode: 'duel', seats: 2 });
    const pair = people.slice(0, 2);
    await often(
      'rematch',
      async (random) => {
        const players = await gather(pair, duel);
        await Promise.all(players.map(({ over }) => over));
        const [ann, ben] = players as [(typeof players)[0], (typeof players)[0]];
        const [rematch, leave] = await atOnce<Outcome>(random, [
          () => ann.link.ask({ type: 'rematch' }),
          () => ben.link.ask({ type: 'leave' }),
        ]);
        expect([codeOf(rematch), codeOf(leave)]).toEqual(['ok', 'ok']);
        const log = await converges(ann.table, [ann]);
        const { open } = tableAfter(log);
        expect([open.phase, seatOf(open, ben.person.you)]).toEqual(['gathering', undefined]);
        followed.push(...players);
      },
      Math.ceil(TIMES / 4),
    );
  });
});

describe('in a game', () => {
  test('all choose at the same moment: there is one reveal, with everyone’s choice', async () => {
    await often('reveal', async (random) => {
      const at = await started();
      const [table, all] = [at.table, bySeat(at)];
      const chosen = all.map((one) => {
        const moves = movesOf(one);
        return moves[below(random, moves.length)] as Command;
      });
      const answers = await atOnce(
        random,
        all.map((one, nth) => () => play(one, chosen[nth] as Command)),
      );
      expect(answers.length).toBe(3);
      const log = await converges(table, all);
      const [reveal, ...more] = eventsOf(log, 'revealed');
      expect(more).toEqual([]);
      const tiles = chosen.map((command) => (command.type === 'choose' ? command.tiles : []));
      expect(reveal).toMatchObject({ event: { choices: tiles } });
    });
  });

  test('a seat is taken back while its bot moves: one of them makes the move', async () => {
    await often('return', async (random) => {
      const at = await started();
      const { table, code } = at;
      const all = bySeat(at);
      const ben = all[1] as Seated;
      await granted(ben.link, { type: 'leave' });
      const again = ben.person.connection.table(table);
      await atOnce<Outcome>(random, [
        () => again.ask({ type: 'join', name: ben.person.name, code }),
        () => again.ask({ type: 'take-back' }),
        () => (all[0] as Seated).link.ask({ type: 'nudge', seat: 1 }),
      ]);
      followed.push({ link: again });
      again.watch();
      await holds(() => again.view() !== undefined);
      const log = await converges(table, [
        all[0] as Seated,
        all[2] as Seated,
        { person: ben.person, link: again },
      ]);
      const member = tableAfter(log).open.members.find(({ id }) => id === ben.person.you);
      expect([member?.here, member?.left]).toEqual([true, undefined]);
      const chose = log.filter(
        (event) => event.type === 'game' && event.event.type === 'chose' && event.event.seat === 1,
      );
      expect(chose.length).toBeLessThanOrEqual(1);
    });
  });

  test('a partner consents to an undo and builds next to it: it is undone first, or not at all', async () => {
    await often('undo', async (random) => {
      const at = await started();
      const [table, all] = [at.table, bySeat(at)];
      await playTo(all, 'placing');
      const [ann, ben] = all as [Seated, Seated];
      const city = 0;
      const inCity = (one: Seated): Extract<Command, { readonly type: 'place' }> =>
        movesOf(one).find((move) => move.type === 'place' && move.city === city) as never;
      const built = inCity(ann);
      await play(ann, built);
      await holds(() => viewOf(ben).game?.open.cities[city]?.tiles.length === 1);
      await granted(ann.link, { type: 'ask-undo', city, cell: built.at });
      await holds(() => viewOf(ben).asides.asks.length === 1);
      const other = await twin(ben, table);
      const beside = inCity(ben);
      const { position } = viewOf(ben).open;
      const [consent, placed] = await atOnce<Outcome>(random, [
        () => ben.link.ask({ type: 'consent', city, cell: built.at }),
        () => other.link.ask({ type: 'play', position, move: beside }),
      ]);
      const log = await converges(table, [...all, other]);
      const undone = eventsOf(log, 'undone').length;
      expect(undone).toBe(codeOf(consent) === 'ok' ? 1 : 0);
      const tiles = tableAfter(log).game?.open.cities[city]?.tiles.length;
      expect(tiles).toBe(1 - undone + (codeOf(placed) === 'ok' ? 1 : 0));
      expect(undone === 1 || codeOf(placed) === 'ok').toBe(true);
      other.close();
    });
  });
});
