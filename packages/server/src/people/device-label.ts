/** The label of a device in its owner's list: browser and system, and nothing else from the user agent. */
import { BROWSERS, type DeviceKind, SYSTEMS } from '@duopolis/protocol';

type Browser = DeviceKind['browser'];
type System = DeviceKind['system'];

/** In matching order: most browsers also claim to be an older one. */
const BROWSER_SIGNS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'safari'],
];

const SYSTEM_SIGNS: readonly (readonly [RegExp, System])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
];

/** Longer user agents are cut before they are matched. */
const LONGEST_AGENT = 512;

const found = <T>(signs: readonly (readonly [RegExp, T])[], agent: string): T | undefined =>
  signs.find(([sign]) => sign.test(agent))?.[1];

export function deviceKind(agent = ''): DeviceKind {
  const short = agent.slice(0, LONGEST_AGENT);
  return { browser: found(BROWSER_SIGNS, short) ?? 'other', system: found(SYSTEM_SIGNS, short) ?? 'other' };
}

/** As it is stored. */
export const writeKind = ({ browser, system }: DeviceKind): string => `${browser} ${system}`;

/** Devices of an earlier version have no label. */
export function readKind(written: string): DeviceKind {
  const [first, second] = written.split(' ', 2);
  return {
    browser: BROWSERS.find((one) => one === first) ?? 'other',
    system: SYSTEMS.find((one) => one === second) ?? 'other',
  };
}
