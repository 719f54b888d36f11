/** Screens of the review of a finished game. */
import { savedGames, replayOf, showReview } from '../prepared/review.ts';
import { playedRecord } from '../record-files.ts';
import { after, onDevice, visit, type Walk } from './screen.ts';

const UNREVIEWED = playedRecord({ mode: 'table', seats: 3, capitals: false }, 'a');
const REVIEWED = playedRecord({ mode: 'table', seats: 3, capitals: false }, 'c');
const CAPITALS = playedRecord({ mode: 'table', seats: 3, capitals: true }, 'screens');

export const REVIEWS: readonly Walk[] = [
  onDevice(() => savedGames([UNREVIEWED, REVIEWED, CAPITALS], [REVIEWED, CAPITALS]), {
    name: 'a review',
    screens: [
      {
        name: 'before it is made',
        open: async (page) => {
          await visit(page, replayOf(UNREVIEWED));
          await page.getByRole('tab', { name: 'Review' }).click();
        },
      },
      {
        name: 'a note on the boards',
        open: async (page) => {
          await visit(page, replayOf(REVIEWED));
          await showReview(page);
          await page.locator('.review-note:has(.review-kind-placement)').first().click();
        },
      },
      {
        name: 'a joint line',
        open: async (page) => {
          await page.locator('.review-pairs .review-row').first().click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'a try',
        open: after(async (page) => {
          await page.locator('.review-note[aria-pressed=false]').first().click();
          await page.getByRole('button', { name: 'Try the better one' }).click();
          await page.getByRole('table', { name: 'What it led to' }).waitFor();
        }),
      },
      {
        name: 'a note with Capitals',
        open: async (page) => {
          await visit(page, replayOf(CAPITALS));
          await showReview(page);
          await page.locator('.review-note').first().click();
        },
      },
      {
        name: 'another choice',
        open: async (page) => {
          await page.locator('#side-tab-try').click();
          await page.getByRole('slider').fill('14');
          await page.locator('.try-tile[aria-pressed=false]').first().click();
        },
      },
    ],
  }),
];
