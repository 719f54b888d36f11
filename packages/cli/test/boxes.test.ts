/** Every command that plays, reads or checks games works with odd boxes: other tiles, mats of odd shapes, long bridges. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duopolis } from './kit/run.ts';

const NONE = { S: 0, F: 0, d: 0, e: 0, m: 0, b: 0, O: 0, P: 0, H: 0 };
const SEATING = [4, 8, 15, 16].map((number) => ({ number, asks: 'How many?', order: 'number' }));
const CARDS = Array.from({ length: 12 }, (_, nth) => ({
  number: 7 * nth,
  shared: ['f', 'h', '>'],
  own: ['>'],
}));
const MATS = ['One', 'Two', 'Three', 'Four'];

interface OddBox {
  readonly name: string;
  readonly pieces: object;
  /** Tiles that a game of this box can have. */
  readonly tiles: RegExp;
}

/** Civic tiles that our box doesn't have. */
const CIVICS = ['[OF-P]', '[SF-O]', '[HT-F]'].map((tile) => ({ name: `Hall ${tile}`, tile }));

const BOXES: readonly OddBox[] = [
  {
    name: 'shops and parks only',
    pieces: { buildings: { ...NONE, S: 50, P: 50 }, duplexes: Array<string>(12).fill('S|P') },
    tiles: /^[SP]([|-][SP])?$/,
  },
  {
    name: 'exactly enough tiles for three seats',
    pieces: { buildings: { ...NONE, H: 30, O: 30, F: 30 }, duplexes: Array<string>(9).fill('H-O') },
    tiles: /^[HOF]([|-][HOF])?$/,
  },
  {
    name: 'mats with long bridges',
    pieces: { mats: MATS.map((name) => ({ name, cells: '===./.#.#' })), civics: CIVICS },
    tiles: /^([SFdembOPH]([|-][SFdembOPH])?|\[(OF-P|SF-O|HT-F)\])$/,
  },
  {
    name: 'mats that are no rectangles',
    pieces: { mats: MATS.map((name) => ({ name, cells: '_.#/.##/.#_/.#_' })), tokens: ['Aa', 'Bb', 'Cc'] },
    tiles: /^([SFdembOPH]([|-][SFdembOPH])?|\[..-.\])$/,
  },
  {
    name: 'Automa cards alike and other seating cards',
    pieces: { automaCards: CARDS, seatingCards: SEATING },
    tiles: /^[SFdembOPH]([|-][SFdembOPH])?$/,
  },
];

let folder = '';
const fileOf = (nth: number, kind: string): string => join(folder, `${nth}-${kind}`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-boxes-'));
  await Promise.all(BOXES.map(({ pieces }, nth) => writeFile(fileOf(nth, 'box'), JSON.stringify(pieces))));
});
afterAll(() => rm(folder, { recursive: true }));

/** The command succeeds; returns its standard output. */
async function done(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await duopolis(args);
  expect({ args, code, err: code === 0 ? '' : err }).toEqual({ args, code: 0, err: '' });
  return out;
}

interface CampaignFile {
  readonly log: readonly { readonly tile?: string; readonly tiles?: readonly string[] }[];
}

describe.each(BOXES.map((box, nth) => [box.name, nth, box] as const))('%s', (_, nth, { pieces, tiles }) => {
  const capitals = 'mats' in pieces ? ['--capitals'] : [];
  const mode = 'automaCards' in pieces ? ['--mode', 'solo'] : ['--mode', 'table'];
  const own = (): readonly string[] => ['--components', fileOf(nth, 'box')];
  const games = (): string => fileOf(nth, 'games.jsonl');

  test('is sound, and games of it are dealt, kept, verified and replayed', async () => {
    await done('components', fileOf(nth, 'box'));
    await done(
      'simulate',
      ...mode,
      ...capitals,
      '--games',
      '1',
      '--bots',
      'greedy',
      '--seed',
      'odd',
      '--records',
      games(),
      ...own(),
    );
    const kept = JSON.parse((await readFile(games(), 'utf8')).split('\n', 1)[0] ?? '') as CampaignFile;
    const played = kept.log.flatMap(({ tile, tiles: some = [] }) =>
      tile === undefined ? some : [tile, ...some],
    );
    expect(played.length).toBeGreaterThan(20);
    expect(played.filter((tile) => !tiles.test(tile))).toEqual([]);
    for (const args of [[], own()]) {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      expect(await done('verify', games(), ...args)).toContain('1 game');
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      await done('replay', games(), '--step', '9', ...args);
    }
  });

  test('bots that search play it in the arena', async () => {
    const arena = [
      'arena',
      '--bots',
      'hard,greedy',
      ...mode,
      ...capitals,
      '--games',
      '1',
      '--iterations',
      '4',
      '--threads',
      '1',
      '--seed',
      'odd',
    ];
    const bots = mode.includes('solo') ? arena.with(2, 'hard') : arena;
    expect(JSON.parse(await done(...bots, '--json', ...own()))).toMatchObject({
      games: 1,
      contest: { components: {} },
    });
  });
});

/** With the box of shops and parks. */
const shops = (): readonly string[] => ['--components', fileOf(0, 'box')];

describe('commands that only count', () => {
  test('report what the box in use can’t contain, and still score it', async () => {
    const { code, out, err } = await duopolis(['score', 'SSSS/FFFF/PPPP/SSSS', ...shops()]);
    expect([code, out, err]).toEqual([
      0,
      expect.stringContaining('16'),
      expect.stringMatching(/^City 1: .*factory/),
    ]);
    expect((await duopolis(['score', 'SSSS/PPPP/SSSS/PPPP', ...shops()])).err).not.toContain('factory');
    expect((await duopolis(['solve', 'FF', ...shops()])).err).toContain('factory');
    const lines = ['SSSS/PPPP/SSSS/PPPP', 'SSSS/FFFF/PPPP/SSSS'].map((city) =>
      JSON.stringify({ cities: [city] }),
    );
    const read = await duopolis(['score', '-', ...shops()], { input: lines.join('\n') });
    expect([read.code, read.out.trim().split('\n').length]).toEqual([0, 2]);
    expect(read.err).toMatch(/^line 2: City 1: .*factory/);
  });

  test('the score pad has its tokens', async () => {
    await writeFile(
      fileOf(0, 'tokens'),
      JSON.stringify({ tokens: ['Oslo', 'Bergen', 'Narvik', 'Tromsø', 'Bodø', 'Molde', 'Voss'] }),
    );
    const cities = ['SSSS/POOd/PHbe/HFFm', 'FFOO/FeHb/OmSS/OPPS', 'PPPO/HPbO/SdOH/HHHS'];
    const out = await done('scorepad', ...cities, '--json', '--components', fileOf(0, 'tokens'));
    expect(JSON.parse(out)).toMatchObject({ tokens: ['Oslo', 'Bergen', 'Narvik'] });
  });
});
