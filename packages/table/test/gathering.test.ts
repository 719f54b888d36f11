/** Coming together: create, join, sit, bots, ready, start, leave, return, hand over, remove, rematch. */
import { seatByNumbers } from '@duopolis/rules/chance';
import { COMPONENTS } from '@duopolis/rules/components';
import { describe, expect, test } from 'vitest';
import { aboutTable } from '../src/about.ts';
import type { TableCommand } from '../src/table-command.ts';
import type { TableOptions } from '../src/options.ts';
import {
  at,
  by,
  create,
  DUO,
  gathered,
  given,
  happens,
  NEW,
  optionsOf,
  refusal,
  type Session,
  soloOf,
  started,
  tableOf,
} from './kit/session.ts';

const OPTIONS = optionsOf(tableOf(3));

describe('create', () => {
  test.each<[string, Partial<TableOptions>, object]>([
    ['too few seats', { game: tableOf(2) }, { code: 'wrong-seats', min: 3, max: 7 }],
    [
      'a clock of a second',
      { pace: { kind: 'live', choose: 1, place: 60 } },
      { setting: 'choose', least: 10 },
    ],
    ['no number at all', { grace: Number.NaN }, { code: 'out-of-range', setting: 'grace' }],
    ['no such bot', { standIn: 'genius' as never }, { code: 'no-such-bot', strength: 'genius' }],
    ['a deal that could be guessed', { deal: 'monday' }, { code: 'bad-deal' }],
    ['no letters for an address', { deal: 'x/'.repeat(12) }, { code: 'bad-deal' }],
    ['spectators of a deal', { deal: 'x'.repeat(22) }, { code: 'deal-watched' }],
    [
      'a box without duplexes',
      { components: { ...COMPONENTS, duplexes: [] } },
      { code: 'too-few-components', list: 'duplexes', have: 0 },
    ],
  ])('%s is refused', (_, others, problem) => {
    expect(refusal(NEW, create({ ...OPTIONS, ...others }))).toMatchObject({ code: 'bad-options', problem });
  });

  test('the creator is the host; an Automa has its own chair', () => {
    const { state } = given(NEW, create(optionsOf(DUO)));
    expect(state.open.host).toBe('ann');
    expect(state.open.chairs.map(({ holder }) => holder.kind)).toEqual(['nobody', 'nobody', 'automa']);
    expect(aboutTable(state)).toMatchObject({ phase: 'gathering', seats: 3, free: 2, host: 'ann' });
  });

  test('a game alone is ready when you are', () => {
    const solo = given(NEW, create(optionsOf(soloOf('full'))), by('ann', { type: 'sit', seat: 0 }));
    expect(given(solo, by('ann', { type: 'start' })).state.game?.open.phase).toBe('assigning');
  });

  test('a table can use the components of a box', () => {
    const components = { ...COMPONENTS, tokens: ['here', 'there', 'elsewhere'] };
    const session = started({ ...OPTIONS, components });
    expect(session.state.game?.open.tokens.toSorted()).toEqual(['elsewhere', 'here', 'there']);
  });
});

/** Somebody comes with a link. */
const wim = (code?: string): TableCommand =>
  by('wim', { type: 'join', name: 'wim', ...(code !== undefined && { code }) });

