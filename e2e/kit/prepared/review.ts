/** Puts games with their reviews where the browser client keeps its own, so that a story need not make them. */
import { NOTHING_YET, ratedByValue, reviewParts, withPart } from '@duopolis/bots/review';
import { commitTo } from '@duopolis/rules/chance';
import { type GameRecord, makeRecord, verifyRecord } from '@duopolis/rules/record';
import { expect, type Page } from '@playwright/test';
import { keep, type Kept } from './stored-tables.ts';

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

function reviewOf(record: GameRecord): unknown {
  const review = MADE.get(record) ?? quickReviewOf(record);
  MADE.set(record, review);
  return review;
}

/** The address of a game that a device keeps. */
export const replayOf = (record: GameRecord): string =>
  `/replay/file-${commitTo(makeRecord(record)).slice(0, 12)}`;

/** A device that keeps these games, and the reviews of some of them. */
export const savedGames = (records: readonly GameRecord[], reviewed: readonly GameRecord[]): Kept => ({
  notes: {
    replays: records.map((record) => ({
      id: replayOf(record).slice('/replay/'.length),
      text: makeRecord(record),
      kept: Date.now(),
    })),
    reviews: reviewed.map(reviewOf),
  },
});

/** On the page of a game: its review, which is complete. */
export async function showReview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible();
}

/** Opens the review of a game that this device has reviewed. */
export async function openReviewed(page: Page, record: GameRecord): Promise<void> {
  await keep(page, savedGames([record], [record]));
  await page.goto(replayOf(record));
  await showReview(page);
}
