/** The system's Chromium, without its own network traffic. */
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: optimizing its code costs more than it gains, and so do small heaps.
  '--js-flags=--interrupt-budget=2000000,--invocation-count-for-maglev=5000,--min-semi-space-size=32',
];

/** How stories start the browser that the scripts have found. */
export const launchOptions = (...more: readonly string[]): LaunchOptions => ({
  executablePath: process.env['DUOPOLIS_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...QUIET, ...more],
});

/** A browser outside the stories. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: QUIET });
