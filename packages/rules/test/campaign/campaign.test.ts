/** Campaigns: the lower city, the bonus picked once, the double for a win; left and taken up again. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIFFICULTIES, SOLO_KINDS } from '../../src/automa/difficulty.ts';
import {
  beginCampaign,
  CAMPAIGN_LENGTHS,
  type Campaign,
  campaignPoints,
  campaignTotal,
  type CampaignTerms,
  finishedGame,
  isCampaignOver,
  legalPicks,
  pickBonus,
  recordGame,
  typesLeft,
} from '../../src/campaign/campaign.ts';
import { parseCampaign } from '../../src/campaign/reading.ts';
import { BUILDING_TYPES } from '../../src/types.ts';
import { game, played, score } from './build-campaign.ts';

const TERMS: CampaignTerms = { length: 3, difficulty: 4, mode: 'full' };
const NEW = beginCampaign(TERMS);

/** 16 shops, 0 factories, 9 taverns, 6 offices, 8 parks, 12 houses: 51; and a city of 60. */
const LOW = score(16, 0, 9, 6, 8, 12);
const HIGH = score(20, 8, 4, 10, 8, 10);

test('CAMPAIGN-1: a campaign begins without games and with all six types', () => {
  expect(NEW).toEqual({ version: 1, length: 3, difficulty: 4, mode: 'full', games: [] });
  expect(typesLeft(NEW)).toEqual(BUILDING_TYPES);
  expect(campaignTotal(NEW)).toBe(0);
  expect(legalPicks(NEW)).toEqual([]);
});

test.each([
  ['first: won', 1, true],
  ['second: lost', 2, false],
] as const)('CAMPAIGN-1: a finished game counts by your two cities and your rank, %s', (_, rank, won) => {
  const yours = { score: 51, rank, cities: [2, 0] } as const;
  const result = { cities: [LOW, { ...HIGH, difficulty: 0 }, HIGH], seats: [yours] };
  expect(finishedGame({ result })).toEqual(game(LOW, HIGH, won));
  expect(finishedGame({})).toBeUndefined();
});

test.each([
  ['lost, shops', 'shop', false, 51, 16, 67],
  ['won, shops', 'shop', true, 51, 32, 83],
  ['lost, taverns', 'tavern', false, 51, 9, 60],
  ['won, houses', 'house', true, 51, 24, 75],
  ['won, no factory', 'factory', true, 51, 0, 51],
] as const)(
  'CAMPAIGN-1: %s: the lower city and its points for the type',
  (_, type, won, city, bonus, total) => {
    const pick = { type, city: 'left' } as const;
    expect(campaignPoints(game(LOW, HIGH, won), pick)).toEqual({ city, bonus, total });
    expect(campaignTotal(played(NEW, [game(LOW, HIGH, won), type, 'left']))).toBe(total);
  },
);

test('CAMPAIGN-1: three games make the campaign', () => {
  const over = played(
    NEW,
    [game(LOW, HIGH, true), 'shop', 'left'],
    [game(HIGH, LOW, false), 'house', 'right'],
    [game(HIGH, HIGH, false), 'office', 'right'],
  );
  expect(isCampaignOver(over)).toBe(true);
  expect(campaignTotal(over)).toBe(51 + 32 + 51 + 12 + 60 + 10);
});

test('CAMPAIGN-1: a long campaign uses all six types', () => {
  const games = BUILDING_TYPES.map((type) => [game(LOW, HIGH, false), type, 'left'] as const);
  const over = played(beginCampaign({ ...TERMS, length: 6 }), ...games);
  expect(isCampaignOver(over)).toBe(true);
  expect(typesLeft(over)).toEqual([]);
  expect(campaignTotal(over)).toBe(6 * 51 + 51);
});

