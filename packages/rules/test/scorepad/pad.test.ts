/** The score pad: filling cities, what they are worth, and what the box can't have. */
import { describe, expect, test } from 'vitest';
import { type Components, COMPONENTS } from '@duopolis/rules/components';
import { type GridCell, makeCity, parseCity } from '@duopolis/rules/notation';
import {
  cellsLeft,
  checkPad,
  explainPad,
  fillCell,
  isComplete,
  layMat,
  makeDraft,
  makeSheet,
  matLaid,
  matPlaces,
  newPad,
  nextEmpty,
  type Pad,
  padGame,
  padResult,
  parseDraft,
  parseSheet,
  sheetBgStats,
  sheetCsv,
  sheetOf,
} from '@duopolis/rules/scorepad';
import { scoreGrids, scoreTable } from '@duopolis/rules/scoring';

/** Five real cities. */
const FIVE = [
  'HOdb/SmOe/SPPO/SHPO',
  'SSSS/POOd/PHbe/HFFm',
  'FFOO/FeHb/OmSS/OPPS',
  'PPPO/HPbO/SdOH/HHHS',
  'SSSO/PPPF/eHbF/OOmP',
];
const NAMES = ['Ada', 'Bruno', 'Chloé', 'Dmitri', 'Esi'];
const WHEN = '2026-11-15 20:41:00';

function filled(cities: readonly string[], names = NAMES): Pad {
  const pad = newPad(names, { capitals: false });
  return {
    ...pad,
    cities: cities.map((city) => {
      const read = parseCity(city);
      if (!read.ok) throw new Error(city);
      return read.value;
    }),
  };
}

describe('filling', () => {
  test('sixteen letters in reading order make a city; the cursor moves to the next empty cell', () => {
    let pad = newPad(NAMES, { capitals: false });
    let mark: number | undefined = 0;
    for (const sign of 'SSSSPOOdPHbeHFFm') {
      if (mark === undefined) throw new Error('no cell left');
      pad = fillCell(pad, 1, [mark, sign as GridCell]);
      mark = nextEmpty(pad.cities[1] ?? { cells: [], height: 0, width: 0 }, mark);
    }
    expect([mark, pad.cities.map(makeCity)[1]]).toEqual([undefined, FIVE[1]]);
    expect(pad.cities.map((grid) => cellsLeft(grid, { capitals: false }))).toEqual([16, 0, 16, 16, 16]);
  });

  test.each([
    [2, 4],
    [3, 3],
    [7, 7],
  ])('%i players have %i cities', (players, cities) => {
    expect(newPad(NAMES.concat('F', 'G').slice(0, players), { capitals: false }).cities).toHaveLength(cities);
  });

  test('LAND-2: every mat fits every position of a capital, and is recognised there', () => {
    const pad = newPad(['A', 'B', 'C'], { capitals: true });
    const [blank] = pad.cities;
    if (blank === undefined) throw new Error('no city');
    for (const name of ['river', 'lake', 'ridge', 'canyon', 'marsh', 'strait', 'coast'])
      for (const place of matPlaces(name).keys()) {
        const city = layMat(blank, name, { place });
        expect([cellsLeft(city, { capitals: true }), matLaid(city)]).toEqual([20, { name, place }]);
      }
  });

  test('a landscape cell takes no building, and a moved mat keeps the adjacent buildings', () => {
    const blank = newPad(['A', 'B', 'C'], { capitals: true });
    const pad = { ...blank, cities: blank.cities.map((grid) => layMat(grid, 'lake')) };
    const lake = pad.cities[0]?.cells.indexOf('#') ?? -1;
    expect(fillCell(pad, 0, [lake, 'S'])).toBe(pad);
    const built = fillCell(pad, 0, [24, 'S']).cities[0];
    expect(built && layMat(built, 'lake', { place: 1 }).cells[24]).toBe('S');
  });
});

