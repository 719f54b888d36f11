/** Drawn cities: which of them no game can produce, and by which rule. */
import { expect, test } from 'vitest';
import { matInGrid } from '../../src/cities.ts';
import { impossibleIn } from '../../src/components.ts';
import { gridOf } from '../../src/notation.ts';
import { grid } from '../kit/build-city.ts';
import { EVERY_OPTIONS, nameOf, randomGame } from '../kit/games.ts';

const rulesBroken = (text: string): readonly string[] =>
  impossibleIn(grid(text)).map(({ rule, code }) => `${rule} ${code}`);

test.each(['.', '....', 'S', 'SSSS/HHOm/OPOO/OPHP', 'PPPP/P...', '.#./.=./.##/..#', '.#SS/.=S./.##./..#.'])(
  'PLACE-4, ROUND-5: %s can stand in a game',
  (text) => {
    expect(rulesBroken(text)).toEqual([]);
  },
);

test.each([
  ['S.S', [[0, 2]]],
  [
    'SS../..SS',
    [
      [1, 2],
      [1, 3],
    ],
  ],
  ['S#S/..=/##.', [[0, 2]]],
] as const)('PLACE-4: in %s some buildings stand apart', (text, cells) => {
  expect(impossibleIn(grid(text))).toContainEqual({ code: 'apart', rule: 'PLACE-4', cells });
});

test('LAND-4: a bridge joins what stands at its ends', () => {
  expect(rulesBroken('S=S')).not.toContain('PLACE-4 apart');
  expect(rulesBroken('S|S')).toContain('PLACE-4 apart');
});

test.each([
  ['dddd/dddd', 'd', 8, 7],
  ['.#..[PH-T]/.=..[PH-T]/.##../..#../.....', '[PH-T]', 2, 1],
  ['.#..[PH-S]/.=..[TH-S]/.##../..#../.....', '[TH-S]', 1, 0],
] as const)('ROUND-2: %s has more %s than the box', (text, building, found, most) => {
  expect(impossibleIn(grid(text))).toContainEqual({
    code: 'too-many',
    rule: 'ROUND-2',
    building,
    found,
    most,
  });
});

test.each([
  ['SSS/SSS', 0],
  ['SSSS/SSS.', 1],
  ['SSSS/SSSH', 0],
  ['SSSS/SSSS/SSSH', 2],
  ['HSSS/SSSS/SSSH', 0],
  ['SHHS/SSSS/SSSS', 0],
  ['SHSS/SSSS/SSSS', 2],
  ['.#.../.=SSS/.##SS/..#SS/...SH', 0],
  ['.#.SS/.=SSS/.##SS/..#SS/...SS', 2],
] as const)('ROUND-5: %s lacks the duplexes it must have had (%i needed)', (text, need) => {
  const lack = impossibleIn(grid(text)).filter(({ code }) => code === 'no-duplexes');
  expect(lack).toEqual(need === 0 ? [] : [{ code: 'no-duplexes', rule: 'ROUND-5', need }]);
});

test('CAP-1: a civic tile needs a mat', () => {
  expect(rulesBroken('P[PH-T]H')).toEqual(['CAP-1 civic-without-mat']);
});

test.each([
  ['SS=S', ['LAND-1 no-such-mat']],
  ['S####/.#.../...../...../.....', ['LAND-3 off-mat']],
  ['.#S../.=..S/.##../..#../.....', ['PLACE-4 apart']],
  ['.#.../..##./.S.##/SS.../S....', ['LAND-6 never-full']],
] as const)('LAND: %s breaks %j', (text, broken) => {
  expect(rulesBroken(text)).toEqual(broken);
});

test.each([
  ['.#./.=./.##/..#', 'river', [0, 0]],
  ['##/##/.#', 'lake', [0, -1]],
  ['S.../.##./.##./..#.', 'lake', [1, 0]],
  ['##|#/..#.', undefined, undefined],
  ['SSSS', undefined, undefined],
] as const)('LAND-1: the landscape of %s is the mat %s at %j', (text, name, at) => {
  const found = matInGrid(grid(text));
  expect(found?.name).toBe(name);
  expect(found?.at).toEqual(at);
});

test.each(EVERY_OPTIONS.map((options) => [nameOf(options), options] as const))(
  'PLACE-4, ROUND-2, ROUND-5, LAND-3, LAND-6: no city of a game is reported as impossible, at any time (%s)',
  (_, options) => {
    const { states } = randomGame(options, 'possible');
    // A city that did not change is the same object in the next state.
    const cities = new Set(states.flatMap(({ open }) => open.cities));
    expect(cities.size).toBeGreaterThan(states[0]?.open.cities.length ?? 0);
    for (const city of cities) if (city.laid === undefined) expect(impossibleIn(gridOf(city))).toEqual([]);
  },
);