test.each([
  ['the left is lower', LOW, HIGH, ['left']],
  ['the right is lower', HIGH, LOW, ['right']],
  ['both tie', LOW, LOW, ['left', 'right']],
])('CAMPAIGN-1: the cities to pick from when %s', (_, left, right, cities) => {
  const awaiting = recordGame(
    played(NEW, [game(LOW, HIGH, false), 'park', 'left']),
    game(left, right, false),
  );
  const picks = awaiting.ok ? legalPicks(awaiting.value) : [];
  expect(picks).toEqual(
    cities.flatMap((city) =>
      ['shop', 'factory', 'tavern', 'office', 'house'].map((type) => ({ type, city })),
    ),
  );
});

const AWAITING: Campaign = { ...NEW, awaiting: game(LOW, HIGH, true) };
const ONE_SHOP = played(NEW, [game(LOW, HIGH, true), 'shop', 'left']);
const OVER = played(
  ONE_SHOP,
  [game(LOW, HIGH, true), 'park', 'left'],
  [game(LOW, HIGH, true), 'house', 'left'],
);

test.each([
  [
    'a type already used',
    { ...ONE_SHOP, awaiting: game(LOW, HIGH, true) },
    { type: 'shop', city: 'left' },
    { code: 'type-used', type: 'shop', left: ['factory', 'tavern', 'office', 'park', 'house'] },
  ],
  [
    'a city that is not the lowest',
    AWAITING,
    { type: 'shop', city: 'right' },
    { code: 'not-lowest', city: 'right', points: 60, lowest: 51, cities: ['left'] },
  ],
  [
    'no game awaiting',
    ONE_SHOP,
    { type: 'park', city: 'left' },
    { code: 'no-game-awaiting', played: 1, length: 3 },
  ],
  ['the campaign over', OVER, { type: 'office', city: 'left' }, { code: 'campaign-over', length: 3 }],
] as const)('CAMPAIGN-1: a pick with %s is refused', (_, campaign, pick, error) => {
  expect(pickBonus(campaign, pick)).toEqual({ ok: false, error: { ...error, rule: 'CAMPAIGN-1' } });
});

test.each([
  ['while the last one waits for its pick', AWAITING, { code: 'pick-first', types: BUILDING_TYPES }],
  ['when the campaign is over', OVER, { code: 'campaign-over', length: 3 }],
])('CAMPAIGN-1: another game is refused %s', (_, campaign, error) => {
  expect(recordGame(campaign, game(LOW, HIGH, false))).toEqual({
    ok: false,
    error: { ...error, rule: 'CAMPAIGN-1' },
  });
});

const kept = (campaign: unknown): unknown => JSON.parse(JSON.stringify(campaign));
const damaged = (changes: object) => ({ ...(kept(OVER) as object), ...changes });
const [FIRST, SECOND, THIRD] = OVER.games;

