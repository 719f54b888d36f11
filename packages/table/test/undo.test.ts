/** Undo: by the owner, with consent, while nothing was revealed or built on it; and then it never happened. */
import {
  type Cell,
  type City,
  type Command,
  decide,
  evolve,
  type GameState,
  type Options,
} from '@duopolis/rules';
import { builtCityAt, isBeside, sameCell } from '@duopolis/rules/cities';
import { verifyRecord } from '@duopolis/rules/record';
import { describe, expect, test } from 'vitest';
import type { TableEvent, TableEventOf } from '../src/event.ts';
import { recordsOf } from '../src/game-records.ts';
import { randomSteps } from './kit/random.ts';
import {
  at,
  by,
  DUEL,
  EVERY_GAME,
  gathered,
  given,
  happens,
  legal,
  nameOf,
  optionsOf,
  plays,
  refusal,
  type Session,
  soloOf,
  started,
  tableOf,
  turnOf,
} from './kit/session.ts';

/** Everyone has chosen. */
const placing = (game: Options = tableOf(3)): Session => turnOf(started(optionsOf(game)), [0, 1, 2]);

const cityOf = ({ state }: Session, city: number): City => builtCityAt(state.game?.open.cities ?? [], city);

/** The first placement of a seat in a city, next to a cell or not. */
function placed(
  session: Session,
  seat: number,
  city: number,
  wanted: (cell: Cell) => boolean = () => true,
): Session {
  const move = legal(session, seat).find(
    (one) => one.type === 'place' && one.city === city && wanted(one.at),
  );
  return given(session, plays(session, move as Command));
}

const lastCell = (session: Session, city: number): Cell => cityOf(session, city).tiles.at(-1)?.at as Cell;

const ask = (session: Session, seat: number, city: number, cell = lastCell(session, city)) =>
  by(at(session, seat), { type: 'ask-undo', city, cell });

