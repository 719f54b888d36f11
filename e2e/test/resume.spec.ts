/** Coming back to a table on this device, and to the set-up of the last one. Tables on the server are in friends.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { keep, storedTable } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { openKept } from '../kit/prepared/walk.ts';
import { startOwnTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import {
  chooseTwo,
  legalCells,
  lockButton,
  logLines,
  picked,
  place,
  playToTheEnd,
  standings,
} from '../kit/turn.ts';

const botsAt = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('region', { name: 'The table' })
    .getByRole('button', { name: /bot/ })
    .evaluateAll((seats) =>
      seats.map(({ textContent }) => textContent?.match(/Ada|Ben|Cleo|Dan/)?.[0] ?? ''),
    );

test('after a reload the log has the whole game and tiles are still picked; a rematch has the same bots, and the last set-up is there again', async ({
  page,
}) => {
  await keep(page, {
    tables: [
      storedTable('middle', { game: tableOf(3), until: { round: '1', turn: 1, phase: 'placing' } }),
      storedTable('end', { game: tableOf(4), until: 'last move' }),
    ],
  });

  await test.step('after a reload the log has the whole game, and the tiles that were picked are picked', async () => {
    await openKept(page, 'middle');
    await place(page);
    await chooseTwo(page);
    const lines = await logLines(page);
    await expect(lines.filter({ hasText: /places / })).toHaveCount(6);
    // What was before the page was opened comes after what happens now.
    await expect(lines.last()).toHaveText('The game begins');
    const before = await lines.allInnerTexts();
    await page.reload();
    await expect(picked(page)).toHaveCount(2);
    await logLines(page);
    await expect(lines.filter({ hasText: /places / })).toHaveCount(6);
    expect((await lines.allInnerTexts()).slice(-before.length)).toEqual(before);
    await lockButton(page).click();
  });

  await test.step('a rematch has the same bots', async () => {
    await openKept(page, 'end');
    await legalCells(page).first().waitFor();
    const before = await botsAt(page);
    await playToTheEnd(page);
    await standings(page);
    await page.getByRole('button', { name: 'Rematch' }).click();
    await lockButton(page).waitFor();
    expect((await botsAt(page)).toSorted()).toEqual(before.toSorted());
    expect(before.toSorted()).toEqual(['Ada', 'Ben', 'Cleo']);
  });

  await test.step('the last set-up is there again', async () => {
    await startOwnTable(page, { seats: 3 });
    await lockButton(page).waitFor();
    await page.goto('/new/bots');
    await expect(
      page.getByRole('group', { name: 'Bots' }).getByRole('radio', { name: /^Easy/ }),
    ).toBeChecked();
  });
});
