/** What somebody with a seat could send who wants more than the rules allow. */
import { type CityIndex, type Command, legalFor, type SeatView, type Tile } from '@duopolis/rules';
import { below, type RandomSource } from '@duopolis/rules/chance';
import { buildersOf, type Request, seatOf, type TableView } from '@duopolis/table';
import { pick } from './bending.ts';

const ALL: readonly Tile[] = ['S', 'F', 'O', 'P', 'H', 'd', 'e', 'm', 'b'];

const choose = (who: number, ...tiles: readonly Tile[]): Command => ({ type: 'choose', seat: who, tiles });

/** Well-formed requests that this seat may not make now. */
export function attackOn(view: TableView, random: RandomSource): Request {
  const { open, you } = view;
  const game = view.game as SeatView;
  const { position, options } = open;
  const own = seatOf(open, you) as number;
  const seats = open.chairs.map((_, seat) => seat);
  const others = seats.filter((seat) => seat !== own);
  const seat = pick(random, others);
  const foreign: readonly CityIndex[] = seats.filter((city) => !buildersOf(options.game, city).includes(own));
  const city = pick(random, foreign);
  const mine = pick(
    random,
    seats.filter((other) => !foreign.includes(other)),
  );
  const cell = [below(random, 5) - 2, below(random, 5) - 2] as const;
  const { pending, phase } = game.open;
  const notMine = pending.filter((other) => other.seat !== own).map(({ tile }) => tile);
  const held = pending.filter((other) => other.seat === own).map(({ tile }) => tile);
  const theirs = pick(
    random,
    [...notMine, ...ALL].filter((tile) => !held.includes(tile)),
  );
  const tile = pick(random, [...held, ...notMine, ...ALL]);
  const place = (who: number, where: CityIndex, what: Tile): Command => ({
    type: 'place',
    seat: who,
    city: where,
    tile: what,
    at: [...cell],
  });
  const otherwise = (command: Command): Request => ({
    type: 'play',
    position: position + pick(random, [-1, 1, 7]),
    move: command,
  });
  const legal = legalFor(game).find(({ type }) => type !== 'wait') ?? choose(own, 'S', 'S');
  const late = phase === 'choosing' ? place(own, mine, tile) : choose(own, ...game.hand.slice(0, 2));
  return pick<() => Request>(random, [
    () => ({ type: 'play', position, move: choose(seat, tile, theirs) }),
    () => ({ type: 'play', position, move: place(seat, city, theirs) }),
    () => ({ type: 'play', position, move: { type: 'wait', seat } }),
    () => ({ type: 'play', position, move: late }),
    () => ({ type: 'play', position, move: place(own, mine, theirs) }),
    () => ({ type: 'play', position, move: place(own, city, tile) }),
    () => ({ type: 'play', position, move: { type: 'assign', seat: own, city: mine, tile } }),
    () => ({ type: 'play', position, move: choose(own, tile) }),
    () => otherwise(legal),
    () => otherwise(late),
    () => ({ type: 'propose', position, proposal: { city, tile, cell: [...cell] } }),
    () => ({ type: 'propose', position, proposal: { city, tile: theirs, cell: [...cell] }, owner: seat }),
    () => ({ type: 'propose', position, proposal: { city: mine, tile: theirs, cell: [...cell] } }),
    () => ({ type: 'propose', position: position - 1, proposal: { city: mine, tile, cell: [...cell] } }),
    () => ({
      type: 'propose-both',
      position,
      proposals: [
        { city, tile, cell: [...cell] },
        { city: mine, tile: theirs, cell: [...cell] },
      ],
    }),
    () => ({ type: 'agree', city, id: 1 + below(random, 4), cell: [...cell] }),
    () => ({ type: 'decline-offer', city, id: 1 + below(random, 4), cell: [...cell] }),
    () => ({ type: 'withdraw', city, id: 1 + below(random, 4) }),
    () => ({ type: 'move-offer', city, id: 1 + below(random, 4), cell: [...cell] }),
    () => ({ type: 'ask-undo', city, cell: [...cell] }),
    () => ({ type: 'consent', city: pick(random, seats), cell: [...cell] }),
    () => ({ type: 'decline', city: pick(random, seats) }),
    () => ({ type: 'say', channel: city, content: { kind: 'phrase', phrase: 'hello' } }),
    () => ({ type: 'say', channel: mine, content: { kind: 'text', text: 'x'.repeat(600) } }),
    () => ({ type: 'nudge', seat: own }),
    () => ({ type: 'take-back' }),
    () => ({ type: 'remove', member: open.host ?? '' }),
    () => ({ type: 'hand-over', to: you }),
    () => ({ type: pick(random, ['start', 'rematch', 'close', 'stand'] as const) }),
    () => ({ type: 'sit', seat }),
    () => ({ type: 'seat-bot', seat, strength: 'random' }),
  ])();
}
