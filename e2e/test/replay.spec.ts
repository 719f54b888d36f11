/** Going through a finished game again. */
/* oxlint-disable no-await-in-loop -- one thing after the other, as people do */
import { expect, type Page } from '@playwright/test';
import { copiedBy } from '../kit/copied.ts';
import { speak } from '../kit/looks.ts';
import { newPerson } from '../kit/meeting.ts';
import { openPrepared } from '../kit/prepared/stored-tables.ts';
import { solo } from '../kit/prepared/game.ts';
import { chooseFile, fileOf, listRecords, playedRecord } from '../kit/record-files.ts';
import { test } from '../kit/story.ts';
import { standings } from '../kit/turn.ts';

const TABLE = playedRecord({ mode: 'table', seats: 3, capitals: false }, 'replay');
const CAPITALS = playedRecord({ mode: 'table', seats: 5, capitals: true }, 'replay');
const DUEL = playedRecord({ mode: 'duel', seats: 2, capitals: false }, 'replay');
const DUO = playedRecord({ mode: 'duo', seats: 3, capitals: false }, 'replay');
const SOLO = playedRecord(
  { mode: 'solo', seats: 3, capitals: true, solo: { kind: 'full', difficulty: 4 } },
  'replay',
);

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const HOUR = 3_600_000;
const atStep = (page: Page, step: number) => expect(slider(page)).toHaveValue(`${step}`);

test('a game on this device: from its end to its replay, by keyboard, and a reload stays at the step', async ({
  page,
}) => {
  await openPrepared(page, { game: solo('full'), until: 'over' });
  await standings(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Autommaso, and Automarta/ })).toBeVisible();
  await atStep(page, 0);
  for (let nth = 0; nth < 4; nth++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await atStep(page, 3);
  await expect(page).toHaveURL(/#3$/);
  await expect(
    page
      .getByRole('region', { name: 'The Automas' })
      .getByText(/^Plays card \d+$/)
      .first(),
  ).toBeVisible();
  await page.reload();
  await atStep(page, 3);
  await page.keyboard.press('End');
  await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.getByRole('link', { name: 'All replays' }).click();
  await expect(page.getByRole('link', { name: /Solo.*on this device/ })).toBeVisible();
});

const cut = { ...fileOf(TABLE), buffer: Buffer.from('{"format":"duopolis-record/1"') };
const foul = fileOf({
  ...TABLE,
  result: { ...TABLE.result, cities: TABLE.result.cities.map((city) => ({ ...city, total: 99 })) },
});

test('files: a parse error says where and why; games are dropped, listed, deleted, and shown from one seat’s view', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const alert = page.getByRole('main').getByRole('alert');

  await test.step('a file that can’t be read says where and why, in every language', async () => {
    await chooseFile(page, cut);
    await expect(alert).toHaveText(/^Line 1: this is not JSON/);
    await speak(page, 'fr');
    await expect(alert).toHaveText(/^Ligne 1\s: /);
    await speak(page, 'ru');
    await expect(alert).toHaveText(/^Строка 1: /);
    await speak(page, 'en');
  });

  await test.step('one that breaks a rule names it', async () => {
    await chooseFile(page, foul);
    await expect(alert).toHaveText(/^Game 1, breaks .*but it is/);
  });

  await test.step('one with several games lists them, also when it is dropped; each can be forgotten', async () => {
    const text = fileOf(TABLE, DUEL).buffer.toString();
    const dropped = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'games.jsonl'));
      return data;
    }, text);
    await page
      .getByRole('region', { name: 'Open a record' })
      .dispatchEvent('drop', { dataTransfer: dropped });
    const games = page.getByRole('region', { name: 'Finished games' });
    await expect(games.getByRole('link')).toHaveCount(2);
    await games.getByRole('button', { name: /^Forget Ann and Ben/ }).click();
    await expect(games.getByRole('link')).toHaveCount(1);
    await games.getByRole('link').click();
  });

  await test.step('the view of a seat shows its hand, and not the choices of others', async () => {
    for (let nth = 0; nth < 3; nth++) await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(page.getByRole('list', { name: /’s hand$/ })).toHaveCount(3);
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText(/^Ben chooses /);
    await expect(page.getByRole('list', { name: 'Ben’s hand' }).getByText(/, chosen$/)).toHaveCount(2);
    await page.getByRole('radio', { name: 'Cleo' }).check();
    await expect(page.getByRole('list', { name: /’s hand$/ })).toHaveCount(1);
    await expect(status).toContainText(/^Ben has chosen/);
    await expect(page.getByText(/Ben chooses/)).toHaveCount(0);
    await expect(page.getByRole('grid')).toHaveCount(2);
  });

  await test.step('a link carries the game to somebody else, at the same step', async () => {
    await slider(page).fill('12');
    const link = await copiedBy(page, 'Copy a link to this step');
    await expect(page.getByText(/It contains the whole game/).first()).toBeVisible();
    const { page: theirs, context: other } = await newPerson(browser, 'Otto');
    await theirs.goto(link);
    await atStep(theirs, 12);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Ann, Ben, and Cleo' })).toBeVisible();
    await expect(theirs).toHaveTitle('Ann, Ben, and Cleo · Duopolis');
    await expect(theirs.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Table of 3: Ann, Ben, and Cleo\./,
    );
    await other.close();
  });
});

/** How far apart the steps are that are drawn. */
const STRIDE = 21;

test('every kind of game: steps up to the recorded result; the log, the slider and the speed reach any step', async ({
  page,
}) => {
  await page.clock.install();
  const games = Object.entries({ Duo: DUO, 'Table of 5, Capitals': CAPITALS, Solo: SOLO });
  const links = await listRecords(page, [...games.map(([, record]) => record), DUEL]);
  for (const [name, record] of games)
    await test.step(name, async () => {
      await links.filter({ hasText: name }).click();
      for (let nth = 0; nth < record.log.length; nth += STRIDE) {
        await slider(page).fill(`${nth}`);
        await atStep(page, nth);
      }
      await page.getByRole('button', { name: 'To the end' }).click();
      for (const { total } of record.result.cities)
        await expect(page.getByText(`${total}`, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('table', { name: 'Standings' })).toBeVisible();
      await page.getByRole('link', { name: 'All replays' }).click();
    });

  await test.step('the log, the slider and the speed lead to any step of a duel', async () => {
    await links.filter({ hasText: 'Duel' }).click();
    const log = page.getByRole('region', { name: 'Log' });
    const third = log.getByRole('button').nth(2);
    await third.click();
    await atStep(page, 3);
    await expect(third).toHaveAttribute('aria-current', 'step');
    await slider(page).press('ArrowRight');
    await atStep(page, 4);
    await slider(page).press('End');
    await atStep(page, DUEL.log.length);
    await page.getByRole('radio', { name: '4×' }).check();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.clock.pauseAt(Date.now() + HOUR);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(2_500);
    const played = Number(await slider(page).inputValue());
    expect(played).toBeGreaterThan(7);
    await page.clock.runFor(1_000);
    await atStep(page, played + 4);
  });
});