describe('the result', () => {
  test('is what the rules say of the same grids, with every tie-break', () => {
    const pad = filled(FIVE);
    const { cities, seats } = padResult(pad);
    expect(cities).toEqual(scoreGrids(pad.cities));
    expect(new Set(seats.map(({ rank }) => rank))).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const [city, { total }] of cities.entries()) expect(explainPad(pad, city).total).toBe(total);
  });

  test('DUEL-3: two players add their cities up', () => {
    const { cities, seats } = padResult(filled(FIVE.slice(0, 4), ['A', 'B']));
    const totals = cities.map(({ total }) => total);
    expect(seats.map(({ score }) => score)).toEqual([
      (totals[0] ?? 0) + (totals[1] ?? 0),
      (totals[2] ?? 0) + (totals[3] ?? 0),
    ]);
  });
});

describe('the box', () => {
  test('five real cities fit in one box', () => {
    expect(checkPad(filled(FIVE)).filter(({ code }) => code === 'over-box')).toEqual([]);
  });

  test('ROUND-2: more of a kind than the box has is reported, with the cities to check', () => {
    const pad = filled(
      ['SSSS/SSSS/SSSS/POHd', 'SSSS/SSSS/SSSS/POHe', 'HHHH/OOOO/PPPP/FFFF'],
      ['A', 'B', 'C'],
    );
    expect(checkPad(pad)).toContainEqual({
      code: 'over-box',
      building: 'S',
      found: 24,
      most: 22,
      cities: [0, 1],
    });
  });

  test('an unfinished city may be anything that can still be filled', () => {
    expect(
      checkPad(fillCell(fillCell(newPad(NAMES, { capitals: false }), 0, [0, 'S']), 0, [15, 'S'])),
    ).toEqual([]);
  });

  test('LAND-1: a mat is in one city only', () => {
    const blank = newPad(['A', 'B', 'C'], { capitals: true });
    const pad = {
      ...blank,
      cities: blank.cities.map((grid, nth) => (nth < 2 ? layMat(grid, 'lake') : grid)),
    };
    expect(checkPad(pad)).toEqual([{ code: 'mat-twice', name: 'lake', cities: [0, 1] }]);
  });

  test('the check uses the pieces of the box in use', () => {
    const box = {
      ...COMPONENTS,
      buildings: { ...COMPONENTS.buildings, S: 1 },
      mats: [{ name: 'Fjord', cells: '##/##/.#' }],
      capitalTokens: ['Oslo', 'Bergen', 'Narvik'],
    };
    const blank = newPad(['A', 'B', 'C'], { capitals: true, box });
    expect(blank.tokens).toEqual(['Oslo', 'Bergen', 'Narvik']);
    const laid = layMat(blank.cities[0] ?? { height: 0, width: 0, cells: [] }, 'Fjord', { mats: box.mats });
    expect(matLaid(laid, box.mats)?.name).toBe('Fjord');
    const pad = filled(
      ['SSSS/POOd/PHbe/HFFm', 'FFOO/FeHb/OmHH/OPPO', 'PPPO/HPbO/PdOH/HHHO'],
      ['A', 'B', 'C'],
    );
    const over = { code: 'over-box', building: 'S', found: 4, most: 1, cities: [0] };
    expect(checkPad(pad, { ...box, duplexes: [] })).toContainEqual(over);
    expect(checkPad(pad)).not.toContainEqual(over);
  });
});

