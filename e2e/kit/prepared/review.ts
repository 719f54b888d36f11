/** Puts games with their reviews where the browser client keeps its own, so that a story need not make them. */
import { NOTHING_YET, ratedByValue, reviewParts, withPart } from '@duopolis/bots/review';
import { commitTo } from '@duopolis/rules/chance';
import { type GameRecord, makeRecord, verifyRecord } from '@duopolis/rules/record';
import { expect, type Page } from '@playwright/test';
import { keep } from './device.ts';

/** The quick review: by the value of cities alone. */
function quickReviewOf(record: GameRecord): unknown {
  const verified = verifyRecord(record);
  if (!verified.ok) throw new Error(`not a legal game: ${JSON.stringify(verified.error)}`);
  const soFar = [...reviewParts(verified.value, ratedByValue, NOTHING_YET)].reduce(withPart, NOTHING_YET);
  const game = commitTo(makeRecord(record)).slice(0, 24);
  return { game, version: 1, depth: 'quick', soFar, whole: true };
}

/** Reviews made by this worker. */
const MADE = new Map<GameRecord, unknown>();

/** Opens the review of a game that this device has reviewed. */
export async function openReviewed(page: Page, record: GameRecord): Promise<void> {
  const review = MADE.get(record) ?? quickReviewOf(record);
  MADE.set(record, review);
  const text = makeRecord(record);
  const id = `file-${commitTo(text).slice(0, 12)}`;
  await keep(page, { tables: [], notes: { replays: [{ id, text, kept: Date.now() }], reviews: [review] } });
  await page.goto(`/replay/${id}`);
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible();
}
