/** An attacker with a real seat: every request against the rules is refused, reveals nothing and changes nothing. */
import { toWire } from '@duopolis/protocol';
import type { Command, SeatView } from '@duopolis/rules';
import { below, fastRandom } from '@duopolis/rules/chance';
import { seatOf } from '@duopolis/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/start.ts';
import { attackOn } from './kit/attacks.ts';
import { bent, pick } from './kit/bending.ts';
import { holds, inTurn, movesOf, phaseOf, play, playTo, type Seated, viewOf, whisper } from './kit/seated.ts';
import { granted, made, personAt, type PersonHere, started, tableOptions } from './kit/server.ts';
import { rawSocket, type RawSocket } from './kit/wire.ts';

const MESSAGES = Number(process.env['DUOPOLIS_FUZZ'] ?? 3_000);
const PRIVATE = tableOptions({ seats: 4 }, { access: 'private', watching: { who: 'nobody', delay: 0 } });

/** Every kind of refusal that the attacks meet. */
const REFUSALS = [
  'bad-message',
  'game',
  'no-such-ask',
  'no-such-table',
  'nobody-stands-in',
  'not-a-member',
  'not-awaited',
  'not-the-host',
  'not-your-city',
  'not-your-seat',
  'nothing-to-offer',
  'stale',
  'text-too-long',
  'tile-not-there',
  'wrong-table-phase',
] as const;

let server: Server;
let [time, ids] = [1_000_000, 0];

/** The clock jumps at every call, so that nobody talks too fast. */
beforeAll(async () => {
  server = await started(
    {},
    {
      now: () => (time += 1_000),
      newId: () => `t${++ids}`,
      newSeed: () => `the seed ${++ids}`,
    },
  );
});

afterAll(() => server.stop());

interface Ring {
  readonly table: string;
  readonly elsewhere: string;
  readonly honest: readonly Seated[];
  readonly mallory: Seated;
}

/** Ann, Ben and Cleo with Mallory at one table, and a table without her. */
async function ring(): Promise<Ring> {
  const people = await inTurn(['Ann', 'Ben', 'Cleo', 'Mallory'], (name) =>
    personAt(() => server.address, name),
  );
  const [ann] = people as [PersonHere];
  const { table: elsewhere } = await made(ann, PRIVATE);
  const { table, code } = await made(ann, PRIVATE);
  const seated = people.map((person): Seated => ({ person, link: person.connection.table(table) }));
  await inTurn(seated, async ({ link }, seat) => {
    if (seat > 0) await granted(link, { type: 'join', name: 'x', code });
    link.watch();
    await holds(() => link.view() !== undefined);
    await granted(link, { type: 'sit', seat });
    await granted(link, { type: 'ready', ready: true });
  });
  await granted((seated[0] as Seated).link, { type: 'start' });
  await inTurn(seated, (one) => holds(() => viewOf(one).game !== undefined));
  return { table, elsewhere, honest: seated.slice(0, 3), mallory: seated[3] as Seated };
}

/** The table as the honest players see it, and as she does; presence aside. */
const known = ({ honest, mallory }: Ring): unknown =>
  [...honest, mallory].map((one) => {
    const { open, game, asides } = viewOf(one);
    return { open: { ...open, members: [] }, game, asides };
  });

interface Answer {
  readonly type: string;
  readonly code?: string;
  readonly error?: { readonly code: string };
}

/**
 * Sends this many attacks, some of them distorted (but no talk: a long text cut short may be accepted), and gets as many
 * answers: the codes of all refusals.
 */
async function attack(all: Ring, wire: RawSocket, seed: string, used: string): Promise<readonly string[]> {
  const random = fastRandom(seed);
  const before = known(all);
  const from = wire.got.length;
  const count = Math.ceil(MESSAGES / 2);
  let repeats = 0;
  for (let nth = 0; nth < count; nth++) {
    const request = attackOn(viewOf(all.mallory), random);
    const command = toWire({ type: 'request', table: all.table, id: `${seed}${nth}`, request });
    const travelling = 'request' in command ? command.request : {};
    const dice = below(random, 10);
    const again = dice === 0;
    if (again) repeats += 1;
    const sent =
      dice === 1
        ? { ...command, table: pick(random, [all.elsewhere, 'none']) }
        : dice === 2 && request.type !== 'say'
          ? { ...command, request: bent(random, travelling) }
          : dice === 3
            ? { ...command, seen: { stream: pick(random, ['live', 'late']), number: below(random, 500) } }
            : again
              ? { ...command, id: used }
              : command;
    wire.send(JSON.stringify(sent));
    // oxlint-disable-next-line no-await-in-loop -- not faster than the server can read
    if (nth % 200 === 199) await holds(() => wire.got.length >= from + nth + 1);
  }
  await holds(() => wire.got.length >= from + count);
  const answers = wire.got.slice(from).map((text) => JSON.parse(text) as Answer);
  expect(answers.length).toBe(count);
  expect(answers.filter(({ type }) => type === 'done').length).toBe(repeats);
  /** Everything sent to the others before has arrived when they are answered. */
  await inTurn(all.honest, ({ link }) => link.ask({ type: 'take-back' }));
  expect(known(all)).toEqual(before);
  return answers.flatMap(({ type, error, code }) => (type === 'done' ? [] : [error?.code ?? code ?? 'none']));
}

test(`${MESSAGES} attacks from a seat change nothing and tell nothing`, {
  timeout: 300_000 + MESSAGES * 4,
}, async () => {
  const all = await ring();
  const { honest, mallory } = all;
  const wire = await rawSocket(server.address, mallory.person.cookie);
  const moved = {
    type: 'command',
    table: all.table,
    id: 'used',
    request: { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } },
  };
  wire.send(JSON.stringify(moved));
  await wire.until((text) => text.includes('"done"'));
  await inTurn(honest, (one) => holds(() => viewOf(one).asides.talk.table.length === 1));
  const own = seatOf(viewOf(mallory).open, mallory.person.you) as number;

  await inTurn(honest.slice(0, 2), async (one) => {
    await whisper(one, own);
    await play(one, movesOf(one)[3] as Command);
  });
  await inTurn([...honest, mallory], (one) =>
    holds(() => viewOf(one).game?.open.chosen.filter(Boolean).length === 2),
  );
  const hands = honest.map((one) => JSON.stringify((viewOf(one).game as SeatView).hand));
  const choices = honest.map((one) => JSON.stringify((viewOf(one).game as SeatView).choice));
  const early = await attack(all, wire, 'choosing', 'used');
  const unrevealed = wire.got.join('\n');
  for (const choice of choices.filter((tiles) => tiles !== undefined))
    expect(unrevealed).not.toContain(choice);

  await playTo([...honest, mallory], 'placing');
  await inTurn([...honest, mallory], (one) => holds(() => phaseOf(one) === 'placing'));
  await inTurn(honest, (one) => whisper(one, own));
  const late = await attack(all, wire, 'placing', 'used');

  expect(new Set([...early, ...late])).toEqual(new Set<string>(REFUSALS));
  const got = wire.got.join('\n');
  for (const secret of ['psst', 'the seed', '"supply"', '"choice"', ...hands])
    expect(got).not.toContain(secret);
  await playTo([...honest, mallory], 'choosing');
  expect(viewOf(mallory).game?.open.phase).toBe('choosing');
  wire.close();
  for (const { person } of [...honest, mallory]) person.connection.close();
});