describe('join', () => {
  const open = given(NEW, create(OPTIONS));
  const hidden = given(NEW, create({ ...OPTIONS, access: 'private' }));
  const watched = (who: TableOptions['watching']['who'], access = OPTIONS.access): Session =>
    started({ ...OPTIONS, access, watching: { who, delay: 0 } });

  test.each<[string, Session, string | undefined, string | undefined]>([
    ['an open table', open, undefined, undefined],
    ['a private table', hidden, undefined, 'wrong-code'],
    ['a private table with another code', hidden, 'other', 'wrong-code'],
    ['a private table with its code', hidden, 'code', undefined],
    ['a running game', watched('everyone'), undefined, undefined],
    ['a private running game', watched('everyone', 'private'), undefined, 'wrong-code'],
    ['a private running game with its code', watched('everyone', 'private'), 'code', undefined],
    ['a running game for invited', watched('invited'), undefined, 'wrong-code'],
    ['a running game for invited, with the code', watched('invited'), 'code', undefined],
    ['a running game for nobody', watched('nobody'), 'code', 'no-watching'],
  ])('%s', (_, session, code, problem) => {
    if (problem === undefined) expect(happens(session, wim(code))).toMatchObject([{ type: 'joined' }]);
    else expect(refusal(session, wim(code))).toMatchObject({ code: problem });
  });

  test.each(['', '   ', 'x'.repeat(41)])('the name %j is refused', (name) => {
    expect(refusal(open, by('wim', { type: 'join', name }))).toEqual({ code: 'bad-name', most: 40 });
  });

  test('a name of 40 emoji is accepted', () => {
    expect(happens(open, by('wim', { type: 'join', name: '🎲'.repeat(40) }))).toMatchObject([
      { type: 'joined' },
    ]);
  });

  test('joining again changes nothing', () => {
    expect(happens(open, by('ann', { type: 'join', name: 'ann' }))).toEqual([]);
  });
});

const portraitOfBen = ({ state }: Session) => state.open.members.find(({ id }) => id === 'ben')?.portrait;

describe('chairs', () => {
  const two = given(NEW, create(OPTIONS), by('ben', { type: 'join', name: 'ben' }));

  test('a portrait stays until another one is chosen, and choosing the same changes nothing', () => {
    const plain = given(two, by('ben', { type: 'sit', seat: 0 }));
    expect(plain.log.at(-1)).toEqual({ type: 'sat', at: 0, member: 'ben', seat: 0 });
    const chosen = given(plain, by('ben', { type: 'sit', seat: 0, portrait: 'beret' }));
    expect(happens(chosen, by('ben', { type: 'sit', seat: 0, portrait: 'beret' }))).toEqual([]);
    expect(portraitOfBen(given(chosen, by('ben', { type: 'sit', seat: 2 })))).toBe('beret');
    expect(portraitOfBen(given(chosen, by('ben', { type: 'sit', seat: 0, portrait: 'quiff' })))).toBe(
      'quiff',
    );
  });

  test('one chair each: sitting elsewhere frees the old chair', () => {
    const moved = given(two, by('ben', { type: 'sit', seat: 0 }), by('ben', { type: 'sit', seat: 2 }));
    expect(moved.state.open.chairs.map(({ holder }) => holder.kind)).toEqual(['nobody', 'nobody', 'person']);
  });

  test.each<[TableCommand, object]>([
    [by('ben', { type: 'sit', seat: 3 }), { code: 'no-such-chair', seats: 3 }],
    [by('ben', { type: 'sit', seat: 1 }), { code: 'chair-taken', seat: 1 }],
    [by('ben', { type: 'seat-bot', seat: 0, strength: 'random' }), { code: 'not-the-host' }],
    [by('ann', { type: 'seat-bot', seat: 1, strength: 'random' }), { code: 'chair-taken' }],
    [by('ann', { type: 'unseat-bot', seat: 1 }), { code: 'no-bot-there' }],
    [by('ben', { type: 'ready', ready: true }), { code: 'not-seated' }],
    [by('ben', { type: 'remove', member: 'ann' }), { code: 'not-the-host' }],
    [by('ann', { type: 'start' }), { code: 'empty-chairs', seats: [0, 2] }],
    [by('eve', { type: 'sit', seat: 0 }), { code: 'not-a-member' }],
  ])('%j is refused', (command, problem) => {
    const taken = given(two, by('ann', { type: 'sit', seat: 1 }));
    expect(refusal(taken, command)).toMatchObject(problem);
  });

  test('the host starts when everyone else is ready', () => {
    const waiting = given(gathered(OPTIONS), by('cleo', { type: 'ready', ready: false }));
    expect(refusal(waiting, by('ann', { type: 'start' }))).toEqual({ code: 'not-ready', seats: [2] });
  });

  test('a removed member can’t come back', () => {
    const removed = given(gathered(OPTIONS), by('ann', { type: 'remove', member: 'ben' }));
    expect(removed.state.open.members.map(({ id }) => id)).toEqual(['ann', 'cleo']);
    expect(refusal(removed, by('ben', { type: 'join', name: 'ben', code: 'code' }))).toEqual({
      code: 'barred',
    });
    expect(refusal(started(OPTIONS), by('ann', { type: 'remove', member: 'ben' }))).toMatchObject({
      code: 'wrong-table-phase',
    });
  });

  test('without spectators, members without a chair leave at the start', () => {
    const session = given(
      gathered({ ...OPTIONS, watching: { who: 'nobody', delay: 0 } }),
      by('wim', { type: 'join', name: 'wim' }),
      by('ann', { type: 'start' }),
    );
    expect(session.state.open.members.map(({ id }) => id)).toEqual(['ann', 'ben', 'cleo']);
  });
});

