/** The options of a new table: the choices on the screen, and the table options they translate to. */
import type { BotName } from '@duopolis/bots';
import { type Mode, modeRules, type Options } from '@duopolis/rules';
import { type Difficulty, RECOMMENDED_DIFFICULTY, type SoloKind } from '@duopolis/rules/solo';
import type { Pace, SeatingWay, TableOptions, Watchers } from '@duopolis/table';
import type { NewKind } from '../../kit/routing/route.ts';

/** The three strengths on offer, from weak to strong. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const satisfies readonly BotName[];
export type Strength = (typeof STRENGTHS)[number];

export const PACES = ['quick', 'calm', 'relaxed', 'day', 'days'] as const;
export type PaceName = (typeof PACES)[number];

/** Seconds for each phase, no clock, or hours for each phase. */
const PACE_OF: { readonly [name in PaceName]: Pace } = {
  quick: { kind: 'live', choose: 45, place: 60 },
  calm: { kind: 'live', choose: 120, place: 180 },
  relaxed: { kind: 'relaxed' },
  day: { kind: 'days', hours: 24 },
  days: { kind: 'days', hours: 72 },
};

export const DELAYS = [0, 30, 60, 180, 600] as const;
export const GRACES = [15, 30, 60, 120, 300, 900] as const;

export interface Plan {
  readonly seats: number;
  /** The modes for two people. */
  readonly two: 'duel' | 'duo';
  /** In duo the Automa chooses in secret, not first and openly (DUO-2). */
  readonly secretAutoma: boolean;
  readonly capitals: boolean;
  /** By the printed rules (STRICT-1 to STRICT-4). */
  readonly strict: boolean;
  readonly strength: Strength;
  readonly pace: PaceName;
  readonly seating: SeatingWay;
  readonly open: boolean;
  readonly watching: Watchers;
  readonly delay: number;
  readonly phrasesOnly: boolean;
  readonly standIn: Strength;
  readonly grace: number;
  readonly solo: SoloKind;
  readonly difficulty: Difficulty;
  /** The picked city tokens (SEAT-4). */
  readonly tokens: readonly string[];
  /** The people at this device; the other seats are bots. */
  readonly names: readonly string[];
  /** Their portraits, in the same order; empty where none was chosen. */
  readonly portraits: readonly string[];
}

export const FIRST_PLAN: Plan = {
  seats: 4,
  two: 'duel',
  secretAutoma: false,
  capitals: false,
  strict: false,
  strength: 'medium',
  pace: 'relaxed',
  seating: 'numbers',
  open: false,
  watching: 'invited',
  delay: 0,
  phrasesOnly: false,
  standIn: 'medium',
  grace: 60,
  solo: 'full',
  difficulty: RECOMMENDED_DIFFICULTY,
  tokens: [],
  names: ['', ''],
  portraits: ['', ''],
};

export const modeOf = (kind: NewKind, { seats, two }: Pick<Plan, 'seats' | 'two'>): Mode =>
  kind === 'solo' ? 'solo' : seats === 2 ? two : 'table';

/** The seats of the rules: Automas sit on some of them. */
function gameOf(kind: NewKind, plan: Plan): Options {
  const { capitals, solo, difficulty, secretAutoma } = plan;
  const mode = modeOf(kind, plan);
  const how = {
    mode,
    capitals,
    ...(mode === 'solo' && { solo: { kind: solo, difficulty } }),
    ...(mode === 'duo' && !secretAutoma && { openAutoma: true as const }),
  };
  const { seats: range, cityCount } = modeRules(how);
  const seats = Math.min(range.max, Math.max(range.min, plan.seats));
  const tokens = mode === 'solo' ? [] : plan.tokens.slice(0, cityCount(seats));
  return { ...how, seats, ...(tokens.length > 0 && { tokens }) };
}

/** How many tokens can be picked; none in solo, where the cities have fixed names. */
export function tokensToPick(kind: NewKind, plan: Plan): number {
  const game = gameOf(kind, plan);
  return game.mode === 'solo' ? 0 : modeRules(game).cityCount(game.seats);
}

/** How many can sit at a table, two included. */
export const TABLE_SEATS: readonly number[] = (() => {
  const { max } = modeRules({ mode: 'table', capitals: false }).seats;
  return Array.from({ length: max - 1 }, (_, nth) => nth + 2);
})();

/** Only a table with friends has a clock, guests and spectators. */
export function tableOptions(kind: NewKind, plan: Plan): TableOptions {
  const game = gameOf(kind, plan);
  const { seating, pace, open, watching, delay, phrasesOnly, standIn, grace } = plan;
  const strict = plan.strict ? ({ strict: true } as const) : {};
  if (kind !== 'friends')
    return {
      game,
      access: 'private',
      seating: kind === 'device' ? seating : 'numbers',
      pace: { kind: 'relaxed' },
      watching: { who: 'nobody', delay: 0 },
      phrasesOnly: false,
      standIn: plan.strength,
      grace,
      ...strict,
    };
  return {
    game,
    access: open ? 'open' : 'private',
    seating,
    pace: PACE_OF[pace],
    watching: { who: watching, delay: watching === 'nobody' ? 0 : delay },
    phrasesOnly,
    standIn,
    grace,
    ...strict,
  };
}
