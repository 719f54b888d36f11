/** The real server with the built client, and a browser in front of it. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { chromiumPath } = (await import(new URL('../../../scripts/chromium.mjs', import.meta.url).href)) as {
  readonly chromiumPath: () => Promise<string>;
};
/** The browser that the stories use. */
export const CHROMIUM = await chromiumPath();
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PORT = Number(process.env['DUOPOLIS_BENCH_PORT'] ?? 8197);
/** Where the built client is, if not at its usual place. */
const WEB = process.env['DUOPOLIS_WEB'] ?? '';
export const ADDRESS = `http://127.0.0.1:${PORT}`;

const answers = (): Promise<boolean> =>
  fetch(`${ADDRESS}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

export async function serving<T>(task: () => Promise<T>): Promise<T> {
  const flags = { port: `${PORT}`, data: '', web: WEB, log: 'warn', 'requests-each': '100000' };
  const server = spawn(
    process.execPath,
    [
      '--conditions=source',
      'packages/server/src/main.ts',
      ...Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]),
    ],
    { cwd: ROOT, stdio: 'inherit' },
  );
  try {
    // oxlint-disable-next-line no-await-in-loop -- until it answers
    while (server.exitCode === null && !(await answers())) await pause(100);
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    return await task();
  } finally {
    server.kill();
  }
}

/** A shell around the browser adds this to the number of the signal that ended it. */
const SIGNALLED = 128;

function sayEnd(code: number | null, signal: string | null): string {
  if (signal !== null) return signal;
  return code !== null && code > SIGNALLED ? `signal ${code - SIGNALLED}` : `code ${code}`;
}

/** A browser that is lost says how it ended: killed from outside or for lack of memory (9 or 15), or crashed (5, 6 or 11). */
export async function browsing<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const server = await chromium.launchServer({ executablePath: CHROMIUM, args: QUIET });
  let ended: string | undefined;
  server.process().once('exit', (code, signal) => {
    ended = `The browser has ended: ${sayEnd(code, signal)}.`;
  });
  try {
    return await task(await chromium.connect(server.wsEndpoint()));
  } catch (error) {
    throw ended === undefined ? error : new Error(ended, { cause: error });
  } finally {
    await server.close();
  }
}