describe('a pad on its way', () => {
  test('is read back with its city and its cursor', () => {
    const pad = fillCell(newPad(['A', '', 'C'], { capitals: true }), 1, [3, '[SF-P]']);
    const draft = { pad, city: 1, mark: 4 };
    expect(parseDraft(makeDraft(draft))).toEqual(draft);
  });

  test.each(['', '{}', '[]', '{"names":["A"]}'])('%s is none', (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });

  test('as a game it has the same result', () => {
    const { result, cities } = padGame(filled(FIVE));
    expect(result).toEqual(padResult(filled(FIVE)));
    expect(scoreTable(cities, [])).toEqual(result?.cities);
  });

  test('LAND-2: a capital too', () => {
    const pad = newPad(['A', 'B', 'C'], { capitals: true });
    const full = {
      ...pad,
      cities: pad.cities.map((grid, nth) => {
        const laid = layMat(grid, ['river', 'lake', 'coast'][nth] ?? '');
        return { ...laid, cells: laid.cells.map((sign) => (sign === '.' ? 'P' : sign)) };
      }),
    };
    expect(scoreTable(padGame(full).cities, full.districts)).toEqual(padResult(full).cities);
  });

  test.each<[string, readonly string[]]>([
    ['of the box', ['===./.#.#', '_.#/.##/.#_/.#_', '###/#_#/...']],
    ['of another box', []],
  ])('LAND-4: a capital around a mat %s too', (_, mats) => {
    const box: Components = {
      ...COMPONENTS,
      mats: [...mats.map((cells) => ({ name: cells, cells })), ...COMPONENTS.mats],
    };
    const pad = newPad(['A', 'B', 'C'], { capitals: true, box });
    const cities = [
      '===.P/S#S#P/SSSSS/OOOOO/HHHHH',
      'S.#SS/S##SS/S#SSS/S#SSS/PPPPP',
      '###PP/#P#PP/PPPPP/SSSSS/OFOFO',
    ];
    const full = {
      ...pad,
      cities: cities.map((city) => {
        const grid = parseCity(city.replace('.', 'P'));
        if (!grid.ok) throw new Error(grid.error.code);
        return grid.value;
      }),
    };
    const { cities: built, result } = padGame(full, box);
    expect(scoreTable(built, full.districts)).toEqual(padResult(full).cities);
    expect(result?.cities).toEqual(padResult(full).cities);
  });
});

describe('the sheet', () => {
  const sheet = sheetOf(filled(FIVE), WHEN);

  test('is read back unchanged and counted again', () => {
    const read = sheet && parseSheet(makeSheet(sheet));
    expect(read).toEqual({ ok: true, value: { pad: filled(FIVE), sheet } });
  });

  test('there is none before every cell is filled', () => {
    const pad = filled(FIVE);
    expect([isComplete(pad), sheetOf(fillCell(pad, 2, [3, '.']), WHEN)]).toEqual([true, undefined]);
  });

  test.each<[string, (text: string) => string, string]>([
    ['no JSON', () => '{', 'bad-sheet'],
    ['another time', (text) => text.replace(WHEN, 'today'), 'bad-sheet'],
    ['one player', (text) => text.replace(/"players":\[[^\]]*\]/, '"players":["A"]'), 'sheet-players'],
    ['a missing player', (text) => text.replace('"Ada",', ''), 'sheet-cities'],
    ['a sign that means nothing', (text) => text.replace('SSSS/POOd', 'SSXS/POOd'), 'sheet-city'],
    ['an empty cell', (text) => text.replace('SSSS/POOd', 'SS.S/POOd'), 'sheet-unfinished'],
    ['a smaller city', (text) => text.replace('SSSS/POOd/PHbe/HFFm', 'SSSS/POOd'), 'sheet-unfinished'],
    ['other points', (text) => text.replace(/"total":\d+/, '"total":99'), 'sheet-result'],
  ])('%s is refused', (_, change, code) => {
    expect(sheet && parseSheet(change(makeSheet(sheet)))).toMatchObject({ ok: false, error: { code } });
  });

  test('CSV: a row for each player and city, and formulas are escaped', () => {
    const csv = sheet && sheetCsv({ ...sheet, players: ['=1+1', 'a "b", c', ...NAMES.slice(2)] });
    const lines = (csv ?? '').split('\r\n');
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe(
      'played,rank,player,score,side,city,shop,factory,tavern,office,park,house,total,grid',
    );
    expect(lines[1]).toContain(",'=1+1,");
    expect(lines[3]).toContain(',"a ""b"", c",');
  });

  test('BG Stats: one winner, a score for everyone', () => {
    const play = JSON.parse(sheet ? sheetBgStats(sheet) : '{}') as {
      readonly playDate: string;
      readonly players: readonly { readonly winner: boolean; readonly score: string }[];
    };
    expect(play.playDate).toBe(WHEN);
    expect(play.players.filter(({ winner }) => winner)).toHaveLength(1);
    expect(play.players.map(({ score }) => score)).toEqual(
      sheet?.result.seats.map(({ score }) => `${score}`),
    );
  });
});
