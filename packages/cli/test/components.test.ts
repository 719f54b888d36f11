/** `duopolis components` and --components: the pieces of a custom box. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTOMA_CARDS } from '@duopolis/rules/solo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

let folder = '';
let box = '';

/** A box with one Automa card less and every house column turned into the best tile. */
const DECK = AUTOMA_CARDS.slice(0, 19).map((card) => ({ ...card, shared: ['>'] }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-'));
  box = join(folder, 'box.json');
  await writeFile(box, JSON.stringify({ automaCards: DECK, tokens: ['home', 'away', 'far', 'near'] }));
});
afterAll(() => rm(folder, { recursive: true }));

test('a valid file is confirmed, with the lists it replaces', async () => {
  const { code, out, err } = await duopolis(['components', box]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(
    `${box}: ok\n  city tokens: 4 pieces instead of 7\n  Automa cards: 19 pieces instead of 20\n`,
  );
  expect(JSON.parse((await duopolis(['components', box, '--json'])).out)).toMatchObject({
    ok: true,
    replaced: [
      { list: 'tokens', pieces: 4, ours: 7 },
      { list: 'automaCards', pieces: 19, ours: 20 },
    ],
  });
});

test.each<[string, string]>([
  ['{"tokns":[]}', "there is no list 'tokns'"],
  ['{"tokens":["a","a"]}', "tokens has 'a' twice"],
  ['{"automaCards":[{"number":1,"shared":["h"],"own":[">"]}]}', 'automaCards[0].shared'],
  ['{', 'this is not JSON'],
])('%s is refused in one line', async (text, words) => {
  const file = join(folder, 'wrong.json');
  await writeFile(file, text);
  const { code, out, err } = await duopolis(['components', file]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(ONE_LINE);
  expect(err).toContain(words);
});

test('FULL-1, AUTOMA-1: games are dealt from the file, and their records carry its pieces', async () => {
  const file = join(folder, 'games.jsonl');
  const args = ['simulate', '--mode', 'solo', '--games', '2', '--seed', 'box', '--records', file, '--json'];
  expect((await duopolis([...args, '--components', box])).code).toBe(0);
  expect((await duopolis(['verify', file, '--components', box])).out).toContain(
    '2 games, all follow the rules',
  );
  const without = await duopolis(['verify', file]);
  expect(without.code).toBe(0);
  expect(without.out).toContain('2 games, all follow the rules');
  const ours = join(folder, 'ours.json');
  await writeFile(ours, JSON.stringify({ automaCards: AUTOMA_CARDS }));
  const other = await duopolis(['verify', file, '--components', ours]);
  expect(other.code).toBe(1);
  expect(other.out).toContain('2 games, 2 broken');
  expect((await duopolis(['replay', file, '--step', '1'])).code).toBe(0);
  expect((await duopolis(['replay', file, '--step', '1', '--components', box])).code).toBe(0);
  expect((await duopolis(['replay', file, '--step', '1', '--components', ours])).code).not.toBe(0);
});

test('SEAT-4: a box that is too small for the game is refused with the number needed', async () => {
  const { code, err } = await duopolis(['simulate', '--seats', '5', '--games', '1', '--components', box]);
  expect(code).toBe(2);
  expect(err).toContain('SEAT-4: too few city tokens: 4 of 5 needed');
});

test('SOLO-4: the help of solo says where to start, what to try then, and which pieces are ours', async () => {
  const { out } = await duopolis(['solo', '--help']);
  const text = out.replaceAll(/\s+/g, ' ');
  expect(text).toContain('default: 2; once you win steadily, try 4');
  expect(text).toContain(
    'our Automa cards, their tie-break list, mats and civic types are not the printed ones',
  );
});

describe('every command takes --components', () => {
  /** These have no pieces: the data of a server goes as it is, with the pieces of its games. */
  const ONLY_CHECKED = ['backup', 'restore', 'export', 'audit', 'check', 'move-store', 'completion'];

  test('and says so in its help', async () => {
    const { out } = await duopolis(['--help']);
    const names = [...out.matchAll(/^ {2}([a-z][a-z-]*) /gm)].map(([, name = '']) => name);
    expect(names).toContain('join');
    const helps = await Promise.all(names.map((name) => duopolis([name, '--help'])));
    const without = names.filter((_, nth) => helps[nth]?.out.includes('--components <FILE>') !== true);
    expect(without).toEqual(['help']);
    const checked = names.filter((_, nth) => helps[nth]?.out.includes('here they are only checked') === true);
    expect(checked).toEqual(ONLY_CHECKED);
  });

  test.each(ONLY_CHECKED)('%s refuses a wrong box in one line', async (name) => {
    const { code, out, err } = await duopolis([name, 'bash', '--components', 'no-such-file']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain('no-such-file');
  });

  test('a valid box does not change a command that uses no pieces', async () => {
    const own = ['--components', box];
    expect(await duopolis(['completion', 'bash', ...own])).toEqual(await duopolis(['completion', 'bash']));
    const data = ['--data', join(folder, 'no-such-data')];
    expect(await duopolis(['check', ...data, ...own])).toEqual(await duopolis(['check', ...data]));
  });

  test('help shows the help, with or without it', async () => {
    expect(await duopolis(['help', 'play', '--components', box])).toEqual(await duopolis(['help', 'play']));
  });

  test('components takes its file as argument or option, but not both', async () => {
    const named = await duopolis(['components', '--components', box]);
    expect(named).toEqual(await duopolis(['components', box]));
    expect((await duopolis(['components', box, '--components', box])).err).toContain('too many arguments');
  });
});
