/** The first game of a newcomer who follows the partners: every lesson comes, and what they promise is true. */
import { BUILDING_TYPES, type City, modeRules } from '@duopolis/rules';
import { buildingsOf, isDuplex, typeOfBuilding } from '@duopolis/rules/notation';
import { describe, expect, test } from 'vitest';
import { LESSON_IDS } from '../../../src/features/learn/lessons.ts';
import { wordsIn } from '../../words-in.ts';
import { follow, type Newcomer, notesInMemory, sitDown } from './newcomer.ts';

/** What was said, in order, each line once in a row. */
async function playThrough(newcomer: Newcomer): Promise<readonly string[]> {
  const received: string[] = [];
  const note = (): void => {
    if (newcomer.turn.seat.view.value?.open.phase !== 'playing') return;
    const { lesson, line, by } = newcomer.prompt();
    const said = `${lesson}: ${line} (${by})`;
    if (received.at(-1) !== said) received.push(said);
  };
  note();
  // oxlint-disable-next-line no-await-in-loop -- one action after the other
  while (received.length < 200 && (await follow(newcomer))) note();
  return received;
}

const until = async (newcomer: Newcomer, line: string): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop -- one action after the other
  while (newcomer.prompt().line !== line) await follow(newcomer);
};

test('every lesson comes, in order, and the game is played to its end', async () => {
  const newcomer = await sitDown();
  const received = await playThrough(newcomer);
  expect(received.slice(0, 23)).toEqual([
    'goal: goal (left)',
    'hand: hand (left)',
    'hand: second (right)',
    'hand: lock (left)',
    'reveal: reveal (left)',
    'place: left (left)',
    'place: right (right)',
    'place: confirm (right)',
    'built: built (left)',
    'pass: pass (right)',
    'pair: pair (left)',
    'pair: more (right)',
    'pair: chosen (left)',
    'offer: offer (left)',
    'lines: lines (left)',
    'lines: slides (right)',
    'lines: ready (right)',
    'weaker: weaker (left)',
    'why: why (left)',
    'free: free (left)',
    'free: picked (left)',
    'free: pickedBoth (left)',
    'help: help (left)',
  ]);
  expect(new Set(received.map((said) => said.split(':')[0]))).toEqual(new Set(LESSON_IDS));
  expect(newcomer.turn.seat.view.value?.open.phase).toBe('over');
});

/** The types that the lesson explains, before the rest of the game is the newcomer's own. */
test('all six types are taught while their tiles are taken and placed', async () => {
  const newcomer = await sitDown();
  const taught = new Set<string>();
  while (newcomer.lesson()?.id !== 'crossroads') {
    const { line, hint, facts } = newcomer.prompt();
    if (line === 'pair') taught.add(facts.first);
    if (line === 'more') taught.add(facts.tile);
    if ([line, hint?.line].some((one) => one === 'wants') || line === 'picked' || line === 'pickedBoth')
      taught.add(facts.fresh);
    // oxlint-disable-next-line no-await-in-loop -- one action after the other
    await follow(newcomer);
  }
  expect([...taught].toSorted()).toEqual([...BUILDING_TYPES].toSorted());
});

test('before the rest of the game, the partners say how everything explains itself, or what a type not met yet wants', async () => {
  const newcomer = await sitDown();
  await until(newcomer, 'tips');
  const { promptFor } = await import('../../../src/features/learn/prompt.ts');
  const moment = newcomer.moment();
  const { open, viewer } = moment.game;
  const cities = open.cities.map((city) => ({
    ...city,
    tiles: city.tiles.filter(({ seat, tile }) => seat !== viewer || !tile.includes('F')),
  }));
  const unmet = { ...moment, game: { ...moment.game, open: { ...open, cities: cities as City[] } } };
  const lesson = newcomer.lesson();
  expect(lesson?.id).toBe('tips');
  if (lesson !== undefined)
    expect(promptFor(lesson, unmet)).toMatchObject({ line: 'rest', facts: { fresh: 'factory' } });
});

test('a type that was not met before is taught in the last round, too', async () => {
  const newcomer = await sitDown();
  await until(newcomer, 'on');
  const { sayChoose } = await import('../../../src/features/learn/choosing-lines.ts');
  const moment = newcomer.moment();
  const [type] = buildingsOf(moment.game.hand[0] ?? 'S').map(typeOfBuilding);
  const { open, viewer } = moment.game;
  // The same game, in which somebody else has built my tiles.
  const cities = open.cities.map(
    (city) => ({ ...city, tiles: city.tiles.map((built) => ({ ...built, seat: viewer + 1 })) }) as City,
  );
  const fresh = { ...moment, picked: [0], game: { ...moment.game, open: { ...open, cities } } };
  expect(sayChoose('on', { ...moment, picked: [0] }, undefined).line).toBe('on');
  expect(sayChoose('on', fresh, undefined)).toMatchObject({
    line: 'picked',
    facts: { fresh: type },
  });
});