describe('seating', () => {
  test('SEAT-2, SEAT-3: by numbers, everyone sits in ascending order of the cards dealt from the seed', () => {
    const session = started(OPTIONS, undefined, 'any seed');
    const cards = COMPONENTS.seatingCards.map(({ number }) => number);
    const { players, values } = seatByNumbers(3, 'any seed', cards);
    expect([0, 1, 2].map((seat) => at(session, seat))).toEqual(
      players.map((nth) => ['ann', 'ben', 'cleo'][nth]),
    );
    expect(session.state.game?.open.seating).toEqual(values);
  });

  const asked = gathered({ ...OPTIONS, seating: 'card' });
  const order = asked.state.open.card?.order;
  const answers = {
    number: ['3', '1', '2'],
    date: ['12-01', '01-31', '02-01'],
    text: ['c', 'a', 'b'],
    rainbow: ['blue', 'red', 'green'],
  };
  const [first, second, third] = answers[order ?? 'number'] as [string, string, string];
  const answered = given(
    asked,
    by('ann', { type: 'answer', answer: first }),
    by('ben', { type: 'answer', answer: second }),
    by('cleo', { type: 'answer', answer: third }),
  );

  test('SEAT-2: by a card that everyone answers', () => {
    const session = given(answered, by('ann', { type: 'start' }));
    expect([0, 1, 2].map((seat) => at(session, seat))).toEqual(['ben', 'cleo', 'ann']);
    expect(session.state.game?.open.seating).toEqual([1, 2, 3]);
    expect(session.state.asides.answers).toEqual({});
  });

  test('the game does not start before everyone has given an answer that can be ordered', () => {
    expect(refusal(asked, by('ann', { type: 'start' }))).toEqual({ code: 'not-answered', seats: [0, 1, 2] });
    expect(refusal(asked, by('ann', { type: 'answer', answer: ' ' }))).toMatchObject({ code: 'bad-answer' });
    expect(refusal(gathered(OPTIONS), by('ann', { type: 'answer', answer: '1' }))).toEqual({
      code: 'no-card',
    });
  });

  test('bots, who have no birthday, sit down among the people, who keep their order', () => {
    const bots = given(
      answered,
      by('cleo', { type: 'stand' }),
      by('ann', { type: 'seat-bot', seat: 2, strength: 'random' }),
      by('ann', { type: 'start' }),
    );
    const people = bots.state.open.chairs.flatMap(({ holder }) =>
      holder.kind === 'person' ? [holder.member] : [],
    );
    expect(people).toEqual(['ben', 'ann']);
  });
});

