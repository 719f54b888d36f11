/** The most frequent complaints of players of similar systems: each a test. */
import { readFileSync } from 'node:fs';
import {
  awaitedSeats,
  type Command,
  type GameState,
  legalFor,
  modeRules,
  type SeatView,
  seatView,
} from '@duopolis/rules';
import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../src/event.ts';
import { tableAfter } from '../src/evolve.ts';
import { recordsOf } from '../src/game-records.ts';
import { tableViewFor } from '../src/view.ts';
import { bench, client } from './kit/host.ts';
import { play } from './kit/seated.ts';
import { randomSteps } from './kit/random.ts';
import {
  at,
  by,
  given,
  legal,
  optionsOf,
  plays,
  type Session,
  started,
  tableOf,
  turnOf,
} from './kit/session.ts';

/** Everyone plays first moves until the phase is another. */
function nextPhase(session: Session): Session {
  const { position } = session.state.open;
  let next = session;
  while (next.state.open.position === position) {
    const [seat] = awaitedSeats((next.state.game as GameState).open) as [number];
    next = given(next, plays(next, legal(next, seat)[0] as Command));
  }
  return next;
}

const handsOf = ({ state }: Session): readonly string[] =>
  (state.game?.hidden.hands ?? []).map((hand) => [...hand].join(' '));

test('ROUND-1: hands pass the right way, also after an undo and while a bot plays a seat', () => {
  let session = nextPhase(started(optionsOf(tableOf(3))));
  while (session.state.open.phase === 'playing') {
    const { round } = (session.state.game as GameState).open;
    const { pass } =
      modeRules({ mode: 'table', capitals: false }).rounds.find(({ name }) => name === round) ?? {};
    const before = handsOf(session);
    const [move] = legal(session, 0);
    if (move?.type !== 'place') throw new Error('a placement is due');
    session = given(session, plays(session, move));
    session = given(session, by(at(session, 0), { type: 'ask-undo', city: move.city, cell: move.at }));
    session = given(
      session,
      by(at(session, move.city === 0 ? 1 : 2), { type: 'consent', city: move.city, cell: move.at }),
    );
    session = nextPhase(session);
    const { phase, turn } = (session.state.game as GameState).open;
    if (phase === 'choosing' && turn > 1) {
      const from = pass === 'left' ? 2 : 1;
      expect(handsOf(session)).toEqual([0, 1, 2].map((seat) => before[(seat + from) % 3]));
    }
    if (session.state.open.phase === 'playing') session = nextPhase(session);
  }
  expect(session.state.open.phase).toBe('over');
});

test('the last picker disconnecting at the reveal: the choice stands, and the game goes on', async () => {
  const on = bench();
  await on.host.create('t', { who: 'ann', name: 'ann', options: optionsOf(tableOf(3)), code: 'c' });
  await on.host.request('t', { who: 'ben', id: 'j', request: { type: 'join', name: 'ben' } });
  const [ann, ben] = [await client(on, 't', 'ann'), await client(on, 't', 'ben')];
  await ann.asks({ type: 'sit', seat: 0 });
  await ben.asks({ type: 'sit', seat: 1 });
  await ben.asks({ type: 'ready', ready: true });
  await ann.asks({ type: 'seat-bot', seat: 2, strength: 'random' });
  await ann.asks({ type: 'start' });
  await on.host.settled('t');
  await play(ann);
  const last = play(ben);
  const gone = ben.stop();
  expect(await last).toEqual({ ok: true });
  await gone;
  await on.host.settled('t');
  expect(ann.view().game?.open.phase).toBe('placing');
  await on.pass(300_000);
  const { pending } = (ann.view().game as SeatView).open;
  expect(pending.every(({ seat }) => seat === ann.view().game?.viewer)).toBe(true);
});

