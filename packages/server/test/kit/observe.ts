/** Everything that two observers get of a table while others do something secret: bytes, order, moments, pages, log. */
import { type Command, isAutoma, type Options, type Phase } from '@duopolis/rules';
import { seatOf } from '@duopolis/table';
import type { Environment } from '../../src/environment.ts';
import { holds, inTurn, movesOf, phaseOf, play, playTo, type Seated, viewOf, whisper } from './seated.ts';
import { ADMIN, granted, made, type PersonHere, personAt, started, tableOptions } from './server.ts';
import { pagesFor, triesOf, UNSTEADY } from './snooping.ts';
import { rawSocket, type RawSocket } from './wire.ts';

export interface Scene {
  readonly game: Partial<Options>;
  /** Up to which phase everyone plays before the others do something secret. */
  readonly phase: Extract<Phase, 'choosing' | 'placing'>;
  /** The delay of spectators in seconds. */
  readonly delay?: number;
}

/** What the others do that an observer must not learn. */
interface Doings {
  /** Which of its possible choices each other seat takes. */
  readonly choice: number;
  /** Whether they talk, make offers and change their minds. */
  readonly whispers?: true;
}

export interface Observed {
  /** The messages to Ann, who has a seat and has not moved, and to the spectator Wim, step by step. */
  readonly frames: readonly string[];
  /** Status, headers and body of every page, for both. */
  readonly pages: readonly string[];
  readonly log: readonly string[];
  readonly metrics: string;
  /** What the others know at the end: proves that the actions differed. */
  readonly secret: string;
}

/** The same on every run: ids and deals in order, and a clock that the test moves. */
function fixedEnvironment(): {
  readonly environment: Environment;
  readonly pass: (milliseconds: number) => void;
} {
  let [ids, seeds, now] = [0, 0, 1_000_000];
  return {
    environment: { now: () => now, newId: () => `id${++ids}`, newSeed: () => `the seed ${++seeds}` },
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** The pino lines carry the time, the process and the port of this run. */
const withoutTime = (line: string): string =>
  line
    .replace(/"time":\d+/, '')
    .replace(/"pid":\d+/, '')
    .replaceAll(/127\.0\.0\.1:\d+/g, '');

export async function observe({ game, phase, delay = 0 }: Scene, doings: Doings): Promise<Observed> {
  const log: string[] = [];
  const { environment, pass } = fixedEnvironment();
  const server = await started({}, environment, { write: (line) => void log.push(line) });
  const options = tableOptions(game, { watching: { who: 'everyone', delay } });
  const played = Array.from({ length: options.game.seats }, (_, seat) => seat).filter(
    (seat) => !isAutoma(options.game, seat),
  );
  const [wim, ...people] = await inTurn(
    ['Wim', 'Ann', ...played.slice(1).map((seat) => `P${seat}`)],
    (name) => personAt(() => server.address, name),
  );
  const [ann] = people as [PersonHere];
  if (wim === undefined) throw new Error('nobody watches');
  wim.connection.close();
  const { table } = await made(ann, options);
  const all = people.map((person): Seated => ({ person, link: person.connection.table(table) }));
  const [host, ...others] = all as [Seated, ...Seated[]];
  const wires = await inTurn([ann, wim], ({ cookie }) => rawSocket(server.address, cookie));
  const [hers, his] = wires as [RawSocket, RawSocket];
  const frames: string[] = [];
  const received = new Map<RawSocket, number>(wires.map((wire) => [wire, 0]));

  /** After everything sent so far has arrived: what each step sent to each client. */
  const step = async (name: string): Promise<void> => {
    await inTurn(wires, async (wire, nth) => {
      const from = received.get(wire) ?? 0;
      const { length } = wire.got;
      wire.send('{"type":"ping"}');
      await wire.until((text) => text.startsWith('{"type":"pong"'), length);
      frames.push(`${name} ${['Ann', 'Wim'][nth]}`, ...wire.got.slice(from));
      received.set(wire, wire.got.length);
    });
  };
  let asked = 0;
  const ask = async (wire: RawSocket, request: object): Promise<void> => {
    const id = `ask${++asked}`;
    wire.send(JSON.stringify({ type: 'command', table, id, request }));
    await wire.until((text) => text.includes(`"${id}"`));
  };

  await ask(his, { type: 'join', name: 'Wim' });
  await inTurn(all, async ({ link }, nth) => {
    if (nth > 0) await granted(link, { type: 'join', name: 'x' });
    link.watch();
    await holds(() => link.view() !== undefined);
    await granted(link, { type: 'sit', seat: played[nth] as number });
    await granted(link, { type: 'ready', ready: true });
  });
  for (const wire of wires) wire.send(JSON.stringify({ type: 'watch', table }));
  await inTurn(wires, (wire) => wire.until((text) => text.startsWith('{"type":"view"')));
  await granted(host.link, { type: 'start' });
  await inTurn(all, (one) => holds(() => viewOf(one).game !== undefined));
  await playTo(all, phase);
  await inTurn(others, (one) => holds(() => phaseOf(one) === phase));
  pass(10_000);
  await step('before');

  const observer = seatOf(viewOf(host).open, ann.you) as number;
  await inTurn(others, async (one, nth) => {
    if (doings.whispers === true) await whisper(one, observer);
    const moves = movesOf(one);
    if (phase === 'choosing') await play(one, moves[doings.choice % moves.length] as Command);
    pass(1_000);
    await step(`other ${nth}`);
  });
  await inTurn(wires, (wire) => inTurn(triesOf(options.game.seats), (request) => ask(wire, request)));
  // Views are written in shares: a pong may come before them.
  const places = [undefined, { stream: delay > 0 ? 'late' : 'live', number: 0 }];
  await inTurn(places, (after) =>
    inTurn(wires, async (wire) => {
      const { length } = wire.got;
      wire.send(JSON.stringify({ type: 'watch', table, ...(after && { after }) }));
      await wire.until((text) => /^{"type":"(view|events|current)"/.test(text), length);
    }),
  );
  await step('tries');
  pass((delay + 1) * 1_000);
  const { length } = his.got;
  await ask(hers, { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'hello' } });
  await his.until((text) => text.startsWith('{"type":"events"'), length);
  await step('later');

  const pages = await pagesFor([ann, wim], table);
  const counted = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${ADMIN}` } });
  const metrics = (await counted.text()).replaceAll(UNSTEADY, '');
  const secret = JSON.stringify(others.map((one) => [viewOf(one).game, viewOf(one).asides]));
  for (const { connection } of people) connection.close();
  for (const wire of wires) wire.close();
  const quiet = log.map(withoutTime);
  await server.stop();
  return { frames, pages, log: quiet, metrics, secret };
}