describe('leaving and returning', () => {
  test('before the game the chair is free again, and the next seated member is the host', () => {
    const left = given(gathered(OPTIONS), by('ann', { type: 'leave' }));
    expect(left.state.open).toMatchObject({ host: 'ben', chairs: [{ holder: { kind: 'nobody' } }, {}, {}] });
  });

  test('when the last member leaves a table, the next person to come is its host', () => {
    const alone = given(NEW, create(OPTIONS), by('ann', { type: 'leave' }));
    expect(alone.state.open.host).toBeUndefined();
    expect(given(alone, by('ben', { type: 'join', name: 'ben' })).state.open.host).toBe('ben');
  });

  test('in a game they keep the seat: a bot plays it until they return', () => {
    const game = started(OPTIONS);
    const seat = [0, 1, 2].find((nth) => at(game, nth) === 'ben') as number;
    const left = given(game, by('ben', { type: 'leave' }));
    expect(left.state.open.chairs[seat]).toMatchObject({
      standIn: { why: 'left' },
      holder: { member: 'ben' },
    });
    expect(
      refusal(left, by('ben', { type: 'say', channel: 'table', content: { kind: 'phrase', phrase: 'no' } })),
    ).toEqual({ code: 'not-a-member' });
    const back = given(left, by('ben', { type: 'join', name: 'ben' }));
    expect(back.state.open.chairs[seat]?.standIn).toBeUndefined();
    expect(back.state.open.members.find(({ id }) => id === 'ben')).toMatchObject({ here: true });
  });

  test('a host who drops out before the game is replaced after the grace', () => {
    const dropped = given(gathered(OPTIONS), { type: 'drop', who: 'ann', at: 1_000 });
    expect(aboutTable(dropped.state).dueAt).toBe(61_000);
    const replaced = given(dropped, { type: 'replace-host', to: 'ben', at: 61_000 });
    expect(replaced.state.open.host).toBe('ben');
  });

  test('a closed table refuses everything', () => {
    const closed = given(gathered(OPTIONS), by('ann', { type: 'close' }));
    expect(refusal(closed, by('wim', { type: 'join', name: 'wim' }))).toEqual({
      code: 'wrong-table-phase',
      phase: 'closed',
    });
    expect(given(started(OPTIONS), { type: 'shut', at: 0 }).state.open.phase).toBe('closed');
  });
});

const over = (): Session => {
  const game = started(OPTIONS);
  return { ...game, state: { ...game.state, open: { ...game.state.open, phase: 'over' } } };
};

describe('rematch', () => {
  test('any seated member can ask: only that member is ready, and all keep their chairs', () => {
    const asked = given(over(), by('ben', { type: 'rematch' }));
    const { phase, host, chairs } = asked.state.open;
    expect([phase, host]).toEqual(['gathering', 'ann']);
    const answers = chairs.map(
      ({ holder, ready }) => holder.kind === 'person' && `${holder.member} ${ready}`,
    );
    expect(new Set(answers)).toEqual(new Set(['ann false', 'ben true', 'cleo false']));
    expect(happens(over(), by('ann', { type: 'rematch' })).map(({ type }) => type)).toEqual([
      'rematched',
      'readied',
    ]);
  });

  test('it starts when the others have joined, or bots have taken the remaining chairs', () => {
    const asked = given(over(), by('ann', { type: 'rematch' }), by('ben', { type: 'ready', ready: true }));
    expect(refusal(asked, by('ann', { type: 'start' })).code).toBe('not-ready');
    const joined = given(asked, by('cleo', { type: 'ready', ready: true }), by('ann', { type: 'start' }));
    expect(joined.state.open).toMatchObject({ phase: 'playing', games: 2 });
    const seat = asked.state.open.chairs.findIndex(
      ({ holder }) => holder.kind === 'person' && holder.member === 'cleo',
    );
    const without = given(
      asked,
      by('cleo', { type: 'stand' }),
      by('ann', { type: 'seat-bot', seat, strength: 'easy' }),
      by('ann', { type: 'start' }),
    );
    expect(without.state.open).toMatchObject({ phase: 'playing', games: 2 });
  });

  test('spectators can’t ask', () => {
    const watched = given(over(), by('wim', { type: 'join', name: 'wim', code: 'code' }));
    expect(refusal(watched, by('wim', { type: 'rematch' }))).toEqual({ code: 'not-seated' });
  });
});
