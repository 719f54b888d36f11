/** `duopolis campaign`: a whole campaign in the terminal, its file, and every way that file can go wrong. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  beginCampaign,
  type Campaign,
  campaignTotal,
  type FinishedGame,
  legalPicks,
} from '@duopolis/rules/campaign';
import { LANGUAGES } from '@duopolis/words';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type CampaignFile,
  formatCampaignFile,
  EMPTY_CAMPAIGN_FILE,
  parseCampaignFile,
} from '../src/campaign/campaign-file-format.ts';
import { pickLines, standLines } from '../src/campaign/campaign-screens.ts';
import { openStore, type Store } from '../src/campaign/campaign-file.ts';
import { type CampaignEnvironment, campaignThrough } from '../src/campaign/play-campaign.ts';
import { widthOf } from '../src/drawing/text-width.ts';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';
import { shellIn } from './kit/shell.ts';

let folder = '';
let file = '';
let nth = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-'));
});
beforeEach(() => {
  file = join(folder, `${nth++}`, 'campaign.json');
});
afterAll(() => rm(folder, { recursive: true }));

const SCORE = { shop: 16, factory: 0, tavern: 1, office: 17, park: 10, house: 12, total: 56 };
const TIED: FinishedGame = { cities: { left: SCORE, right: SCORE }, won: true };
const TERMS = { length: 3, difficulty: 2, mode: 'simple' } as const;
const BEGUN: CampaignFile = { ...EMPTY_CAMPAIGN_FILE, name: 'Ann', campaign: beginCampaign(TERMS) };
const AWAITING: CampaignFile = { ...BEGUN, campaign: { ...beginCampaign(TERMS), awaiting: TIED } };

const opened = (): Store => {
  const store = openStore(file);
  if (!store.ok) throw new Error(store.error.code);
  return store.value;
};

function keep(kept: CampaignFile): void {
  const store = opened();
  expect(store.save(kept).ok).toBe(true);
  store.close();
}

const kept = async (): Promise<CampaignFile> => {
  const read = parseCampaignFile(await readFile(file, 'utf8'));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const around = (
  keys: readonly string[],
  seen: (lines: readonly string[]) => void = () => {},
): CampaignEnvironment => {
  const left = [...keys];
  let seed = 0;
  return {
    terminal: { show: seen, key: async () => left.shift(), end: () => {}, ended: () => true },
    shell: shellIn('en'),
    newSeed: () => `campaign ${seed++}`,
    today: () => '2026-11-15',
  };
};

const run = (...args: readonly string[]) => duopolis(['campaign', ...args, '--file', file]);

test('CAMPAIGN-1: a whole campaign through the terminal ends in the high scores', async () => {
  keep(BEGUN);
  const store = opened();
  const wrong: string[] = [];
  const done = await campaignThrough(
    store,
    around(Array<string>(900).fill('enter'), (lines) => {
      if (lines.length !== 24 || lines.some((line) => widthOf(line) > 80)) wrong.push(lines.join('\n'));
    }),
  );
  store.close();
  expect([done.ok, wrong]).toEqual([true, []]);
  const { campaign, highScores } = await kept();
  expect(campaign?.games.map(({ pick }) => pick.type)).toEqual(['shop', 'factory', 'tavern']);
  const points = campaign === undefined ? 0 : campaignTotal(campaign);
  expect(highScores.scores).toEqual([{ ...TERMS, points, name: 'Ann', date: '2026-11-15' }]);
  const { out } = await run('scores');
  expect(out).toContain('3 games, simple, level 2');
  expect(out).toMatch(new RegExp(`1\\. Ann +${points}  2026-11-15`));
});

test('CAMPAIGN-1: an interrupted game resumes where it was', async () => {
  keep(BEGUN);
  const first = opened();
  await campaignThrough(first, around(['enter', ...Array<string>(40).fill('enter'), 'q', 'y']));
  first.close();
  const left = await kept();
  expect(left.unfinished?.seed).toBe('campaign 0');
  expect(left.unfinished?.commands.length).toBeGreaterThan(5);
  expect((await run('status')).out).toContain('Game 1 is unfinished; you can resume it.');
  const again = opened();
  await campaignThrough(again, around(['enter', 'q', 'y']));
  again.close();
  expect((await kept()).unfinished).toEqual(left.unfinished);
  const last = opened();
  await campaignThrough(last, around(Array<string>(200).fill('enter')));
  last.close();
  expect((await kept()).campaign?.games.length).toBeGreaterThan(0);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('the screens between the games fit 80x24', () => {
    const shell = shellIn(language);
    const { campaign } = AWAITING;
    if (campaign === undefined) throw new Error('no campaign');
    const games = legalPicks(campaign)
      .slice(0, 6)
      .map((pick) => ({ ...TIED, pick }));
    const long: Campaign = { ...campaign, length: 6, games };
    for (const lines of [
      standLines(beginCampaign(TERMS), BEGUN, shell),
      standLines(long, BEGUN, shell),
      pickLines(campaign, 3, shell),
    ]) {
      expect(lines).toHaveLength(24);
      expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
    }
  });

  test('a damaged file is reported in one line', async () => {
    keep(BEGUN);
    await writeFile(file, '{"format":"duopolis-campaign/1"}');
    const { err } = await duopolis(['campaign', 'status', '--file', file, '--lang', language]);
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain('.damaged-');
  });
});

test('CAMPAIGN-1: a game whose process was killed resumes after the last move', async () => {
  keep(BEGUN);
  const first = opened();
  const { terminal, ...rest } = around(Array<string>(40).fill('enter'));
  const killed = async (): Promise<string> => (await terminal.key()) ?? Promise.reject(new Error('killed'));
  await expect(campaignThrough(first, { ...rest, terminal: { ...terminal, key: killed } })).rejects.toThrow(
    'killed',
  );
  first.close();
  const left = await kept();
  expect(left.unfinished?.commands.length).toBeGreaterThan(5);
  const again = opened();
  await campaignThrough(again, around(['enter', 'q', 'y']));
  again.close();
  expect((await kept()).unfinished).toEqual(left.unfinished);
});

describe('without a terminal', () => {
  test('new, status, pick and scores, as JSON too', async () => {
    expect((await run('status')).out).toContain('There is no campaign yet');
    const begun = JSON.parse(
      (await run('new', '--length', '6', '--kind', 'full', '--difficulty', '7', '--name', 'Bo', '--json'))
        .out,
    );
    expect(begun).toMatchObject({
      name: 'Bo',
      campaign: { length: 6, mode: 'full', difficulty: 7 },
      total: 0,
    });
    keep(AWAITING);
    expect((await run('status')).out).toContain('Leftville    parks                56 + 20 = 76');
    const picked = JSON.parse((await run('pick', 'park', '--city', 'left', '--json')).out);
    expect(picked).toMatchObject({ total: 76, over: false, picks: [] });
    expect(JSON.parse((await run('scores', '--json')).out)).toEqual([]);
  });

  test.each<[CampaignFile, string, string]>([
    [EMPTY_CAMPAIGN_FILE, 'pick park', 'there is no campaign yet'],
    [BEGUN, 'pick park', 'CAMPAIGN-1: no game waits for a bonus type; 0 of 3 games are played'],
    [BEGUN, 'pick castle', "TYPE is 'castle'; expected one of shop, factory, tavern, office, park, house"],
    [BEGUN, 'new', 'a campaign is under way (0 of 3 games)'],
    [BEGUN, 'new --abandon --length 4', "--length is '4'; expected one of 3, 6"],
    [AWAITING, 'pick park', 'both cities are the lowest; expected --city left or right'],
    [AWAITING, 'pick park --city up', "--city is 'up'; expected one of left, right"],
  ])('%#: %j refuses %s', async (before, line, words) => {
    keep(before);
    const { code, out, err } = await run(...line.split(' '));
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(words);
    expect(await readFile(file, 'utf8')).toBe(formatCampaignFile(before));
  });

  test('the default file is in the data folder', async () => {
    const env = { XDG_DATA_HOME: join(folder, 'data') };
    expect((await duopolis(['campaign', 'new'], { env })).code).toBe(0);
    expect(await readdir(join(folder, 'data', 'duopolis'))).toEqual(['campaign.json']);
  });
});

describe('the file', () => {
  test.each<[string, string]>([
    ['no JSON', '{"format":'],
    ['another format', '{"format":"chess"}'],
    ['a wrong total', formatCampaignFile(AWAITING).replace('"total": 56', '"total": 57')],
    ['nothing', ''],
  ])('%s is moved aside unchanged and never overwritten', async (_, damaged) => {
    keep(BEGUN);
    await writeFile(file, damaged);
    const { code, err } = await run('new');
    expect(code).toBe(2);
    expect(err).toContain('was set aside as');
    const aside = (await readdir(join(file, '..'))).find((name) => name.includes('.damaged-')) ?? '';
    expect(aside).toMatch(/^campaign\.json\.damaged-\d{8}T\d{6}Z$/);
    expect(await readFile(join(file, '..', aside), 'utf8')).toBe(damaged);
    expect((await run('new')).code).toBe(0);
    expect((await readdir(join(file, '..'))).toSorted()).toEqual(['campaign.json', aside]);
  });

  test('a write that fails leaves the old file and nothing else', async () => {
    keep(BEGUN);
    const store = opened();
    await rm(file);
    await writeFile(file, formatCampaignFile(AWAITING));
    expect(store.save(BEGUN)).toMatchObject({ ok: false, error: { code: 'changed-meanwhile' } });
    store.close();
    expect(await readFile(file, 'utf8')).toBe(formatCampaignFile(AWAITING));
    expect(await readdir(join(file, '..'))).toEqual(['campaign.json']);
  });

  test('a second process is refused while one plays, and reads meanwhile', async () => {
    keep(BEGUN);
    const store = opened();
    const { code, err } = await run('new', '--abandon');
    expect([code, err.includes(`in use by process ${process.pid}`)]).toEqual([2, true]);
    expect((await run('status')).code).toBe(0);
    store.close();
    expect((await run('new', '--abandon')).code).toBe(0);
  });

  test('the lock of a dead process is taken over', async () => {
    keep(BEGUN);
    const dead = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    await writeFile(`${file}.lock`, `${hostname()} ${dead}`);
    expect((await run('new', '--abandon')).code).toBe(0);
    expect(await readdir(join(file, '..'))).toEqual(['campaign.json']);
  });
});
