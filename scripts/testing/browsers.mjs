/** Where a Chromium may be, by system: pure, so that every system is tested on any. */
import { posix, win32 } from 'node:path';

/** The headless shell comes first: it starts no windows, and takes half the CPU time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

const pathFolders = ({ env }, delimiter) =>
  (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');

/** The installed browsers a system may have, best first. */
export function systemBrowsers(system) {
  const { platform, env, home } = system;
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return WINDOWS_PROGRAMS.flatMap((parts) => roots.map((root) => win32.join(root, ...parts)));
  }
  const commands = COMMANDS.flatMap((name) =>
    pathFolders(system, posix.delimiter).map((folder) => posix.join(folder, name)),
  );
  if (platform !== 'darwin') return commands;
  const apps = ['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
    MAC_APPS.map((app) => posix.join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
  );
  return [...apps, ...commands];
}

/** What to do about a browser: use a file, install or download one, or give up for a reason. */
export function browserPlan(system) {
  const { env, exists, playwright, isRoot } = system;
  const named = env.DUOPOLIS_CHROMIUM ?? '';
  if (named !== '')
    return exists(named)
      ? { do: 'use', file: named }
      : { do: 'give-up', why: `DUOPOLIS_CHROMIUM names '${named}', and there is no such file.` };
  const file = [...systemBrowsers(system), ...playwright].find((candidate) => exists(candidate));
  if (file !== undefined) return { do: 'use', file };
  return isRoot && exists('/usr/bin/apt-get') ? { do: 'apt' } : { do: 'download' };
}
