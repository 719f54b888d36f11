/** A campaign on this device: resumed after anything, its finished game recorded once. */
import 'fake-indexeddb/auto';
import { legalFor, type SeatView } from '@duopolis/rules';
import { type CampaignTerms, type FinishedGame, legalPicks } from '@duopolis/rules/campaign';
import type { CityScore } from '@duopolis/rules/scoring';
import { INITIAL_TABLE } from '@duopolis/table';
import { expect, test } from 'vitest';
import {
  saveCampaign,
  savedCampaign,
  type SavedCampaign,
  NO_CAMPAIGN,
  parseSaved,
  withGame,
  withPick,
  withTerms,
} from '../../../src/game/saves/campaigns.ts';
import type { Link } from '../../../src/game/link/link.ts';
import { createLocal, openLocal } from '../../../src/game/local/local-table.ts';
import { forgetTable } from '../../../src/game/saves/continued.ts';
import { device } from '../../../src/kit/store/device-store.ts';

const TERMS: CampaignTerms = { length: 3, difficulty: 2, mode: 'simple' };
const BEGUN = withTerms(NO_CAMPAIGN, 'Ann', TERMS);

const city = (shop: number): CityScore => ({
  shop,
  factory: 0,
  tavern: 0,
  office: 0,
  park: 0,
  house: 0,
  total: shop,
});
const GAME: FinishedGame = { cities: { left: city(10), right: city(16) }, won: true };

const played = (kept: SavedCampaign): SavedCampaign => {
  const awaiting = withGame(kept, GAME);
  const [pick] = awaiting.campaign === undefined ? [] : legalPicks(awaiting.campaign);
  return pick === undefined ? awaiting : withPick(awaiting, pick, '2026-11-15');
};

test('CAMPAIGN-1: after three games and picks the campaign is a high score', () => {
  const over = played(played(played(BEGUN)));
  expect(over.campaign?.games).toHaveLength(3);
  expect(over.highScores.scores).toEqual([
    { ...TERMS, points: 10 * 3 + 20, name: 'Ann', date: '2026-11-15' },
  ]);
});

test('a pick without a game changes nothing', () => {
  expect(withPick(BEGUN, { type: 'shop', city: 'left' }, '2026-11-15')).toBe(BEGUN);
});

test('what was kept is read back', () => {
  const kept = { ...played(BEGUN), table: 'abc' };
  expect(parseSaved(structuredClone(kept))).toEqual(kept);
});

test('a damaged campaign does not affect the high scores', () => {
  const over = played(played(played(BEGUN)));
  const damaged = { ...over, campaign: { ...over.campaign, games: [{ won: 'perhaps' }] } };
  expect(parseSaved(damaged)).toEqual({ name: 'Ann', highScores: over.highScores });
  expect(parseSaved('nonsense')).toEqual(NO_CAMPAIGN);
});

const solo = async (): Promise<string> => {
  const options = {
    ...INITIAL_TABLE.open.options,
    game: { mode: 'solo', seats: 3, capitals: false, solo: { kind: 'simple', difficulty: 2 } },
  } as const;
  const made = await createLocal(options, [{ name: 'Ann' }], { botIn: () => 'easy' });
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

test('a running game stays, and a lost one is played again', async () => {
  const table = await solo();
  await saveCampaign({ ...BEGUN, table });
  expect((await savedCampaign()).table).toBe(table);
  await forgetTable(table);
  expect(await savedCampaign()).toEqual(BEGUN);
});

test('a game counts as soon as it is over, even if a rematch follows', async () => {
  const table = await solo();
  await saveCampaign({ ...BEGUN, table });
  const opened = await openLocal(table);
  if (!opened.ok) throw new Error(opened.error.code);
  const [line] = opened.value.links as [Link];
  for (let moves = 0; moves < 200 && line.view.value?.open.phase === 'playing'; moves++) {
    const command = legalFor(line.view.value.game as SeatView)[0];
    if (command === undefined) throw new Error('nothing to do');
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await line.ask({ type: 'play', position: line.view.value.open.position, move: command });
  }
  expect(line.view.value?.open.phase).toBe('over');
  await expect.poll(async () => (await device()).notes.read('campaign')).toHaveProperty('campaign.awaiting');
  await line.ask({ type: 'rematch' });
  const { campaign, table: playing } = await savedCampaign();
  expect(campaign?.awaiting).toBeDefined();
  expect(playing).toBeUndefined();
  opened.value.close();
});
