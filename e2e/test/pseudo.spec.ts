/** In a pseudo-language with long words everything fits, and every text comes from the language files. */
import { expect, type Page } from '@playwright/test';
import { LOOKS, sticksOut, textsOf } from '../kit/looks.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { speakPseudo } from '../kit/pseudo.ts';
import { test } from '../kit/story.ts';

/** Names, notation and codes are the same in every language. */
const SAME = /^(Duopolis|[A-Z]{2,}|[A-Z]+-\d+|EN|FR|RU)$/;

/** Texts that a language file can't change. */
const bypassing = async (page: Page): Promise<readonly string[]> =>
  (await textsOf(page)).filter(
    (text) => /[A-Za-z]{3}/.test(text) && !/[~áçéğíñöŕšü]/iu.test(text) && !SAME.test(text),
  );

for (const { size, use } of LOOKS)
  test.describe(size, () => {
    test.use(use);

    test('the first page and a table fit long words, and no text bypasses them', async ({ page }) => {
      await speakPseudo(page);
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('button').first()).toContainText('~');
      expect(await sticksOut(page)).toEqual([]);
      expect(await bypassing(page)).toEqual([]);
      await openPrepared(page, { game: tableOf(5), until: { round: '1', turn: 2, phase: 'choosing' } });
      await expect(page.getByRole('grid').first()).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
      expect(await bypassing(page)).toEqual([]);
    });
  });
