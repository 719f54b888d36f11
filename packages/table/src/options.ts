/** The options of a table: the game, its pace, who may join and watch, how people talk. */
import { BOT_NAMES, type BotName } from '@duopolis/bots';
import { type Options, type Phase, setUp, type SetupProblem } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { COMPONENTS, type Components } from '@duopolis/rules/components';
import { DEAL_TOKEN } from './deal.ts';

/** Live: seconds for each phase; relaxed: no clock; days: hours for each phase, connected or not. */
export type Pace =
  | { readonly kind: 'live'; readonly choose: number; readonly place: number }
  | { readonly kind: 'relaxed' }
  | { readonly kind: 'days'; readonly hours: number };

export const ACCESSES = ['open', 'private'] as const;
export type Access = (typeof ACCESSES)[number];

export const WATCHERS = ['nobody', 'invited', 'everyone'] as const;
export type Watchers = (typeof WATCHERS)[number];

/** The two ways of SEAT-2. */
export const SEATINGS = ['numbers', 'card'] as const;
export type SeatingWay = (typeof SEATINGS)[number];

export interface TableOptions {
  readonly game: Options;
  readonly access: Access;
  readonly seating: SeatingWay;
  readonly pace: Pace;
  /** Spectators of a running game: whether they are allowed, and their delay in seconds. */
  readonly watching: { readonly who: Watchers; readonly delay: number };
  readonly phrasesOnly: boolean;
  /** By the printed rules: choices and placements are final, and talk is open and waits for the reveal (STRICT-1). */
  readonly strict?: true;
  /** Stand-ins for people who drop out, and after how many seconds. */
  readonly standIn: BotName;
  readonly grace: number;
  /** The pieces of a custom box instead of ours. */
  readonly components?: Components;
  /** Every table with the same token plays the same deal. */
  readonly deal?: string;
}

/** The range of every number that a table can choose. */
export const RANGES = {
  choose: [10, 3_600],
  place: [10, 3_600],
  hours: [1, 336],
  delay: [0, 3_600],
  grace: [5, 3_600],
} as const satisfies { readonly [setting: string]: readonly [least: number, most: number] };
export type Setting = keyof typeof RANGES;

export type TableOptionsProblem =
  | {
      readonly code: 'out-of-range';
      readonly setting: Setting;
      readonly given: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'no-such-bot'; readonly strength: string; readonly strengths: readonly string[] }
  | { readonly code: 'bad-deal' }
  /** A player of a shared deal must not be able to watch others play it. */
  | { readonly code: 'deal-watched' };

const settingsOf = ({ pace, watching, grace }: TableOptions): readonly (readonly [Setting, number])[] => [
  ...(pace.kind === 'live'
    ? ([
        ['choose', pace.choose],
        ['place', pace.place],
      ] as const)
    : []),
  ...(pace.kind === 'days' ? ([['hours', pace.hours]] as const) : []),
  ['delay', watching.delay],
  ['grace', grace],
];

const isBot = (strength: string): strength is BotName => isOneOf(BOT_NAMES, strength);

export const noSuchBot = (strength: string): TableOptionsProblem | undefined =>
  isBot(strength) ? undefined : { code: 'no-such-bot', strength, strengths: BOT_NAMES };

/** The problem with the options, or nothing; the components are tried on a throwaway deal. */
export function checkTableOptions(options: TableOptions): TableOptionsProblem | SetupProblem | undefined {
  for (const [setting, given] of settingsOf(options)) {
    const [least, most] = RANGES[setting];
    if (!(given >= least && given <= most)) return { code: 'out-of-range', setting, given, least, most };
  }
  if (options.deal !== undefined && !DEAL_TOKEN.test(options.deal)) return { code: 'bad-deal' };
  if (options.deal !== undefined && options.watching.who !== 'nobody') return { code: 'deal-watched' };
  const tried = setUp(options.game, 'a deal that is thrown away', { components: componentsOf(options) });
  return noSuchBot(options.standIn) ?? (tried.ok ? undefined : tried.error);
}

export const componentsOf = ({ components }: TableOptions): Components => components ?? COMPONENTS;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Whole milliseconds that a seat has for a phase of the game; nothing without a clock. */
export function timeFor(pace: Pace, phase: Phase): number | undefined {
  if (phase === 'before' || phase === 'dealing' || phase === 'over') return undefined;
  switch (pace.kind) {
    case 'live':
      return Math.round((phase === 'placing' ? pace.place : pace.choose) * SECOND);
    case 'days':
      return Math.round(pace.hours * HOUR);
    case 'relaxed':
      return undefined;
  }
}

export const graceOf = ({ grace }: TableOptions): number => Math.round(grace * SECOND);
export const delayOf = ({ watching }: TableOptions): number => Math.round(watching.delay * SECOND);
