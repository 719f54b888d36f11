/** A person at a remote table, key by key: the lobby, a whole game, offers and talk, on screens of 80 by 24. */
import { evolveTableView, type TableView } from '@duopolis/table';
import { createHost, memoryStore, type Update } from '@duopolis/table/host';
import { BOTS } from '@duopolis/bots';
import type { Options } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { type Language, LANGUAGES, vocabularyOf } from '@duopolis/words';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/drawing/text-width.ts';
import { cookieFor, saveCookie } from '../src/join/saved-identity.ts';
import { type AtTable, playAt } from '../src/play/at-table.ts';
import { nextSession, type SeatSession } from '../src/play/seat-session.ts';
import { shellIn } from './kit/shell.ts';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ann's seat at a table of bots, without a network between. */
async function seatedAt(game: Partial<Options>, language: Language, bots = 6) {
  const shell = shellIn(language);
  let [now, seeds] = [1, 0];
  const host = createHost({
    store: memoryStore(),
    now: () => now,
    newSeed: () => `seed ${seeds++}`,
    decideBot: async (view, strength, { seed }) => BOTS[strength].decide(view, fastRandom(seed)),
    schedule: () => {},
  });
  const options = {
    game: { mode: 'table', seats: 3, capitals: false, ...game } as Options,
    access: 'open',
    seating: 'numbers',
    pace: { kind: 'relaxed' },
    watching: { who: 'nobody', delay: 0 },
    phrasesOnly: false,
    standIn: 'random',
    grace: 60,
  } as const;
  await host.create('t', { who: 'ann', name: 'Ann', options, code: 'code' });
  let session: SeatSession | undefined;
  let view: TableView | undefined;
  const send = (update: Update): void => {
    if (update.type === 'view') {
      view = update.view;
      session = nextSession(session, { view }, shell);
    } else
      for (const event of update.events) {
        view = evolveTableView(view as TableView, event);
        session = nextSession(session, { view, event }, shell);
      }
  };
  await host.subscribe('t', { member: 'ann', send });
  let ids = 0;
  const ask: AtTable['ask'] = async (request) => {
    now += 10_000;
    const answer = await host.request('t', { who: 'ann', id: `${ids++}`, request });
    await host.settled('t');
    return answer;
  };
  const arrived: AtTable = {
    ask,
    session: () => session as SeatSession,
    isHere: () => true,
    connected: () => true,
    change: (next) => {
      session = next;
    },
  };
  await ask({ type: 'sit', seat: 0 });
  for (let seat = 1; seat < options.game.seats && seat <= bots; seat++)
    // oxlint-disable-next-line no-await-in-loop -- one chair after the other
    if (view?.open.chairs[seat]?.holder.kind === 'nobody')
      await ask({ type: 'seat-bot', seat, strength: 'greedy' });
  return { arrived, ask, shell };
}

/** Presses all keys, and keeps every screen. */
async function screensOf(
  { arrived, shell }: Awaited<ReturnType<typeof seatedAt>>,
  keyFor: (session: SeatSession) => string | undefined,
): Promise<readonly string[]> {
  const screens: string[] = [];
  await playAt(
    arrived,
    {
      show: (lines) => {
        expect(lines).toHaveLength(24);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
        screens.push(lines.join('\n'));
      },
      key: async () => keyFor(arrived.session()),
      ended: () => true,
      end: () => {},
    },
    shell,
  );
  return screens;
}

/** The simplest keys: the first two tiles, every tile where the cursor is. */
function simply({ play, leaving }: SeatSession): string | undefined {
  if (leaving === 'asked') return 'y';
  if (play === undefined) return undefined;
  const { step } = play;
  if (step.at === 'over') return undefined;
  if (step.at === 'choosing' && step.picked.length < 2) return `${step.picked.length + 1}`;
  return play.automa === undefined && step.at === 'waiting' ? undefined : 'enter';
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each<[string, Partial<Options>]>([
    ['a table of 3', {}],
    ['a table of 7 with Capitals', { seats: 7, capitals: true }],
    ['a duel', { mode: 'duel', seats: 2 }],
    ['solo', { mode: 'solo', seats: 3, solo: { kind: 'full', difficulty: 2 } }],
  ])('%s is played to its end on screens of 80 by 24', async (_, game) => {
    const far = await seatedAt(game, language);
    await far.ask({ type: 'start' });
    let keys = 0;
    const screens = await screensOf(far, (session) => (keys++ > 900 ? undefined : simply(session)));
    expect(far.arrived.session().view.open.phase).toBe('over');
    expect(screens.length).toBeGreaterThan(30);
  });
});