test('bots that peek: a bot gets the view of its seat, and nothing else', async () => {
  const seen: SeatView[] = [];
  const on = bench({
    decideBot: async (view) => {
      seen.push(view);
      return legalFor(view)[0];
    },
  });
  await on.host.create('t', { who: 'ann', name: 'ann', options: optionsOf(tableOf(3)), code: 'c' });
  const ann = await client(on, 't', 'ann');
  await ann.asks({ type: 'sit', seat: 0 });
  for (const seat of [1, 2]) await ann.asks({ type: 'seat-bot', seat, strength: 'random' });
  await ann.asks({ type: 'start' });
  await on.host.settled('t');
  const log = await on.store.read('t');
  const first = log.findIndex((event) => event.type === 'game' && event.event.type === 'chose');
  const state = tableAfter(log.slice(0, first));
  expect(seen[0]).toEqual(seatView(state.game as GameState, seen[0]?.viewer as number));
});

/** Names of everything that nobody, or not everybody, may see. */
const SECRETS = ['hand', 'hands', 'held', 'supply', 'choices', 'placing', 'code', 'barred', 'spoken'];

test('secrets readable in the undo history or the spectator view: neither has any hand', () => {
  const options = optionsOf(tableOf(4));
  for (const { after } of randomSteps(options, 'spectator', 600, started(options))) {
    const view = JSON.stringify(tableViewFor(after.state, 'a stranger'));
    const secrets = after.state.open.phase === 'over' ? SECRETS : [...SECRETS, 'seed'];
    const found = secrets.filter((secret) => view.includes(`"${secret}":`));
    expect(found).toEqual([]);
  }
});

describe('games lost by a restart, a deploy or a rule fix', () => {
  test('a game continues under another host over the same store', async () => {
    const on = bench();
    await on.host.create('t', { who: 'ann', name: 'ann', options: optionsOf(tableOf(5)), code: 'c' });
    const ann = await client(on, 't', 'ann');
    await ann.asks({ type: 'sit', seat: 0 });
    for (const seat of [1, 2, 3, 4]) await ann.asks({ type: 'seat-bot', seat, strength: 'random' });
    await ann.asks({ type: 'start' });
    await on.host.settled('t');
    let known = { view: ann.view(), place: ann.place() };
    for (let restarts = 0; known.view.open.phase === 'playing'; restarts++) {
      if (restarts > 200) throw new Error('the game does not end');
      const again = bench({ store: on.store }, 10_000 * (restarts + 1));
      const back = await client(again, 't', 'ann', known);
      await again.host.settled('t');
      const [command] = legalFor(back.view().game as SeatView);
      if (command !== undefined) {
        await back.asks(
          { type: 'play', position: back.view().open.position, move: command },
          `after restart ${restarts}`,
        );
      }
      await again.host.settled('t');
      known = { view: back.view(), place: back.place() };
    }
    expect(known.view).toEqual(tableViewFor(tableAfter(await on.store.read('t')), 'ann'));
    expect(recordsOf(await on.store.read('t'))).toHaveLength(1);
  });

  test('an old log replays to the same result', () => {
    const file = new URL('./samples/table-of-three.jsonl', import.meta.url);
    const log = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): TableEvent => JSON.parse(line));
    const state = tableAfter(log);
    const ended = log.findLast((event) => event.type === 'game');
    expect(ended?.event).toMatchObject({ type: 'ended', result: state.game?.open.result });
    expect(state.game?.open.result?.cities.map(({ total }) => total)).toEqual(TOTALS);
    expect(log.some(({ type }) => type === 'undone')).toBe(true);
  });
});

/** The cities of the sample, as they were scored when it was played. */
const TOTALS = [49, 44, 47];

test('a fat finger: until the last seat has chosen a choice can be changed, and a placement taken back', () => {
  const session = started(optionsOf(tableOf(3)));
  const [first, second] = legal(session, 0) as [Command, Command];
  const changed = given(session, plays(session, first), plays(session, second));
  expect(changed.state.game?.hidden.choices[0]).toEqual(second.type === 'choose' && second.tiles);
  expect(turnOf(changed, [1, 2]).state.game?.open.phase).toBe('placing');
});
