/** The deals of a record: the right round, hands of the right size, and no more tiles than there are (ROUND-1, ROUND-2). */
import type { Components } from '../components/components.ts';
import type { OpenGame } from '../game/state.ts';
import { roundsOf } from '../game/rounds.ts';
import type { Round, RoundName } from '../modes/mode.ts';
import { isDuplex, isLetter } from '../tile.ts';
import type { Tile } from '../types.ts';
import type { FoulReason } from './foul.ts';
import type { LogEntry, LogEntryOf } from './record.ts';

/** All tiles that the log takes from the supplies, in order. */
export const tilesDrawn = (log: readonly LogEntry[]): readonly Tile[] =>
  log.flatMap((entry) => (entry.e === 'deal' ? entry.hands.flat() : []));

export function foulInDeal(
  { round: name, hands }: LogEntryOf<'deal'>,
  expected: RoundName,
  open: OpenGame,
  drawn: readonly Tile[],
  components: Components,
): FoulReason | undefined {
  const rule = open.options.mode === 'duel' ? 'DUEL-2' : 'ROUND-1';
  if (name !== expected) return { code: 'wrong-round', rule, found: name, expected };
  const { seats } = open.options;
  if (hands.length !== seats) return { code: 'wrong-hands', rule, found: hands.length, expected: seats };
  const round = roundsOf(open).find((other) => other.name === name) as Round;
  const seat = hands.findIndex((hand) => hand.length !== round.hand);
  if (seat >= 0) {
    const found = hands[seat]?.length ?? 0;
    return { code: 'wrong-hand-size', rule, seat, found, expected: round.hand };
  }
  const stranger = hands.flat().find((tile) => isDuplex(tile) !== (round.from === 'duplexes'));
  if (stranger !== undefined) return { code: 'wrong-supply', rule, tile: stranger, round: name };
  return tooMany([...drawn, ...hands.flat()], components);
}

function tooMany(drawn: readonly Tile[], components: Components): FoulReason | undefined {
  const dealt = new Map<Tile, number>();
  for (const tile of drawn) dealt.set(tile, (dealt.get(tile) ?? 0) + 1);
  for (const [tile, times] of dealt) {
    const exist = copiesOf(tile, components);
    if (times > exist) return { code: 'too-many-dealt', rule: 'ROUND-2', tile, dealt: times, exist };
  }
  return undefined;
}

const copiesOf = (tile: Tile, { buildings, duplexes }: Components): number =>
  isLetter(tile) ? buildings[tile] : duplexes.filter((duplex) => duplex === tile).length;
