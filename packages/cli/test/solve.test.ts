/** `duopolis solve`: the best city from tiles on the command line. */
import { describe, expect, test } from 'vitest';
import { ONE_LINE } from './kit/command.ts';
import { duopolis } from './kit/run.ts';

describe('the best city', () => {
  test.each<[args: readonly string[], points: number]>([
    [['dembOOOOOOOOOOOO'], 71],
    [['deemmbbOOOOO', 'F|d', 'F|O'], 69],
    [['S', 'S', 'S', 'S'], 16],
    [['SS SS'], 16],
    [['FF', '--worth', '2'], 4],
  ])('%j is worth %i', async (args, points) => {
    const { code, out, err } = await duopolis(['solve', ...args, '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ points, score: { total: points } });
  });

  test('for people it is the notation, the points and the rows', async () => {
    const { out } = await duopolis(['solve', 'SSSS', '--lang', 'ru']);
    expect(out).toMatch(/^(SSSS|S\/S\/S\/S) {2}16 очков\n( {2}S( S)*\n)+$/);
  });
});

describe('usage', () => {
  test.each<[args: readonly string[], message: string]>([
    [['SSSSSSSSSSSSSSSSS'], '17 buildings; a city has room for 16'],
    [['S-F', 'S-F', 'S-F'], '3 duplexes; a city has 2 at most'],
    [['[PH-T]'], '[PH-T] belongs to Capitals'],
    [['SXF'], 'SXF'],
    [['S', '--worth', '5'], "--worth is '5'; expected one of 4, 3, 2"],
    [[' '], 'no tiles given'],
  ])('%j: %s', async (args, message) => {
    const { code, err } = await duopolis(['solve', ...args]);
    expect([code, err]).toEqual([2, expect.stringMatching(ONE_LINE)]);
    expect(err).toContain(message);
  });
});
