/** The words of the statistics, and of the viewer's own data. */
import { partWords } from '../../../kit/words/part-words.ts';
import type { DeviceKind } from '@duopolis/protocol';
export interface StatisticsWords {
  readonly title: string;
  readonly about: string;
  readonly none: string;
  readonly noneOf: (name: string) => string;
  readonly play: string;
  readonly who: string;
  readonly ways: string;
  readonly allWays: string;
  readonly allBoxes: string;
  readonly boxes: string;
  readonly base: string;
  readonly capitals: string;

  readonly games: string;
  readonly won: string;
  readonly wonOf: (won: number, share: string) => string;
  readonly mean: string;
  readonly best: string;
  readonly figures: string;

  readonly asTable: string;
  readonly asChart: string;
  /** How many more games the charts need. */
  readonly tooFew: (more: number) => string;
  readonly overTime: string;
  readonly overTimeAbout: string;
  readonly game: string;
  readonly day: string;
  readonly score: string;
  readonly rank: string;
  readonly runningMean: string;
  readonly noDay: string;
  readonly distribution: string;
  readonly points: string;
  readonly pointsFrom: (from: number, to: number) => string;
  readonly byType: string;
  readonly byTypeAbout: string;
  readonly type: string;

  readonly byWay: string;
  readonly way: string;
  readonly partners: string;
  readonly partnersAbout: string;
  readonly partner: string;
  readonly cities: string;
  readonly cityMean: string;
  readonly cityBest: string;
  readonly bot: (strength: string) => string;
  readonly automas: string;
  readonly lastGames: string;
  readonly replay: string;

  readonly besides: string;
  readonly puzzles: string;
  readonly noPuzzle: string;
  readonly puzzleDays: (days: number) => string;
  readonly puzzlesSolved: (solved: number, tried: number) => string;
  readonly streak: (days: number) => string;
  readonly toPuzzles: string;
  readonly campaign: string;
  readonly campaigns: (number: number, best: number) => string;
  readonly noCampaign: string;
  readonly toScores: string;

  readonly devices: string;
  readonly devicesAbout: string;
  /** What a device is; nothing for unknown parts. */
  readonly device: (browser: string | undefined, system: string | undefined) => string;
  readonly thisDevice: string;
  /** The first and the last use; both dates. */
  readonly deviceTimes: (since: string, last: string) => string;
  readonly signOut: string;
  readonly signedOut: (device: string) => string;
  readonly signOutOthers: string;
  readonly signedOutOthers: string;

  readonly data: string;
  readonly dataAbout: string;
  readonly export: string;
  readonly exported: (name: string) => string;
  readonly import: string;
  readonly imported: (tables: number, notes: number) => string;
  readonly notImported: string;
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteGoes: string;
  readonly deleteHere: readonly string[];
  readonly deleteStays: string;
  readonly deleteElsewhere: readonly string[];
  readonly deleteFirst: string;
  readonly deleteNow: string;
  readonly keep: string;
  readonly deleting: string;
  readonly noServer: string;
  readonly deleteAnyway: string;
}

/** The same in every language. */
export const BROWSER_NAMES: { readonly [browser in DeviceKind['browser']]: string | undefined } = {
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  other: undefined,
};

export const SYSTEM_NAMES: { readonly [system in DeviceKind['system']]: string | undefined } = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
  chromeos: 'ChromeOS',
  other: undefined,
};

export const statisticsWords = partWords(
  import.meta.glob<StatisticsWords>('./??.ts', { import: 'statistics' }),
);
