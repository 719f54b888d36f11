/** A device without free storage: the game says so and goes on, and stored games stay. */
import { expect, type Page } from '@playwright/test';
import { newPerson } from '../kit/meeting.ts';
import { keep, storedTable } from '../kit/prepared/stored-tables.ts';
import { tableOf } from '../kit/prepared/game.ts';
import { openKept } from '../kit/prepared/walk.ts';
import { startOwnTable } from '../kit/set-up.ts';
import { test } from '../kit/story.ts';
import { act, choose, pendingWorkOf, place, playToTheEnd, playTurn, standings } from '../kit/turn.ts';

/** A full disk, simulated by a flag that survives a reload: browsers check their own quota too rarely for a story. */
const FULL = 'disk is full';

async function mayFill(page: Page): Promise<void> {
  await page.addInitScript((full) => {
    // oxlint-disable-next-line typescript/unbound-method -- it is given its store below
    IDBObjectStore.prototype.put = new Proxy(IDBObjectStore.prototype.put, {
      apply: (put, store, args) => {
        if (sessionStorage.getItem(full) !== null) throw new DOMException('no room', 'QuotaExceededError');
        return Reflect.apply(put, store, args) as IDBRequest<IDBValidKey>;
      },
    });
  }, FULL);
}

const fill = (page: Page): Promise<void> => page.evaluate((full) => sessionStorage.setItem(full, ''), FULL);
const clear = (page: Page): Promise<void> => page.evaluate((full) => sessionStorage.removeItem(full), FULL);

/** Leaves the site one byte, by the browser itself, before any client has stored something. */
async function leaveNoRoom(page: Page): Promise<void> {
  await page.goto('/health');
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'This device is full' });
const where = (page: Page) => page.getByRole('heading', { level: 1 });

test('a full disk shows a warning, games continue to the end, and earlier data survives', async ({
  page,
}) => {
  await mayFill(page);
  await keep(page, {
    tables: [
      storedTable('middle', { game: tableOf(3), until: { round: '1', turn: 2, phase: 'choosing' } }),
      storedTable('end', { game: tableOf(3), until: 'last turn' }),
    ],
  });
  await openKept(page, 'middle');
  expect(await pendingWorkOf(page)).toBe('choose');
  await expect(where(page)).toHaveText(/turn 2/);
  await expect(note(page)).toBeHidden();

  await test.step('without disk space the turn can still be played', async () => {
    await fill(page);
    await choose(page);
    await expect(note(page)).toBeVisible();
    await place(page);
    await expect(where(page)).toHaveText(/turn 3/);
  });

  await test.step('a page closed before there is space resumes from what was stored', async () => {
    await page.reload();
    await expect(where(page)).toHaveText(/turn 2/);
    await act(page);
    await expect(note(page)).toBeVisible();
  });

  await test.step('with space again everything is stored, and the warning disappears', async () => {
    await clear(page);
    await act(page);
    await expect(note(page)).toBeHidden();
    await page.reload();
    await expect(where(page)).toHaveText(/turn 3/);
  });

  await test.step('without disk space a game reaches its end, and the next one begins', async () => {
    await openKept(page, 'end');
    await fill(page);
    await playToTheEnd(page);
    await standings(page);
    await expect(note(page)).toBeVisible();
    await page.getByRole('button', { name: 'Rematch' }).click();
    // The standings stay until the next game has begun.
    await expect(where(page)).toHaveText(/^Round 1, turn 1/);
    expect(await pendingWorkOf(page)).toBe('choose');
  });
});

test('a game works without disk space from the beginning', async ({ browser }) => {
  // In a context that has stored something before, the browser does not ask for its quota again.
  const { page } = await newPerson(browser, 'Nora');
  await leaveNoRoom(page);
  await startOwnTable(page, { seats: 3 });
  await expect(note(page)).toBeVisible();
  await playTurn(page);
  await expect(where(page)).toHaveText(/turn 2/);
});
