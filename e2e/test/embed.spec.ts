/** Games and cities on somebody else's page: in a frame, by a pasted link, and as an animation. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { ADDRESS } from '../kit/address.ts';
import { axeFindings } from '../kit/looks.ts';
import { gather } from '../kit/prepared/online.ts';
import { openRecord, playedRecord } from '../kit/record-files.ts';
import { test } from '../kit/story.ts';
import { inAll, weigh } from '../kit/weight.ts';

/** Kilobytes of everything that an embed loads. */
const MOST = 60;

/** A page of another origin with some HTML in it. */
async function visitBlog(page: Page, html: string): Promise<void> {
  const blog = createServer((_, reply) =>
    reply
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>Blog</title>${html}`),
  );
  await once(blog.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/post`);
  blog.close();
}

const frame = (path: string): string => `<iframe src="${ADDRESS}${path}" width="640" height="560"></iframe>`;

async function publicGame(): Promise<string> {
  const { table, visitors } = await gather(['Ann'], {
    game: { mode: 'table', seats: 3, capitals: true },
    until: 'over',
    options: { access: 'open', watching: { who: 'everyone', delay: 0 } },
  });
  for (const { connection } of visitors) connection.close();
  return `table-${table}-1`;
}

test.use({ art: true });

test('another site embeds a finished game: step, play, language; no other page can be framed', async ({
  page,
}) => {
  await test.step('an embed that does not exist says so, and offers the first page', async () => {
    await page.goto('/embed/replay/table-none-1?lang=fr');
    await expect(page.getByRole('alert')).toHaveText('Cette partie n’existe pas ici ou n’est pas publique.');
    await expect(page.getByRole('link', { name: 'Jouer à Duopolis' })).toHaveAttribute('href', '/');
  });
  const replay = await publicGame();
  const weight = await weigh(page, () => page.goto(`/embed/replay/${replay}`));
  expect(inAll(weight)).toBeLessThan(MOST);
  expect(await axeFindings(page)).toEqual([]);
  await visitBlog(page, frame(`/embed/replay/${replay}`) + frame('/learn'));
  const embed = page.frameLocator('iframe').first();
  await expect(embed.getByRole('heading')).toContainText('Ann');
  await expect(embed.getByRole('listitem')).toHaveCount(3);
  const slider = embed.getByRole('slider');
  const steps = Number(await slider.getAttribute('max'));
  await embed.getByRole('button', { name: 'Step back' }).click();
  await expect(slider).toHaveValue(`${steps - 1}`);
  await embed.getByRole('button', { name: 'Step forward' }).click();
  await expect(slider).toHaveValue(`${steps}`);
  await embed.getByRole('button', { name: 'Play' }).click();
  await expect(slider).not.toHaveValue(`${steps}`);
  await embed.getByRole('button', { name: 'Pause' }).click();
  await embed.getByRole('combobox').selectOption('ru');
  await expect(embed.getByRole('link', { name: 'Вся партия на Duopolis' })).toHaveAttribute(
    'href',
    `/replay/${replay}`,
  );
  await expect(page.frameLocator('iframe').nth(1).getByRole('main')).toHaveCount(0);
  const picture = await page.request.get(`${ADDRESS}/api/embed/picture/${replay}`);
  const png = await picture.body();
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
});

test('from a game of this device: the code for a city, and the city as an animation', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRecord(page, playedRecord({ mode: 'table', seats: 3, capitals: false }, 'embed'));
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed on another site' });
  await expect(dialog).toContainText('Only games of open tables');
  await dialog.getByRole('button', { name: 'Copy the code' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Copied. Paste it into your page.' }),
  ).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share a picture' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 0 }),
    page.getByRole('button', { name: 'Save as animation (GIF)' }).click(),
  ]);
  const gif = await readFile(await download.path());
  expect([gif.subarray(0, 6).toString(), gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([
    'GIF89a',
    600,
    400,
  ]);
  await visitBlog(page, code);
  const embed = page.frameLocator('iframe');
  await expect(embed.getByRole('link', { name: 'Open on Duopolis' })).toBeVisible();
  await expect(embed.locator('.embed-tile')).toHaveCount(16);
});
