/** Large and hostile values in files, on standard input and as arguments: refused with the figures, printed without control. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@duopolis/rules';
import { COMPONENTS } from '@duopolis/rules/components';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

const SAMPLE = new URL('../../rules/test/record/samples/table.jsonl', import.meta.url);

let folder: string;
let line: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duopolis-limits-'));
  line = (await readFile(SAMPLE, 'utf8')).split('\n')[0] ?? '';
});

afterAll(() => rm(folder, { recursive: true }));

const named = (name: string): string => {
  const record = JSON.parse(line);
  for (const seat of record.seats) seat.name = name;
  return JSON.stringify(record);
};
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nest = (depth: number): string =>
  JSON.stringify({ ...JSON.parse(line), note: JSON.parse(nested(depth)) });

const box = (lists: object): string => JSON.stringify(lists);
const buildings = (S: number): string => box({ buildings: { ...COMPONENTS.buildings, S } });
const cities = (count: number): string => JSON.stringify({ cities: Array(count).fill('S') });

describe('records', () => {
  test.each([
    ['a name', () => named('x'.repeat(LIMITS.recordName)), () => named('x'.repeat(LIMITS.recordName + 1))],
    ['nesting', () => nest(LIMITS.jsonDepth - 1), () => nest(LIMITS.jsonDepth)],
  ])('%s at the limit is read, one above is reported', async (_, good, bad) => {
    const { code, out } = await duopolis(['verify', '-'], { input: `${good()}\n${bad()}` });
    expect(out).toContain('line 1, game 1: ok\nline 2: ');
    expect(out).toMatch(/expected at most \d+\n1 game, 0 broken, 1 line malformed\n$/);
    expect(code).toBe(1);
  });

  test.each(['en', 'fr', 'ru'])('a limit is explained in %s', async (language) => {
    const input = named('x'.repeat(32_000));
    const { code, out } = await duopolis(['verify', '-', '--lang', language], { input });
    expect(code).toBe(2);
    expect(out).toMatch(/seats\[0\]\.name.*32000.*200/);
  });

  test.each([
    ['verify', []],
    ['replay', ['--step', '1']],
    ['review', ['--budget', '0']],
  ])('%s ends deep nesting with a message, not with exit code 70', async (command, options) => {
    const { code, err } = await duopolis([command, '-', ...options], { input: nested(100_000) });
    expect(code).toBe(2);
    expect(err).toMatch(/duopolis: '-' contains no game/);
  });

  test.each([
    ['replay', ['--step', '0'], ['0', '1']],
    // A review takes long, and prints names as a replay does.
    ['review', ['--budget', '0'], ['1']],
  ])('%s prints no control sequence of a name', async (command, options, colours) => {
    const input = named('A\u001b]0;title\u0007\u001b[2J\u202En\u009b2J');
    for (const FORCE_COLOR of colours) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      const { code, out } = await duopolis([command, '-', ...options], { input, env: { FORCE_COLOR } });
      expect(code).toBe(0);
      expect(
        out
          .split('\u001b[')
          .map((part, nth) => (nth === 0 ? part : part.replace(/^[\d;]*m/, '')))
          .join(''),
      ).not.toMatch(/(?!\n)\p{Cc}|\u202E/u);
    }
  });

  test('a message about a file prints none either', async () => {
    const { out } = await duopolis(['verify', '-'], { input: 'x\u001b[2J\u009b2J' });
    expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  });
});

describe('components', () => {
  test.each([
    ['the most shops', buildings(LIMITS.buildingsOfAKind), 0, ''],
    ['one shop more', buildings(LIMITS.buildingsOfAKind + 1), 2, 'buildings.S is 201; expected 0 to 200'],
    ['4,294,967,295 shops', buildings(4_294_967_295), 2, 'buildings.S is 4294967295; expected 0 to 200'],
    [
      'a long token',
      box({ tokens: ['x'.repeat(201)] }),
      2,
      'tokens[0] has 201 characters; expected at most 200',
    ],
    ['deep nesting', nested(10_000), 2, 'the text is nested 10000 levels deep; expected at most 32'],
  ])('%s', async (_, source, expected, words) => {
    const file = join(folder, 'box.json');
    await writeFile(file, source);
    const { code, err } = await duopolis(['components', file]);
    expect([code, err.includes(words)]).toEqual([expected, true]);
  });
});

describe('arguments and standard input', () => {
  test('an argument at the limit is read, one above is refused', async () => {
    const at = await duopolis(['score', 'S'.repeat(LIMITS.argumentText)]);
    expect(at.err).toContain('expected at most 4x4');
    const above = await duopolis(['score', 'S'.repeat(LIMITS.argumentText + 1)]);
    expect(above.err).toMatch(ONE_LINE);
    expect(above.err).toContain(`argument 2 is too long; expected at most ${LIMITS.argumentText} characters`);
    expect(above.code).toBe(2);
  });

  test('score - takes a table of the most cities, and reports one more', async () => {
    const input = [cities(LIMITS.citiesPerTable), cities(LIMITS.citiesPerTable + 1), nested(5_000)].join(
      '\n',
    );
    const { code, err } = await duopolis(['score', '-'], { input });
    expect(code).toBe(1);
    expect(err).toContain(`line 2: cities has ${LIMITS.citiesPerTable + 1} entries`);
    expect(err).toContain('line 3: the text is nested 5000 levels deep');
    expect(err).toMatch(/\n1 table scored, 2 lines malformed\n$/);
  });
});
