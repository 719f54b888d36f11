/** Whatever the others choose, hold and say to each other: before the reveal nobody else can tell, from anything. */
import type { TableLink } from '@duopolis/protocol';
import { buildersOf, seatOf, type TableView } from '@duopolis/table';
import { describe, expect, test } from 'vitest';
import { granted, made, type PersonHere, personAt, started, ADMIN } from './kit/server.ts';
import { rawSocket } from './kit/wire.ts';
import type { World } from '../src/world.ts';

/** The same on every run: ids and deals in order, and a clock that stands still. */
function sameWorld(): World {
  let [ids, seeds] = [0, 0];
  return { now: () => 1_000_000, newId: () => `id${++ids}`, newSeed: () => `seed ${++seeds}` };
}

/** What the others do before the reveal. */
interface Doings {
  /** Where in its hand each other seat takes its two tiles. */
  readonly choices: readonly (readonly [number, number])[];
  readonly talk?: string;
}

interface Observed {
  readonly frames: readonly string[];
  readonly sizes: readonly number[];
  readonly pages: readonly string[];
  readonly log: readonly string[];
  readonly metrics: string;
  /** What was revealed in the end, to prove that the doings differed. */
  readonly revealed: string;
}

/** Memory, and how many writes met in one turn of the event loop: no run is like another. */
const UNSTEADY = /^(process_|duopolis_store_transactions_total ).*$/gm;

const PAGES = ['/api/session', '/api/tables', '/api/tables/mine', '/api/rules', '/health', '/ready'] as const;

/** Everything that Ann, who sits and has not chosen, and Wim, who only watches, can get. */
async function observe(doings: Doings): Promise<Observed> {
  const log: string[] = [];
  const server = await started({}, sameWorld(), { write: (line) => void log.push(line) });
  const [ann, wim, ...others] = await inTurn(['Ann', 'Wim', 'Ben', 'Cleo'], (name) =>
    personAt(() => server.address, name),
  );
  if (ann === undefined || wim === undefined) throw new Error('nobody came');
  for (const { connection } of [ann, wim]) connection.close();
  const { table } = await made(ann);
  const wires = await inTurn([ann, wim], ({ cookie }) => rawSocket(server.address, cookie));
  const [hers, his] = wires as [(typeof wires)[number], (typeof wires)[number]];
  let nth = 0;
  const ask = async (wire: typeof hers, request: object): Promise<string> => {
    const id = `ask${++nth}`;
    wire.send(JSON.stringify({ type: 'command', table, id, request }));
    return wire.until((text) => text.includes(`"${id}"`));
  };
  await ask(his, { type: 'join', name: 'Wim' });
  for (const wire of wires) wire.send(JSON.stringify({ type: 'watch', table }));
  await inTurn(wires, (wire) => wire.until((text) => text.includes('"view"')));
  await ask(hers, { type: 'sit', seat: 0 });
  const links = others.map(({ connection }) => connection.table(table));
  await inTurn(links, async (link, seat) => {
    await granted(link, { type: 'join', name: 'x' });
    link.watch();
    await granted(link, { type: 'sit', seat: seat + 1 });
    await granted(link, { type: 'ready', ready: true });
  });
  await ask(hers, { type: 'start' });
  await inTurn(links, async (link, other) => {
    await expect.poll(() => link.view()?.game?.open.phase).toBe('choosing');
    const view = link.view() as TableView;
    const seat = seatOf(view.open, (others[other] as PersonHere).you) as number;
    const hand = view.game?.viewer === 'spectator' ? [] : (view.game?.hand ?? []);
    if (doings.talk !== undefined) await talk(link, view, doings.talk);
    const tiles = (doings.choices[other] as readonly number[]).map(
      (place) => hand[place] as (typeof hand)[number],
    );
    if (doings.talk !== undefined)
      await granted(link, {
        type: 'play',
        position: view.open.position,
        command: { type: 'choose', seat, tiles: hand.slice(-2) },
      });
    await granted(link, {
      type: 'play',
      position: view.open.position,
      command: { type: 'choose', seat, tiles },
    });
  });

  /** Now they try to learn something: illegal, stale and impossible requests, a fresh view, every page. */
  const tries = [
    { type: 'play', position: 1, command: { type: 'choose', seat: 0, tiles: ['S', 'S'] } },
    { type: 'play', position: 99, command: { type: 'choose', seat: 0, tiles: ['S', 'F'] } },
    ...[0, 1, 2].map((seat) => ({
      type: 'play',
      position: 1,
      command: { type: 'choose', seat, tiles: ['H', 'P'] },
    })),
    ...[0, 1, 2].map((seat) => ({ type: 'nudge', seat })),
    ...[0, 1, 2].map((city) => ({
      type: 'say',
      channel: city,
      content: { kind: 'phrase', phrase: 'hello' },
    })),
    { type: 'agree', city: 0, id: 0, cell: [0, 0] },
    { type: 'consent', city: 1, cell: [0, 0] },
    { type: 'take-back' },
  ];
  await inTurn(wires, (wire) => inTurn(tries, (request) => ask(wire, request)));
  await inTurn(wires, async (wire) => {
    const { length } = wire.got;
    wire.send(JSON.stringify({ type: 'watch', table }));
    await wire.until((text) => text.startsWith('{"type":"view"'), length);
    wire.send(JSON.stringify({ type: 'watch', table, after: { stream: 'live', number: 0 } }));
    await wire.until((text) => text.includes('"created"'), length);
  });
  const frames = wires.flatMap(({ got }) => got);
  const pages = await inTurn([ann, wim], (person) =>
    inTurn([...PAGES, `/api/tables/${table}/records`, `/api/tables/${table}/invitation`], async (path) => {
      const answer = await person.fetch(path);
      return `${path} ${answer.status} ${await answer.text()}`;
    }),
  );
  const counted = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const metrics = (await counted.text()).replaceAll(UNSTEADY, '');
  const quiet = log.slice();

  const { position, tiles } = await herTurn(hers.got);
  await ask(hers, { type: 'play', position, command: { type: 'choose', seat: seatIn(hers.got), tiles } });
  const revealed = await hers.until((text) => text.includes('"revealed"'));
  for (const { connection } of others) connection.close();
  for (const wire of wires) wire.close();
  await server.stop();
  return {
    frames,
    sizes: frames.map(({ length }) => length),
    pages: pages.flat(),
    log: quiet.map(withoutTime),
    metrics,
    revealed,
  };
}

