/** Checks automatic events (deals, random tiles, set-up, Automas) against the log. */
import type { Components } from '../components/box.ts';
import type { ModeRules } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import type { GameEvent } from '../state/event.ts';
import type { AutomaTake, OpenGame } from '../state/state.ts';
import type { RuleId, Tile } from '../types.ts';
import { foulInDeal, tilesDrawn, tooManyDrawn } from './drawn.ts';
import type { EntryKind, FoulReason } from './foul.ts';
import type { LogEntry, LogEntryOf } from './record.ts';
import { entriesOf } from './write.ts';

/** An entry that the log must have, with the event it comes from. */
export interface ExpectedEntry {
  readonly entry: LogEntry;
  readonly event: GameEvent;
}

const BY_ITSELF: ReadonlySet<GameEvent['type']> = new Set(['set-up', 'drew', 'dealt', 'automa']);

export const expectedEntries = (events: readonly GameEvent[], rules: ModeRules): readonly ExpectedEntry[] =>
  events
    .filter((event) => BY_ITSELF.has(event.type))
    .flatMap((event) => entriesOf(event, rules).map((entry) => ({ entry, event })));

const same = (one: LogEntry, other: LogEntry): boolean => {
  if (one.e === 'choose' && other.e === 'choose') {
    return one.seat === other.seat && one.tiles.toSorted().join() === other.tiles.toSorted().join();
  }
  return JSON.stringify(one) === JSON.stringify(other);
};

/** Entries of one kind, or of one Automa, that follow each other may stand in any order. */
export const findExpected = (
  missing: readonly ExpectedEntry[],
  entry: LogEntry,
): ExpectedEntry | undefined => {
  const group = missing.filter((other) => other.event.type === missing[0]?.event.type);
  return group.find((other) => same(other.entry, entry)) ?? group.find((other) => other.entry.e === entry.e);
};

/** What is wrong with an entry for this event. */
export function foulInEntry(
  entry: LogEntry,
  { entry: expected, event }: ExpectedEntry,
  {
    open,
    before,
    components,
  }: { readonly open: OpenGame; readonly before: readonly LogEntry[]; readonly components: Components },
): FoulReason | undefined {
  if (entry.e === 'deal' && expected.e === 'deal') {
    const foul = foulInDeal(entry, expected, open);
    if (foul !== undefined) return foul;
  } else if (!same(entry, expected)) {
    if (entry.e === 'automa' && expected.e === 'automa' && event.type === 'automa') {
      return foulInAutoma(entry, expected, event.move.takes);
    }
    if (event.type === 'automa') {
      const part = 'tiles';
      const figures = { found: JSON.stringify(entry), expected: JSON.stringify(expected) };
      return { code: 'wrong-automa', rule: 'DUO-1', seat: event.move.seat, part, ...figures };
    }
    return {
      code: 'wrong-draw',
      rule: ruleOf(entry.e, open),
      found: describe(entry),
      expected: describe(expected),
    };
  }
  return tooManyDrawn(tilesDrawn([...before, entry]), components, open.options);
}

export const ruleOf = (kind: EntryKind, { options }: OpenGame): RuleId => {
  const { setUp, deals } = modeRules(options).ruleIds;
  if (kind === 'setup') return setUp;
  return kind === 'automa' ? 'FULL-2' : deals;
};

const describe = (entry: LogEntry): string =>
  entry.e === 'random'
    ? `${entry.city}: ${entry.tile}`
    : entry.e === 'setup'
      ? `${entry.city}: ${entry.tiles.join(' ')}`
      : entry.e;

const CARD_PARTS = ['seat', 'card', 'shared', 'own'] as const;

function foulInAutoma(
  entry: LogEntryOf<'automa'>,
  expected: LogEntryOf<'automa'>,
  [shared, own]: readonly AutomaTake[],
): FoulReason | undefined {
  const foul = (part: keyof typeof entry, rule: RuleId): FoulReason => {
    const figures = { found: String(entry[part]), expected: String(expected[part]) };
    return { code: 'wrong-automa', rule, seat: expected.seat, part, ...figures };
  };
  const part = CARD_PARTS.find((other) => String(entry[other]) !== String(expected[other]));
  if (part !== undefined) return foul(part, 'FULL-2');
  if (entry.sharedTile !== expected.sharedTile)
    return foul('sharedTile', ruleOfTake(shared, entry.sharedTile));
  return foul('ownTile', ruleOfTake(own, entry.ownTile));
}

/** The rule by which an Automa would not have taken the tile. */
function ruleOfTake(take: AutomaTake | undefined, tile: Tile): RuleId {
  if (take?.tieBreak?.tied.includes(tile)) return 'AUTOMA-4';
  if (take?.symbol === 'n') return 'AUTOMA-3';
  return take?.symbol === '>' ? 'AUTOMA-2' : 'AUTOMA-1';
}