test('before the game: members present, awaited and ready, and a question before leaving', async () => {
  const far = await seatedAt({}, 'en');
  const keys = ['enter', 'enter', 'q', 'n', 'q', 'y'];
  const screens = await screensOf(far, () => keys.shift());
  expect(screens[0]).toMatch(/› 0 {2}Ann +not ready/);
  expect(screens[1]).toMatch(/Ann +ready/);
  expect(screens[1]).toContain('Ann can start the game.');
  expect(screens[3]).toContain('Leave the game?');
  expect(far.arrived.session().leaving).toBe('yes');
});

test('offers of bots show their reason; g agrees, and the tile is placed there', async () => {
  const far = await seatedAt({}, 'en');
  await far.ask({ type: 'start' });
  const keys = ['1', '2', 'enter', 'g'];
  const screens = await screensOf(far, () => keys.shift());
  expect(screens.at(-2)).toMatch(/greedy \d offers \w+.* → .+ \(row [1-9], column [1-9]\): \w+/);
  const standing = far.arrived.session().view.game?.open.cities.flatMap(({ tiles }) => tiles) ?? [];
  expect(standing.length).toBeGreaterThan(0);
});

test.each(LANGUAGES)(
  '%s: n declines the newest offer of a partner, once, and the screen says so',
  async (language) => {
    const far = await seatedAt({}, language);
    await far.ask({ type: 'start' });
    const keys = ['1', '2', 'enter', 'n', 'n', 'n', 'n', 'n'];
    const screens = await screensOf(far, () => keys.shift());
    expect(screens.at(-1)).toMatch(/ n (declines|refuse|отклонить)/u);
    const { decline } = vocabularyOf(language).reasons;
    expect(screens.at(-1)).toContain(`Ann: ${decline}`);
    const { view } = far.arrived.session();
    const answers = view.asides.offers.filter(({ owner }) => owner !== 0).map(({ answer }) => answer?.agrees);
    expect(new Set(answers)).toEqual(new Set([false]));
  },
);

test('o offers the tile in your hand, and the bot answers', async () => {
  const far = await seatedAt({}, 'en');
  await far.ask({ type: 'start' });
  const keys = ['1', '2', 'enter', 'o'];
  const screens = await screensOf(far, () => keys.shift());
  expect(screens.at(-1)).toMatch(/Ann offers \w+/);
  expect(screens.at(-1)).toMatch(/greedy \d: (Agreed|No)/);
});

test('a ready phrase goes to everyone or to the partners of one city', async () => {
  const far = await seatedAt({}, 'en');
  await far.ask({ type: 'start' });
  const keys = ['m', 'down', 'enter', 'm', 'tab', 'enter', 'm', 'escape'];
  const screens = await screensOf(far, () => keys.shift());
  expect(screens[1]).toContain('Say to everyone');
  expect(screens.at(-1)).toContain('Ann: Thank you!');
  expect(screens.at(-1)).toMatch(/Ann \(.+\): Hello!/);
});

test('a refusal is shown in words until the next key', async () => {
  const far = await seatedAt({}, 'fr', 1);
  const keys = ['s', 'enter'];
  const screens = await screensOf(far, () => keys.shift());
  expect(screens[1]).toContain('2');
  expect(screens[1]).toContain(vocabularyOf('fr').table.rejection({ code: 'empty-chairs', seats: [2] }));
  expect(screens[2]).not.toContain(vocabularyOf('fr').table.rejection({ code: 'empty-chairs', seats: [2] }));
});

test('a late move is refused with a sentence, and the game continues', async () => {
  const far = await seatedAt({}, 'en');
  await far.ask({ type: 'start' });
  const keys = ['1', '2', 'enter', 'w', 'w', 'w', 'w', 'w'];
  const screens = await screensOf(far, () => keys.shift());
  expect(screens.join('\n')).toContain('there is nobody left to wait for');
});

test('the session file is private, and a broken one is ignored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duopolis-device-'));
  const shell = { environment: { XDG_DATA_HOME: folder } };
  const file = join(folder, 'duopolis', 'servers.json');
  expect(cookieFor('https://a', shell)).toBeUndefined();
  saveCookie('https://a', 'duopolis=1', shell);
  saveCookie('https://b', 'duopolis=2', shell);
  expect(cookieFor('https://a', shell)).toBe('duopolis=1');
  expect(statSync(file).mode & 0o077).toBe(0);
  writeFileSync(file, '{');
  expect(cookieFor('https://a', shell)).toBeUndefined();
  rmSync(folder, { recursive: true });
});
