/** What a record draws: the right round, hands of the right size, and no more tiles than there are (ROUND-1, ROUND-2). */
import { buildingTiles, type Components } from '../components/box.ts';
import { modeRules } from '../modes/modes.ts';
import { roundNamed } from '../modes/mode-rounds.ts';
import type { Options } from '../state/options.ts';
import type { OpenGame } from '../state/state.ts';
import type { SupplyName } from '../state/round.ts';
import { isDuplex } from '../tile.ts';
import type { Tile } from '../types.ts';
import type { FoulReason } from './foul.ts';
import type { LogEntry, LogEntryOf } from './record.ts';

/** All tiles that the log takes from the supplies, in the order of the engine: by seat, and random tiles by city. */
export function tilesDrawn(log: readonly LogEntry[]): readonly Tile[] {
  const drawn: Tile[] = [];
  let begun: (LogEntryOf<'random'> | LogEntryOf<'setup'>)[] = [];
  const takeBegun = (): void => {
    const inOrder = begun.toSorted((one, other) => placeOf(one) - placeOf(other));
    drawn.push(...inOrder.flatMap((entry) => (entry.e === 'random' ? [entry.tile] : entry.tiles)));
    begun = [];
  };
  for (const entry of log) {
    if (entry.e === 'random' || entry.e === 'setup') begun.push(entry);
    else takeBegun();
    if (entry.e === 'deal') drawn.push(...entry.hands.flat());
  }
  takeBegun();
  return drawn;
}

/** The same, supply by supply. */
export function suppliesDrawn(log: readonly LogEntry[]): {
  readonly [supply in SupplyName]: readonly Tile[];
} {
  const drawn = tilesDrawn(log);
  return { buildings: drawn.filter((tile) => !isDuplex(tile)), duplexes: drawn.filter(isDuplex) };
}

/** Random tiles go to the cities in their order; duo's set-up begins with the Automa's left city, the last one. */
const placeOf = (entry: LogEntryOf<'random'> | LogEntryOf<'setup'>): number =>
  entry.e === 'random' ? entry.city : -entry.city;

export function foulInDeal(
  { round: name, hands }: LogEntryOf<'deal'>,
  expected: LogEntryOf<'deal'>,
  open: OpenGame,
): FoulReason | undefined {
  const rule = modeRules(open.options).ruleIds.deals;
  if (name !== expected.round) return { code: 'wrong-round', rule, found: name, expected: expected.round };
  const filled = hands.filter((hand, seat) => hand.length > 0 || seat < expected.hands.length);
  if (filled.length !== expected.hands.length) {
    return { code: 'wrong-hands', rule, found: hands.length, expected: expected.hands.length };
  }
  const round = roundNamed(modeRules(open.options), name);
  const seat = filled.findIndex((hand) => hand.length !== round.hand);
  if (seat >= 0) {
    const found = filled[seat]?.length ?? 0;
    return { code: 'wrong-hand-size', rule, seat, found, expected: round.hand };
  }
  const stranger = hands.flat().find((tile) => isDuplex(tile) !== (round.from === 'duplexes'));
  return stranger && { code: 'wrong-supply', rule, tile: stranger, round: name };
}

/** The first tile that was drawn more often than it exists. */
export function tooManyDrawn(
  drawn: readonly Tile[],
  components: Components,
  { capitals }: Pick<Options, 'capitals'>,
): FoulReason | undefined {
  const box = [...buildingTiles(components, { capitals }), ...components.duplexes];
  const dealt = new Map<Tile, number>();
  for (const tile of drawn) dealt.set(tile, (dealt.get(tile) ?? 0) + 1);
  for (const [tile, times] of dealt) {
    const exist = box.filter((other) => other === tile).length;
    if (times > exist) return { code: 'too-many-dealt', rule: 'ROUND-2', tile, dealt: times, exist };
  }
  return undefined;
}