test.each([
  ['no object', [], { code: 'wrong-shape', path: '' }],
  ['another version', damaged({ version: 2 }), { code: 'wrong-shape', path: 'version', expected: [1] }],
  ['five games', damaged({ length: 5 }), { code: 'wrong-shape', path: 'length', expected: [3, 6] }],
  ['level 8', damaged({ difficulty: 8 }), { code: 'wrong-shape', path: 'difficulty', found: '8' }],
  ['no mode', damaged({ mode: undefined }), { code: 'wrong-shape', path: 'mode' }],
  [
    'an unknown type',
    damaged({ games: [{ ...FIRST, pick: { type: 'civic', city: 'left' } }] }),
    { code: 'wrong-shape', path: 'games[0].pick.type' },
  ],
  [
    'negative points',
    damaged({ awaiting: game({ ...LOW, park: -8 }, HIGH, true) }),
    { code: 'wrong-shape', path: 'awaiting.cities.left.park' },
  ],
  [
    'a total that is no sum',
    damaged({ games: [FIRST, { ...SECOND, cities: { left: LOW, right: { ...HIGH, total: 61 } } }, THIRD] }),
    { code: 'wrong-total', path: 'games[1].cities.right.total', found: 61, expected: 60 },
  ],
  [
    'a total that is no sum in the awaiting game',
    damaged({ games: [], awaiting: game({ ...LOW, total: 0 }, HIGH, true) }),
    { code: 'wrong-total', path: 'awaiting.cities.left.total', found: 0, expected: 51 },
  ],
  [
    'a type picked twice',
    damaged({ games: [FIRST, FIRST] }),
    { code: 'against-the-rules', path: 'games[1].pick', refusal: { code: 'type-used', type: 'shop' } },
  ],
  [
    'the higher city picked',
    damaged({ games: [{ ...FIRST, pick: { type: 'park', city: 'right' } }] }),
    { code: 'against-the-rules', path: 'games[0].pick', refusal: { code: 'not-lowest', city: 'right' } },
  ],
  [
    'a game too many',
    damaged({ games: [FIRST, SECOND, THIRD, { ...FIRST, pick: { type: 'office', city: 'left' } }] }),
    { code: 'against-the-rules', path: 'games[3]', refusal: { code: 'campaign-over' } },
  ],
  [
    'a game waiting after the last',
    damaged({ awaiting: game(LOW, HIGH, true) }),
    { code: 'against-the-rules', path: 'awaiting', refusal: { code: 'campaign-over' } },
  ],
])('CAMPAIGN-1: a kept campaign with %s is refused', (_, data, error) => {
  expect(parseCampaign(kept(data))).toMatchObject({ ok: false, error });
});

const points = fc.nat(20);
const aScore = fc.tuple(points, points, points, points, points, points).map((parts) => score(...parts));
const aGame = fc.tuple(aScore, aScore, fc.boolean()).map(([left, right, won]) => game(left, right, won));
const someTerms = fc.record({
  length: fc.constantFrom(...CAMPAIGN_LENGTHS),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  mode: fc.constantFrom(...SOLO_KINDS),
  capitals: fc.boolean(),
});

/** Games and picks one after the other, cut off anywhere. */
const aCampaign: fc.Arbitrary<Campaign> = fc
  .tuple(someTerms, fc.array(fc.tuple(aGame, fc.nat()), { maxLength: 6 }), fc.boolean())
  .map(([terms, games, awaits]) => {
    let campaign = beginCampaign(terms);
    for (const [finished, pick] of games) {
      const recorded = recordGame(campaign, finished);
      if (!recorded.ok) break;
      const picks = legalPicks(recorded.value);
      const picked = pickBonus(recorded.value, picks[pick % picks.length] as (typeof picks)[number]);
      if (picked.ok) campaign = picked.value;
    }
    const last = awaits ? recordGame(campaign, games[0]?.[0] ?? game(LOW, HIGH, true)) : undefined;
    return last?.ok === true ? last.value : campaign;
  });

test('CAMPAIGN-1: a campaign can be interrupted anywhere and resumed', () => {
  fc.assert(
    fc.property(aCampaign, (campaign) => {
      expect(parseCampaign(kept(campaign))).toEqual({ ok: true, value: campaign });
    }),
  );
});

test('CAMPAIGN-1: exactly the legal picks are taken, and each adds what it is worth', () => {
  fc.assert(
    fc.property(aCampaign, (campaign) => {
      const legal = legalPicks(campaign);
      const taken = (['left', 'right'] as const).flatMap((city) =>
        BUILDING_TYPES.map((type) => ({ type, city })).filter((pick) => pickBonus(campaign, pick).ok),
      );
      expect(taken).toEqual(legal);
      for (const pick of legal) {
        const picked = pickBonus(campaign, pick);
        const worth = campaign.awaiting && campaignPoints(campaign.awaiting, pick).total;
        expect(picked.ok && campaignTotal(picked.value)).toBe(campaignTotal(campaign) + (worth ?? 0));
      }
    }),
  );
});
