/** Reading a file of records: what is wrong is named with its place. */
import { LIMITS } from '@duopolis/rules';
import { describe, expect, test, vi } from 'vitest';
import { type FileProblem, readFile, readGames } from '../../../src/features/replay/record-file.ts';
import { linesOf, SAMPLES, sample } from '../../game/record/samples.ts';

describe('what can be read', () => {
  test.each(SAMPLES)('a game of the sample %s, on one line or on many', (name) => {
    const [line = ''] = linesOf(name);
    const games = { ok: true, value: [sample(name)] };
    expect(readGames(line)).toEqual(games);
    expect(readGames(`\uFEFF${JSON.stringify(sample(name), null, 2)}\n`)).toEqual(games);
  });

  test('several games, one a line, with empty lines between', () => {
    const [one = '', other = ''] = linesOf('table');
    expect(readGames(`\n${one}\r\n\r\n${other}\n`)).toMatchObject({ ok: true, value: { length: 2 } });
  });
});

describe('what can’t', () => {
  const [line = ''] = linesOf('table');
  const spoiled = JSON.stringify({ ...sample('table'), seats: 'three' });
  const cheated = line.replace(
    '{"e":"choose","seat":0,"tiles":["F","m"]}',
    '{"e":"choose","seat":0,"tiles":["O","m"]}',
  );
  test.each<[string, string, FileProblem['code'], object]>([
    ['nothing', '', 'no-games', {}],
    ['empty lines', ' \n\n', 'no-games', {}],
    ['no JSON', 'hello', 'no-record', { line: 1, problem: { code: 'bad-json' } }],
    ['another shape', spoiled, 'no-record', { line: 1, problem: { path: 'seats', expected: 'list' } }],
    ['a second line that is cut', `${line}\n${line.slice(0, 80)}`, 'no-record', { line: 2 }],
    [
      'many lines of another shape',
      '{\n "a": 1\n}',
      'no-record',
      { line: 1, problem: { code: 'wrong-shape' } },
    ],
    ['a tile that was not in hand', cheated, 'foul', { game: 1, foul: { rule: 'CHOOSE-1', line: 1 } }],
    ['the second game', `${line}\n${cheated}`, 'foul', { game: 2 }],
  ])('%s', (_, text, code, facts) => {
    expect(readGames(text)).toMatchObject({ ok: false, error: { code, ...facts } });
  });
});

const unreadable = () => Promise.reject(new Error('gone'));

describe('a file', () => {
  const [line = ''] = linesOf('table');
  test('of the largest size is read, and one of a byte more is not', async () => {
    const text = vi.fn(async () => line);
    expect(await readFile({ size: LIMITS.recordFile, text })).toMatchObject({
      ok: true,
      value: { length: 1 },
    });
    expect(text).toHaveBeenCalledOnce();
    expect(await readFile({ size: LIMITS.recordFile + 1, text })).toEqual({
      ok: false,
      error: { code: 'too-large' },
    });
    expect(text).toHaveBeenCalledOnce();
  });

  test('that the device can’t read is reported as unreadable', async () => {
    expect(await readFile({ size: 1, text: unreadable })).toEqual({
      ok: false,
      error: { code: 'unreadable' },
    });
  });
});
