/** The gallery of the client, built for the stories and served from memory: the product has no such page. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { PICTURE_SCALE } from './pictures.ts';
import { settled } from './settled.ts';

const WEB = path.join(import.meta.dirname, '../../packages/web');
const VITE = path.join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');
const ADDRESS = 'https://gallery.test';
const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Those with pictures; the drawings have tests of their own. */
export const GALLERY_PARTS = ['controls', 'boards', 'hands', 'cards', 'dialogs', 'states'] as const;
export type GalleryPart = (typeof GALLERY_PARTS)[number];

export interface Gallery {
  readonly serve: (context: BrowserContext) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function buildGallery(): Promise<Gallery> {
  const folder = await mkdtemp(path.join(tmpdir(), 'duopolis-gallery-'));
  const args = ['build', '--config', 'vite.gallery.config.ts', '--outDir', folder, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [VITE, ...args, '--logLevel', 'error'], {
    cwd: WEB,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    serve: async (context) => {
      await context.route(`${ADDRESS}/**`, async (route) => {
        const file = path.join(folder, new URL(route.request().url()).pathname);
        await (existsSync(file)
          ? route.fulfill({ body: await readFile(file), contentType: TYPES[path.extname(file)] ?? '' })
          : route.fulfill({ status: 404 }));
      });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export const openGallery = async (page: Page): Promise<void> => {
  await page.goto(`${ADDRESS}/gallery.html?theme=auto&language=en`);
};

/** Shows another part; the page is not loaded again. */
export async function openPart(page: Page, part: GalleryPart): Promise<void> {
  await page.evaluate((name) => void (location.hash = name), part);
  await page.locator(`.gallery-${part} .exhibit`).first().waitFor();
}

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

/** Shows the part that is open in another size and theme. */
export async function lookAt(page: Page, { width, height, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
}

/** The whole page at half its size: the browser draws it at that size, in half the time. */
export async function shoot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale: 1 / PICTURE_SCALE },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
