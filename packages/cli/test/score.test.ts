/** `duopolis score`: the rulebook's cities, JSON lines, and what is refused. */
import { describe, expect, test } from 'vitest';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

const FIRST = 'SSSS/HHOm/OPOO/OPHP';
const FIRST_SCORE = { shop: 16, factory: 0, tavern: 1, office: 17, park: 10, house: 12, total: 56 };

describe('score', () => {
  test('END-5: a city as JSON, in reference order', async () => {
    const { code, out, err } = await duopolis(['score', FIRST, '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`${JSON.stringify([FIRST_SCORE])}\n`);
  });

  test('FACTORY-1: the cities of one call are one table', async () => {
    const { out } = await duopolis(['score', 'FF', 'F', '.', 'FF', '--json']);
    expect(JSON.parse(out).map(({ factory }: { factory: number }) => factory)).toEqual([8, 3, 0, 8]);
  });

  test('every line of standard input is a table of its own', async () => {
    const { code, out } = await duopolis(['score', '-'], {
      input: `{"cities":["${FIRST}"]}\n\n{"cities":["FF","F"]}\n`,
    });
    expect(code).toBe(0);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toMatchObject([[FIRST_SCORE], [{ factory: 8 }, { factory: 3 }]]);
  });

  test('the table has a column a city and a row a type', async () => {
    const { out } = await duopolis(['score', FIRST, 'FF']);
    expect(out).toMatch(/^city +1 +2$/m);
    expect(out).toMatch(/^ +OPOO$/m);
    expect(out).toMatch(/^factories +0 +8$/m);
    expect(out).toMatch(/^total +56 +8$/m);
  });

  test('CIVIC-1, DIST-3: capitals have civic and district points, with and without districts named', async () => {
    const cities = ['P[PH-T]H/S#.', 'SS#/...'];
    const districts = 'house+park,shop+office,tavern+civic';
    const plain = JSON.parse((await duopolis(['score', ...cities, '--json'])).out);
    expect(plain).toMatchObject([
      { civic: 6, district: 0 },
      { civic: 0, district: 0 },
    ]);
    const named = await duopolis(['score', ...cities, '--districts', districts, '--json']);
    expect(JSON.parse(named.out)).toMatchObject([
      { civic: 6, district: 9 + 4 + 7 },
      { civic: 0, district: 8 },
    ]);
    const pairs = districts.split(',').map((pair) => pair.split('+'));
    const line = await duopolis(['score', '-'], { input: JSON.stringify({ cities, districts: pairs }) });
    expect(line.out).toBe(named.out);
    const why = (await duopolis(['score', ...cities, '--districts', districts, '--explain'])).out;
    expect(why).toContain('[PH-T], next to 2 of the 2 types it wants: 6 points');
    expect(why).toContain('shop + office, 2 tiles, the largest: 8 points');
    const tie = (await duopolis(['score', 'SS#/...', 'SS#/...', '--districts', districts, '--explain'])).out;
    expect(tie).toContain('shop + office, 2 tiles, tied for the largest: 6 points');
  });

  test('--explain says why', async () => {
    const { out } = await duopolis(['score', 'HF.S/H..d', '--explain']);
    expect(out).toContain('run of 1 shop: 2 points');
    expect(out).toContain('1 factory, the most: 4 points');
    expect(out).toContain('1 house, 3 other types: 3 points');
    expect(out).toContain('1 house next to a factory: 1 point');
    expect(out).toContain('no office');
  });

  test('--explain speaks French and Russian with the right plurals', async () => {
    expect((await duopolis(['score', FIRST, '--explain', '--lang', 'fr'])).out).toContain(
      'groupe de 2 parcs : 8 points',
    );
    expect((await duopolis(['score', FIRST, '--explain', '--lang', 'ru'])).out).toContain(
      'сет из 5 офисов: 15 очков',
    );
  });

  test('colours only where they are wanted', async () => {
    const colour = { FORCE_COLOR: '1' };
    expect((await duopolis(['score', FIRST])).out).not.toContain('\x1b');
    expect((await duopolis(['score', FIRST], { env: colour })).out).toContain('\x1b[');
    expect((await duopolis(['score', FIRST], { env: { ...colour, NO_COLOR: '1' } })).out).not.toContain(
      '\x1b',
    );
    expect((await duopolis(['score', FIRST, '--no-color'], { env: colour })).out).not.toContain('\x1b');
  });

  test.each<[string[], string]>([
    [['SSSS/SSX'], "city 1 (SSSS/SSX): unknown letter 'X' at position 8"],
    [[FIRST, 'SS/S'], 'city 2 (SS/S): the row that ends at position 5 has 1 cells; expected 2'],
    [['SSSSS'], 'the city is 1x5; expected at most 4x4'],
    [['[PP-T]S'], "'[PP-T]' at position 1 is not a civic tile"],
    [[FIRST, '--districts', 'house+park'], "the districts are 'house+park'; expected three pairs"],
    [[FIRST, '--districts', 'house+factory,shop+office,tavern+civic'], 'never house with factory'],
    [['-', FIRST], "'-' reads all tables from standard input"],
  ])('%j is refused', async (args, words) => {
    const { code, out, err } = await duopolis(['score', ...args]);
    expect(err).toMatch(ONE_LINE);
    expect(err).toContain(words);
    expect([code, out]).toEqual([2, '']);
  });

  test.each<[string, string]>([
    ['{"cities":["SX"]}', "line 2: city 1 (SX): unknown letter 'X' at position 2"],
    ['{"cities":', 'line 2: this is not JSON'],
    ['{"cities":"SS"}', 'line 2: cities is "SS"; expected a list'],
    ['{"cities":[]}', 'line 2: a table without cities'],
    ['{"cities":["S"],"districts":[["shop","park"]]}', "line 2: the districts are 'shop+park'"],
  ])('a bad line %s is named by its number', async (line, words) => {
    const input = `{"cities":["S"]}\n${line}\n\n{"cities":["FF"]}\n`;
    const { code, out, err } = await duopolis(['score', '-'], { input });
    expect(err).toContain(words);
    expect(err).toMatch(/\n2 tables scored, 1 line malformed\n$/);
    expect(code).toBe(1);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(lines).toMatchObject([[{ shop: 2 }], { line: 2, ok: false }, [{ factory: 8 }]]);
    expect(err).toContain(`line 2: ${lines[1].message}\n`);
  });

  test('input without a single table is refused after its lines are named', async () => {
    const { code, err } = await duopolis(['score', '-'], { input: 'nonsense\n[]\n' });
    expect(code).toBe(2);
    expect(err).toContain('line 1: this is not JSON');
    expect(err).toContain('line 2: the text is []; expected an object');
    expect(err).toContain('duopolis: no line of standard input is a table');
  });
});
