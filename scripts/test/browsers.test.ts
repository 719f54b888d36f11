/** Where a browser is looked for, on systems that this one only pretends to be. */
import { expect, test } from 'vitest';
import { browserPlan, systemBrowsers } from '../testing/browsers.mjs';

const system = (given: {
  readonly platform?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly playwright?: readonly string[];
  readonly isRoot?: boolean;
}) => ({
  platform: given.platform ?? 'linux',
  env: { PATH: '/usr/bin:/bin', ...given.env },
  home: '/home/ada',
  exists: (file: string) => (given.files ?? []).includes(file),
  playwright: given.playwright ?? [],
  isRoot: given.isRoot ?? false,
});

const CACHED = '/home/ada/.cache/ms-playwright/chromium-1/chrome';

test.each([
  [
    'the named one first',
    { env: { DUOPOLIS_CHROMIUM: '/opt/c' }, files: ['/opt/c', '/usr/bin/chromium'] },
    '/opt/c',
  ],
  [
    'the one of the system',
    { files: ['/bin/google-chrome', CACHED], playwright: [CACHED] },
    '/bin/google-chrome',
  ],
  ["Playwright's, if the system has none", { files: [CACHED], playwright: [CACHED] }, CACHED],
  [
    'an app on macOS',
    { platform: 'darwin', files: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [
    'an app of the user on macOS',
    { platform: 'darwin', files: ['/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium'] },
    '/home/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  [
    'a program on Windows',
    {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      files: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  [
    'a program of the user on Windows',
    {
      platform: 'win32',
      env: { LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local' },
      files: ['C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'],
    },
    'C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
  ],
])('uses %s', (_, given, file) => {
  expect(browserPlan(system(given))).toEqual({ do: 'use', file });
});

test('a named browser that is not there is an error, even if there is another', () => {
  const env = { DUOPOLIS_CHROMIUM: '/nonexistent' };
  expect(browserPlan(system({ env, files: ['/usr/bin/chromium'] }))).toEqual({
    do: 'give-up',
    why: "DUOPOLIS_CHROMIUM names '/nonexistent', and there is no such file.",
  });
});

test('root on Debian installs one from a package; everybody else downloads one', () => {
  expect(browserPlan(system({ files: ['/usr/bin/apt-get'], isRoot: true }))).toEqual({ do: 'apt' });
  expect(browserPlan(system({ files: ['/usr/bin/apt-get'] }))).toEqual({ do: 'download' });
  expect(browserPlan(system({ isRoot: true }))).toEqual({ do: 'download' });
  expect(browserPlan(system({ platform: 'win32' }))).toEqual({ do: 'download' });
});

test('Windows folders that are not set are left out', () => {
  expect(systemBrowsers(system({ platform: 'win32' }))).toEqual([]);
});