describe('asking', () => {
  test('the partner consents and the tile is back in the owner’s hands', () => {
    const before = placing();
    const built = placed(before, 0, 0);
    const cell = lastCell(built, 0);
    const asked = given(built, ask(built, 0, 0));
    expect(asked.log.at(-1)).toMatchObject({ type: 'undo-asked', seat: 0, city: 0 });
    const undone = given(asked, by(at(built, 1), { type: 'consent', city: 0, cell }));
    expect(undone.state.game).toEqual(before.state.game);
    expect(undone.state.asides.asks).toEqual([]);
    expect(undone.state.hidden.placing).toEqual(before.state.hidden.placing);
  });

  test.each<[string, (built: Session) => Parameters<typeof refusal>[1], object]>([
    ['by another seat', (built) => ask(built, 1, 0), { code: 'not-your-tile' }],
    ['by somebody from another city', (built) => ask(built, 2, 0), { code: 'not-your-city' }],
    ['of a cell without a tile', (built) => ask(built, 0, 0, [3, 3]), { code: 'not-this-turn' }],
    [
      'consented by the owner',
      (built) => by(at(built, 0), { type: 'consent', city: 0, cell: [0, 0] }),
      { code: 'no-such-ask' },
    ],
  ])('%s it is refused', (_, command, code) => {
    const built = placed(placing(), 0, 0);
    expect(refusal(built, command(built))).toMatchObject(code);
  });

  test('the partner may decline, and be asked again', () => {
    const built = placed(placing(), 0, 0);
    const declined = given(built, ask(built, 0, 0), by(at(built, 1), { type: 'decline', city: 0 }));
    expect(declined.log.at(-1)).toMatchObject({ type: 'undo-declined', by: 1 });
    expect(happens(declined, ask(declined, 0, 0))).toMatchObject([{ type: 'undo-asked' }]);
    expect(refusal(given(declined, ask(declined, 0, 0)), ask(declined, 0, 0))).toEqual({
      code: 'asked-already',
      city: 0,
    });
  });

  test('who has asked may take the request back, and ask again', () => {
    const built = placed(placing(), 0, 0);
    const cancelled = given(built, ask(built, 0, 0), by(at(built, 0), { type: 'decline', city: 0 }));
    expect(cancelled.log.at(-1)).toMatchObject({ type: 'undo-declined', by: 0 });
    expect(happens(cancelled, ask(cancelled, 0, 0))).toMatchObject([{ type: 'undo-asked' }]);
  });

  test('a tile built next to it cancels the request and rules out another', () => {
    const built = placed(placing(), 0, 0);
    const asked = given(built, ask(built, 0, 0));
    const cell = lastCell(built, 0);
    const over = placed(asked, 1, 0);
    expect(over.log.at(-1)).toMatchObject({
      type: 'undo-lapsed',
      city: 0,
      why: { code: 'built-next-to-it', by: lastCell(over, 0) },
    });
    expect(refusal(over, ask(over, 0, 0, cell))).toMatchObject({ code: 'built-next-to-it' });
  });

  test('a tile built elsewhere in the city does not prevent it', () => {
    let session = placing();
    session = placed(session, 0, 0);
    session = placed(session, 1, 0);
    for (const seat of [0, 1, 2]) session = turnOf(session, [seat, seat]);
    expect(session.state.game?.open.turn).toBe(2);
    session = turnOf(session, [0, 1, 2]);
    session = placed(session, 0, 0);
    const cell = lastCell(session, 0);
    const tiles = cityOf(session, 0).tiles.length;
    session = placed(session, 1, 0, (other) => !isBeside(cell, other));
    session = given(
      session,
      ask(session, 0, 0, cell),
      by(at(session, 1), { type: 'consent', city: 0, cell }),
    );
    expect(cityOf(session, 0).tiles).toHaveLength(tiles);
    expect(session.state.game?.open.pending.filter(({ seat }) => seat === 0)).toHaveLength(2);
  });

  test('STRICT-2: after the next reveal nothing can be taken back', () => {
    let session = placing();
    for (const seat of [0, 1, 2]) session = turnOf(session, [seat, seat]);
    expect(session.state.game?.open.phase).toBe('choosing');
    expect(refusal(session, ask(session, 0, 0, [0, 0]))).toMatchObject({ code: 'not-this-turn' });
  });

  test('STRICT-2: a bot is a partner like a person and consents; a city of one person needs no consent', () => {
    const game = given(gathered(optionsOf(tableOf(3)), 1), by('ann', { type: 'start' }));
    const seat = game.state.open.chairs.findIndex(({ holder }) => holder.kind === 'person');
    const position = (): number => session.state.open.position;
    let session = game;
    for (const other of [0, 1, 2]) {
      const command = legal(session, other)[0] as Command;
      session = given(
        session,
        other === seat
          ? plays(session, command)
          : { type: 'bot-play', at: 0, position: position(), move: command },
      );
    }
    const built = placed(session, seat, seat);
    expect(happens(built, ask(built, seat, seat))).toMatchObject([
      { type: 'undo-asked', seat, city: seat },
      { type: 'undone', seat, city: seat },
    ]);
    const cell = lastCell(built, seat);
    const partner = (seat + 1) % 3;
    const next = legal(built, partner).find(
      (move) => move.type === 'place' && move.city === seat && isBeside(cell, move.at),
    ) as Command;
    const over = given(built, { type: 'bot-play', at: 0, position: position(), move: next });
    expect(refusal(over, ask(over, seat, seat, cell))).toMatchObject({ code: 'built-next-to-it' });
    for (const alone of [DUEL, soloOf('full')]) {
      let one = started(optionsOf(alone));
      while (one.state.game?.open.phase !== 'placing') one = turnOf(one, [0, 1]);
      const city = legal(one, 0).find((move) => move.type === 'place')?.city as number;
      const built2 = placed(one, 0, city);
      expect(given(built2, ask(built2, 0, city)).state.game).toEqual(one.state.game);
    }
  });
});

/** The game by the rules alone: every command of the phase but the undone placement, and the waits after it. */
function without(
  { from, events }: NonNullable<Session['state']['hidden']['placing']>,
  undo: TableEventOf<'undone'>,
) {
  let state: GameState = from;
  let gone = false;
  for (const event of events) {
    const isIt = event.type === 'placed' && event.city === undo.city && sameCell(event.at, undo.cell);
    gone ||= isIt;
    if (isIt || (event.type !== 'placed' && event.type !== 'waited') || (gone && event.type === 'waited'))
      continue;
    const command: Command =
      event.type === 'placed' ? { ...event, type: 'place' } : { type: 'wait', seat: event.seat };
    const decision = decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.error));
    state = decision.value.reduce(evolve, state);
  }
  return state;
}

test.each(EVERY_GAME.map((game) => [nameOf(game), game] as const))(
  '%s: after an undo the game is the one in which the placement never happened',
  (_, game) => {
    const options = optionsOf(game, { grace: 5 });
    let undone = 0;
    for (const seed of ['a', 'b']) {
      const steps = randomSteps(options, `undo ${seed}`, 700, started(options));
      for (const { before, after } of steps) {
        const news: readonly TableEvent[] = after.log.slice(before.log.length);
        const undo = news.find((event) => event.type === 'undone');
        if (undo === undefined) continue;
        undone += 1;
        const { placing: phase } = before.state.hidden;
        expect(after.state.game).toEqual(without(phase as NonNullable<typeof phase>, undo));
      }
      for (const record of recordsOf(steps.at(-1)?.after.log ?? []))
        expect(verifyRecord(record)).toMatchObject({ ok: true });
    }
    expect(undone).toBeGreaterThan(0);
  },
);