async function inTurn<T, R>(
  items: readonly T[],
  work: (item: T, nth: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (const [nth, item] of items.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the same order on every run
    results.push(await work(item, nth));
  }
  return results;
}

/** In the one city that Ann does not build. */
async function talk(link: TableLink, { open }: TableView, text: string): Promise<void> {
  const hers = open.chairs.findIndex(({ holder }) => holder.kind === 'person' && holder.member === open.host);
  const channel = [0, 1, 2].find((city) => !buildersOf(open.options.game, city).includes(hers)) ?? -1;
  await granted(link, { type: 'say', channel, content: { kind: 'text', text } });
}

/** The pino lines carry the time, the process and the port of this run. */
const withoutTime = (line: string): string =>
  line
    .replace(/"time":\d+/, '')
    .replace(/"pid":\d+/, '')
    .replaceAll(/127\.0\.0\.1:\d+/g, '');

const viewIn = (got: readonly string[]): TableView =>
  (
    JSON.parse(got.findLast((text) => text.startsWith('{"type":"view"')) ?? '') as {
      readonly view: TableView;
    }
  ).view;

const seatIn = (got: readonly string[]): number => {
  const { open, you } = viewIn(got);
  return seatOf(open, you) as number;
};

async function herTurn(got: readonly string[]) {
  const { open, game } = viewIn(got);
  return { position: open.position, tiles: game?.viewer === 'spectator' ? [] : game?.hand.slice(0, 2) };
}

const PLAIN: Doings = {
  choices: [
    [0, 1],
    [0, 1],
  ],
};

describe('secrecy before the reveal', () => {
  test.each([
    [
      'other tiles',
      {
        choices: [
          [2, 3],
          [4, 5],
        ],
      },
    ],
    [
      'the same in another order',
      {
        choices: [
          [1, 0],
          [1, 0],
        ],
      },
    ],
  ] as const)('%s: every byte of messages, pages, log and metrics is the same', async (_, doings) => {
    const [one, other] = [await observe(PLAIN), await observe(doings)];
    expect(other.frames).toEqual(one.frames);
    expect(other.sizes).toEqual(one.sizes);
    expect(other.pages).toEqual(one.pages);
    expect(other.log).toEqual(one.log);
    expect(other.metrics).toEqual(one.metrics);
    expect(one.frames.length).toBeGreaterThan(30);
    expect(other.revealed).not.toEqual(one.revealed);
  });

  test('second thoughts and talk between partners: every byte of messages, pages and log is the same', async () => {
    const [one, other] = [
      await observe(PLAIN),
      await observe({
        choices: [
          [2, 3],
          [4, 5],
        ],
        talk: 'psst',
      }),
    ];
    expect(other.frames).toEqual(one.frames);
    expect(other.pages).toEqual(one.pages);
    expect(other.log).toEqual(one.log);
    expect([...other.frames, ...other.pages, ...other.log, other.metrics].join('\n')).not.toContain('psst');
  });
});

test('people’s words are in no log line', async () => {
  const { log } = await observe(PLAIN);
  expect(log.length).toBeGreaterThan(10);
  for (const word of ['Ann', 'Ben', 'Cleo', 'Wim']) expect(log.join('\n')).not.toContain(word);
});
