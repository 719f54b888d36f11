/** Strict tables: the printed rules, which friendly tables are more lenient about. */
import type { Cell, Command } from '@duopolis/rules';
import { builtCityAt } from '@duopolis/rules/cities';
import { describe, expect, test } from 'vitest';
import type { Request } from '../src/request.ts';
import type { TableState } from '../src/state.ts';
import { tableViewFor } from '../src/view.ts';
import {
  at,
  by,
  given,
  legal,
  optionsOf,
  plays,
  refusal,
  type Session,
  soloOf,
  started,
  tableOf,
  turnOf,
} from './kit/session.ts';

const FRIENDLY = optionsOf(tableOf(4));
const STRICT = { ...FRIENDLY, strict: true } as const;
const EVERYONE = [0, 1, 2, 3];

const strict = started(STRICT);
const friendly = started(FRIENDLY);
const placing = (session: Session): Session => turnOf(session, EVERYONE);
const hello = {
  type: 'say',
  channel: 'table',
  content: { kind: 'phrase', phrase: 'hello' },
} as const satisfies Request;
const ping: Request = {
  type: 'say',
  channel: 'table',
  content: { kind: 'ping', city: 0, cell: [0, 0] },
};

const placement = (session: Session, seat: number): Extract<Command, { readonly type: 'place' }> =>
  legal(session, seat).find((move) => move.type === 'place') as Extract<Command, { readonly type: 'place' }>;

const again = (session: Session) => {
  const [first, second] = legal(session, 0) as [Command, Command];
  const locked = given(session, plays(session, first));
  return { locked, command: plays(locked, second) };
};

const taken = (session: Session, seat = 0): readonly [Session, Request] => {
  const move = placement(session, seat);
  const built = given(session, plays(session, move));
  const cell = builtCityAt(built.state.game?.open.cities ?? [], move.city).tiles.at(-1)?.at as Cell;
  return [built, { type: 'ask-undo', city: move.city, cell }];
};

const offered = (session: Session): TableState => {
  const open = placing(session);
  const { city, tile, at: cell } = placement(open, 0);
  const proposal = { city, tile, cell };
  const request: Request = { type: 'propose', position: open.state.open.position, proposal };
  return given(open, by(at(open, 0), request)).state;
};

const seenBy = (state: TableState): readonly number[] =>
  EVERYONE.filter((seat) => {
    const { holder } = state.open.chairs[seat] as TableState['open']['chairs'][number];
    const you = holder.kind === 'person' ? holder.member : '';
    return tableViewFor(state, you).asides.offers.length > 0;
  });

describe('STRICT-1: a choice', () => {
  test('STRICT-1: is final once it is locked', () => {
    const { locked, command } = again(strict);
    expect(refusal(locked, command)).toEqual({ code: 'choice-is-final', rule: 'STRICT-1' });
  });

  test('STRICT-1, CHOOSE-3: can be changed at a friendly table until the last seat has chosen', () => {
    const { locked, command } = again(friendly);
    expect(given(locked, command).state.game?.hidden.choices[0]).toEqual(
      (legal(friendly, 0)[1] as Extract<Command, { readonly type: 'choose' }>).tiles,
    );
  });
});

describe('STRICT-2: a placed tile', () => {
  test('STRICT-2: never moves, with a partner or alone', () => {
    let solo = started({ ...optionsOf(soloOf('full')), strict: true });
    while (solo.state.game?.open.phase !== 'placing') solo = turnOf(solo, [0]);
    for (const session of [placing(strict), solo]) {
      const [built, request] = taken(session);
      expect(refusal(built, by(at(built, 0), request))).toEqual({
        code: 'placed-for-good',
        rule: 'STRICT-2',
      });
    }
  });

  test('STRICT-2: can be asked back at a friendly table', () => {
    const [built, request] = taken(placing(friendly));
    expect(given(built, by(at(built, 0), request)).state.asides.asks).toHaveLength(1);
  });
});

describe('STRICT-3: talk', () => {
  test('STRICT-3: is silent from the deal to the reveal, in words, phrases and pings', () => {
    for (const request of [hello, ping]) {
      expect(refusal(strict, by(at(strict, 0), request))).toEqual({
        code: 'silent-until-reveal',
        rule: 'STRICT-3',
      });
    }
    const open = placing(strict);
    expect(given(open, by(at(open, 0), hello)).state.asides.talk.table).toHaveLength(1);
  });

  test('STRICT-3: goes on at any time at a friendly table', () => {
    expect(given(friendly, by(at(friendly, 0), hello)).state.asides.talk.table).toHaveLength(1);
  });
});

describe('STRICT-4: what partners agree on', () => {
  test('STRICT-4: is open to the whole table', () => {
    const open = placing(strict);
    expect(refusal(open, by(at(open, 0), { ...hello, channel: 0 }))).toEqual({
      code: 'talk-openly',
      rule: 'STRICT-4',
    });
    expect(seenBy(offered(strict))).toEqual(EVERYONE);
  });

  test('STRICT-4: stays between them at a friendly table', () => {
    expect(seenBy(offered(friendly))).toHaveLength(2);
  });
});
