/** High scores: one list for each length, difficulty and mode; bounded; the older of equals first. */
import { expect, test } from 'vitest';
import { beginCampaign, type Campaign, type CampaignTerms } from '../../src/campaign/campaign.ts';
import {
  addHighScore,
  HIGH_SCORES_KEPT,
  highScorePlace,
  type HighScores,
  highScoreLists,
  highScoresOf,
  NO_HIGH_SCORES,
  parseHighScores,
} from '../../src/campaign/highscores.ts';
import { game, played, score } from './build-campaign.ts';

const SHORT: CampaignTerms = { length: 3, difficulty: 2, mode: 'simple' };
const HARD: CampaignTerms = { length: 3, difficulty: 7, mode: 'simple' };
const FULL: CampaignTerms = { length: 3, difficulty: 2, mode: 'full' };
const CAPITALS: CampaignTerms = { ...SHORT, capitals: true };
const LONG: CampaignTerms = { length: 6, difficulty: 2, mode: 'simple' };

/** A finished campaign with a given score: its first game has it as points for parks, which are no bonus. */
const worth = (points: number, terms: CampaignTerms = SHORT): Campaign => {
  const [nothing, some] = [score(0, 0, 0, 0, 0, 0), score(0, 0, 0, 0, points, 0)];
  const types = (['shop', 'factory', 'tavern', 'office', 'house', 'park'] as const).slice(0, terms.length);
  return played(
    beginCampaign(terms),
    ...types.map((type, nth) => {
      const city = nth === 0 ? some : nothing;
      return [game(city, city, false), type, 'left'] as const;
    }),
  );
};

const entered = (before: HighScores, ...entries: readonly (readonly [Campaign, string])[]): HighScores =>
  entries.reduce((scores, [campaign, name], day) => {
    const added = addHighScore(scores, campaign, { name, date: `2031-05-0${day + 1}` });
    if (!added.ok) throw new RangeError(added.error.code);
    return added.value;
  }, before);

const listed = (scores: HighScores, terms: CampaignTerms): readonly string[] =>
  highScoresOf(scores, terms).map(({ name, points }) => `${name} ${points}`);

test('CAMPAIGN-1: a high score keeps its points, its name and its date', () => {
  expect(entered(NO_HIGH_SCORES, [worth(180), 'Ann'])).toEqual({
    version: 1,
    scores: [{ ...SHORT, points: 180, name: 'Ann', date: '2031-05-01' }],
  });
});

test('CAMPAIGN-1: the best comes first, and of equals the older', () => {
  const scores = entered(
    NO_HIGH_SCORES,
    [worth(150), 'Ann'],
    [worth(170), 'Bea'],
    [worth(150), 'Cem'],
    [worth(170), 'Dan'],
    [worth(200), 'Eve'],
  );
  expect(listed(scores, SHORT)).toEqual(['Eve 200', 'Bea 170', 'Dan 170', 'Ann 150', 'Cem 150']);
});

test('CAMPAIGN-1: every length, difficulty and mode has a list of its own, and so has Capitals', () => {
  const scores = entered(
    NO_HIGH_SCORES,
    [worth(150, SHORT), 'Ann'],
    [worth(120, HARD), 'Bea'],
    [worth(300, LONG), 'Cem'],
    [worth(140, FULL), 'Dan'],
    [worth(160, SHORT), 'Eve'],
    [worth(170, CAPITALS), 'Fay'],
  );
  expect(
    highScoreLists(scores).map(({ length, difficulty, mode, capitals }) => [
      length,
      difficulty,
      mode,
      capitals,
    ]),
  ).toEqual([
    [3, 7, 'simple', undefined],
    [6, 2, 'simple', undefined],
    [3, 2, 'full', undefined],
    [3, 2, 'simple', undefined],
    [3, 2, 'simple', true],
  ]);
  expect([SHORT, HARD, LONG, FULL, CAPITALS].map((terms) => listed(scores, terms))).toEqual([
    ['Eve 160', 'Ann 150'],
    ['Bea 120'],
    ['Cem 300'],
    ['Dan 140'],
    ['Fay 170'],
  ]);
});

test('CAMPAIGN-1: a list keeps its best ten, and a tie with the last is not added', () => {
  const ten = entered(
    NO_HIGH_SCORES,
    ...Array.from({ length: HIGH_SCORES_KEPT }, (_, nth) => [worth(100 + nth), `old${nth}`] as const),
  );
  expect(listed(entered(ten, [worth(100), 'new']), SHORT)).toEqual(listed(ten, SHORT));
  expect(listed(entered(ten, [worth(105), 'new']), SHORT)).toEqual([
    'old9 109',
    'old8 108',
    'old7 107',
    'old6 106',
    'old5 105',
    'new 105',
    'old4 104',
    'old3 103',
    'old2 102',
    'old1 101',
  ]);
  expect(
    [worth(200), worth(105), worth(101), worth(100), worth(0, LONG)].map((one) => highScorePlace(ten, one)),
  ).toEqual([1, 6, 10, undefined, 1]);
});

test('CAMPAIGN-1: a campaign that is not over has no high score', () => {
  const begun = played(beginCampaign(LONG), [
    game(score(9, 0, 0, 0, 0, 0), score(9, 0, 0, 0, 0, 0), true),
    'shop',
    'left',
  ]);
  expect(addHighScore(NO_HIGH_SCORES, begun, { name: 'Ann', date: '2031-05-01' })).toEqual({
    ok: false,
    error: { code: 'campaign-not-over', rule: 'CAMPAIGN-1', played: 1, length: 6 },
  });
});

const SCORES = entered(NO_HIGH_SCORES, [worth(150), 'Ann'], [worth(120, HARD), 'Bea']);
const [ANN] = SCORES.scores;

test('CAMPAIGN-1: kept high scores are read back', () => {
  expect(parseHighScores(JSON.parse(JSON.stringify(SCORES)))).toEqual({ ok: true, value: SCORES });
});

test.each([
  ['no object', null, ''],
  ['another version', { ...SCORES, version: 0 }, 'version'],
  ['no list', { ...SCORES, scores: {} }, 'scores'],
  ['negative points', { ...SCORES, scores: [ANN, { ...ANN, points: -1 }] }, 'scores[1].points'],
  ['no name', { ...SCORES, scores: [{ ...ANN, name: null }] }, 'scores[0].name'],
  ['an unknown level', { ...SCORES, scores: [{ ...ANN, difficulty: 0 }] }, 'scores[0].difficulty'],
])('CAMPAIGN-1: kept high scores with %s are refused', (_, data, path) => {
  expect(parseHighScores(data)).toMatchObject({ ok: false, error: { code: 'wrong-shape', path } });
});
