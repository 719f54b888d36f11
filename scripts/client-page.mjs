/** A page of the built client on a server of its own, for the scripts that make pictures. */
import { openBrowser } from '../e2e/kit/browser.ts';
import { startOwnServer } from '../e2e/kit/own-server.ts';
import { chromiumPath } from './chromium.mjs';
import { buildClient } from './client.mjs';

export const SIZE = { width: 1280, height: 800 };

/** Opens the page, and closes everything when `use` is done. */
export async function withClientPage(options, use) {
  if (process.env.DUOPOLIS_WEB === undefined && !(await buildClient())) process.exit(1);
  const server = await startOwnServer();
  const browser = await openBrowser(await chromiumPath());
  try {
    const page = await browser.newPage({
      baseURL: server.address,
      locale: 'en-GB',
      viewport: SIZE,
      ...options,
    });
    await use(page, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}
