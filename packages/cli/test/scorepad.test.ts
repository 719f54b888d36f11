/** `duopolis scorepad`: a game played with the box, from arguments, from a sheet and line by line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'scorepad-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FIVE = [
  'HOdb/SmOe/SPPO/SHPO',
  'SSSS/POOd/PHbe/HFFm',
  'FFOO/FeHb/OmSS/OPPS',
  'PPPO/HPbO/SdOH/HHHS',
  'SSSO/PPPF/eHbF/OOmP',
];
const NAMES = 'Ada,Bruno,Chloé,Dmitri,Esi';
const CAPITALS = [
  'SSSSS/P##OO/P##HH/PH#FF/PmdHF',
  'SSSS#/P##OO/P##HH/PHFFF/PmdHF',
  'PPPPP/P##OO/P##HH/PH#FF/PmdHF',
];

const DISTRICTS = ['--players', 'A,B,C', '--explain', '--districts', 'house+park,shop+office,tavern+civic'];

describe('a game', () => {
  test('from arguments: points of every city as `score` has them, ranks, and what decided them', async () => {
    const { code, out, err } = await duopolis(['scorepad', ...FIVE, '--players', NAMES]);
    expect(code).toBe(0);
    expect(err).toMatch(/^([^\n]+\n)*$/);
    const scored = await duopolis(['score', ...FIVE]);
    expect(out).toContain(scored.out.trim());
    expect(out).toMatch(/1\w* +(Ada|Bruno|Chloé|Dmitri|Esi)/);
  });

  test('line by line: any case, no slashes, and asks again for a city that can’t be read', async () => {
    const typed = FIVE.map((city) => city.replaceAll('/', ' ').toLowerCase());
    const input = [NAMES, 'SSS', 'SSSSSSSSSSSSSSSX', ...typed].join('\n');
    const { code, out, err } = await duopolis(['scorepad', '--json'], { input });
    const given = await duopolis(['scorepad', ...FIVE, '--players', NAMES, '--json']);
    const { played: _now, ...sheet } = JSON.parse(out) as { readonly played: string };
    const { played: _then, ...same } = JSON.parse(given.out) as { readonly played: string };
    expect([code, sheet]).toEqual([0, same]);
    expect(err).toContain('3 cells; expected 16');
    expect(err).toContain("unknown letter 'X'");
  });

  test('FACTORY-1: a provisional total is marked', async () => {
    const { err } = await duopolis(['scorepad'], { input: [NAMES, ...FIVE].join('\n') });
    const finals = err.match(/\d+ points.*/g)?.map((text) => text.includes('not final'));
    expect(finals).toEqual([false, true, true, false, false]);
  });

  test('written as sheet, CSV and BG Stats, and opened again to the same sheet', async () => {
    const [record, csv, bgstats] = ['game.json', 'game.csv', 'game.bgsplay'].map((name) =>
      join(folder, name),
    );
    const files = ['--record', record, '--csv', csv, '--bgstats', bgstats].map(String);
    const { code, out } = await duopolis(['scorepad', ...FIVE, '--players', NAMES, '--json', ...files]);
    expect(code).toBe(0);
    expect(readFileSync(String(record), 'utf8')).toBe(out);
    expect(readFileSync(String(csv), 'utf8').split('\r\n')).toHaveLength(12);
    expect(JSON.parse(readFileSync(String(bgstats), 'utf8'))).toMatchObject({ sourceName: 'Duopolis' });
    expect((await duopolis(['scorepad', '--open', String(record), '--json'])).out).toBe(out);
  });

  test('CAP-2: Capitals has civic and district rows, in every language', async () => {
    for (const language of ['en', 'fr', 'ru']) {
      // oxlint-disable-next-line no-await-in-loop -- one language after the other
      const { code, out } = await duopolis(['scorepad', ...CAPITALS, ...DISTRICTS, '--lang', language]);
      expect([code, out.split('\n').length > 30]).toEqual([0, true]);
    }
  });

  test('ROUND-2: more tiles than the box has are reported, not refused', async () => {
    const many = ['SSSS/SSSS/SSSS/SSSS', 'SSSS/SSSS/SSSS/SSSS', 'OOOO/OOOO/OOOO/OOOO'];
    const { code, err } = await duopolis(['scorepad', ...many]);
    expect([code, err]).toEqual([0, expect.stringContaining('More shop tiles than the box has')]);
  });
});

describe('usage', () => {
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, '{}');

  test.each<[args: readonly string[], message: string]>([
    [['--players', 'Ann'], '1 players; expected 2 to 7 names'],
    [[FIVE[0] ?? '', '--players', 'A,B,C'], '1 cities; this many players have 3'],
    [['SSSS', 'SSSS', 'SSSS'], 'city 1 (SSSS): 4 cells; expected 16'],
    [['--open', 'no-such-file'], "can't read 'no-such-file': it does not exist; expected a score sheet"],
    [['--open', wrong], 'is not a valid score sheet'],
    [['--players', 'A,B,C'], 'the input ended before all cities were given'],
    [['--players', 'A,B,C', '--districts', 'house'], "the districts are 'house'"],
  ])('%j: %s', async (args, message) => {
    const { code, err } = await duopolis(['scorepad', ...args]);
    expect(code).toBe(2);
    expect(err.split('\n').at(-2)).toContain(message);
    if (!message.includes('ended')) expect(err).toMatch(ONE_LINE);
  });
});