describe('the deal', () => {
  test('PLACE-1: the first two tiles are a shop for the left city and a park for the right one', async () => {
    const newcomer = await sitDown();
    expect(newcomer.prompt().facts).toMatchObject({ first: 'shop', second: 'park' });
    await until(newcomer, 'left');
    expect(newcomer.prompt().targets).toEqual([
      { kind: 'cells', city: newcomer.moment().cities.left, cells: [[0, 0]] },
    ]);
  });

  test('SHOP-1, PARK-1: the second pair makes a line of shops and a group of parks', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'lines');
    expect(newcomer.prompt().facts).toMatchObject({ tile: 'shop', gain: 3 });
    await until(newcomer, 'slides');
    expect(newcomer.prompt().facts).toMatchObject({ tile: 'park', gain: 4 });
  });

  test('END-1: after two turns one city is weaker, and helping it raises the score', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'weaker');
    const { low, high } = newcomer.prompt().facts;
    expect(high).toBeGreaterThan(low);
    await until(newcomer, 'lifted');
    expect(newcomer.prompt().facts.before).toBe(low);
    expect(newcomer.prompt().facts.low).toBeGreaterThan(low);
  });

  test('ROUND-1, PLACE-5: duplexes come when they are promised, lying and standing', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'duplex');
    const { hand } = newcomer.moment().game;
    expect([hand.length, hand.every(isDuplex)]).toEqual([3, true]);
    expect([hand.some((tile) => tile.includes('-')), hand.some((tile) => tile.includes('|'))]).toEqual([
      true,
      true,
    ]);
    await until(newcomer, 'long');
    const [target] = newcomer.prompt().targets;
    expect(target?.kind === 'cells' && target.cells.length).toBe(2);
  });

  test('SEAT-1: she sits on the left and builds the left city, he the right one', async () => {
    const { moment, link } = await sitDown();
    const { game, cities } = moment();
    const { partnerSeat } = await import('../../../src/features/learn/moment.ts');
    const { nameOf } = await import('../../../src/game/players/seat-names.ts');
    const words = await wordsIn('en');
    for (const [side, name] of [
      ['left', 'Ada'],
      ['right', 'Ben'],
    ] as const) {
      const seat = partnerSeat(moment(), side);
      expect(modeRules(game.open.options).citiesOf(seat, 3)).toContain(cities[side]);
      expect(nameOf(link.view.value?.open as never, seat, words)).toBe(name);
    }
  });
});

describe('the partners have time', () => {
  test('PLACE-2: in the first turn they build only after the newcomer has', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'confirm');
    await newcomer.settled();
    expect(newcomer.moment().game.open.cities.map(({ tiles }) => tiles.length)).toEqual([0, 0, 0]);
    await follow(newcomer);
    expect(newcomer.moment().point).toBe('1.2 choosing');
  });

  test('PLACE-8: they do not wait for a newcomer who lets them go first', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'left');
    await newcomer.turn.actions.wait();
    await newcomer.settled();
    expect(newcomer.moment().game.open.cities.some(({ tiles }) => tiles.length > 0)).toBe(true);
  });

  test('later they propose and wait for an answer, however long it takes', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'offer');
    await newcomer.settled();
    expect(newcomer.moment().offers).toHaveLength(2);
    expect(newcomer.moment().game.open.pending.map(({ seat }) => seat)).toHaveLength(6);
  });
});

describe('any legal move continues the lesson', () => {
  test('two other tiles get a comment, and can be locked', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'hand');
    newcomer.turn.actions.pick(4);
    newcomer.turn.actions.pick(5);
    expect(newcomer.prompt()).toMatchObject({
      line: 'otherwise',
      facts: { tile: 'shop' },
      targets: [{ kind: 'lock' }],
    });
    await newcomer.turn.actions.lock();
    await newcomer.settled();
    expect(newcomer.prompt().line).toBe('reveal');
  });

  test('for a weaker cell, the better one is named and shown', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'lines');
    const { turn } = newcomer;
    const city = newcomer.moment().cities.left;
    const worst = turn.targets.legal.value.get(city)?.places.find(({ best }) => !best);
    turn.actions.act(city, worst?.at as never);
    await follow(newcomer);
    expect(newcomer.prompt()).toMatchObject({ line: 'better', facts: { tile: 'shop', gain: 3 } });
    await turn.actions.confirm();
    await newcomer.settled();
    expect(newcomer.moment().point).toBe('1.3 choosing');
  });

  test('tiles placed the other way round are placed', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'left');
    newcomer.turn.actions.act(newcomer.moment().cities.right, [0, 0]);
    expect(newcomer.prompt()).toMatchObject({ line: 'left', facts: { tile: 'park' } });
  });
});

describe('interrupted and resumed', () => {
  test('the game and the lesson continue where they were', async () => {
    const notes = notesInMemory();
    const before = await sitDown(notes);
    await until(before, 'pair');
    const after = await sitDown(notes, before.course());
    expect([after.link.table, after.prompt()]).toEqual([before.link.table, before.prompt()]);
    await until(after, 'lines');
    expect(after.moment().point).toBe('1.2 placing');
  });

  test('an unread lesson is skipped when the game continues', async () => {
    const newcomer = await sitDown();
    await until(newcomer, 'weaker');
    newcomer.turn.actions.pick(0);
    expect(newcomer.lesson()?.id).toBe('free');
  });
});
