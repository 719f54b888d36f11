/** Sampled deals that agree with all a seat has seen: the other hands and the supply come from the unseen tiles. */
import { modeRules, roundOf, type Seat, type SeatView, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { isDuplex } from '@duopolis/rules/notation';
import { quickBelow, type RandomSource } from '@duopolis/rules/chance';
import { tilesIn } from '@duopolis/rules/cities';
import { buildingTiles, componentsIn } from '@duopolis/rules/components';
import { type Piece, pieceAt, pieceOf } from '../lot/piece.ts';
import { shownMoves, shownTakes } from '../situation.ts';
import { type Memory, memoryOf } from './seat-memory.ts';

/** What is certain about the hidden tiles, worked out once for all samples. */
export interface Unseen {
  readonly known: readonly (readonly Piece[] | undefined)[];
  /** How many tiles each hand has. */
  readonly handSizes: readonly number[];
  /** All tiles whose place is unknown. */
  readonly singles: readonly Piece[];
  readonly duplexes: readonly Piece[];
  readonly dealsDuplexes: boolean;
}

export interface SampledDeal {
  readonly hands: Piece[][];
  readonly singles: Piece[];
  readonly duplexes: Piece[];
}

export function unseenBy(view: SeatView): Unseen {
  const { open, viewer, hand } = view;
  const memory: Memory = memoryOf(view);
  const hands = modeRules(open.options).handsIn(roundOf(open), open.options.seats);
  const seen: Tile[] = [
    ...open.cities.flatMap(tilesIn),
    ...open.pending.map(({ tile }) => tile),
    ...shownTakes(view).map(({ tile }) => tile),
    ...hand,
    ...memory.discards,
    ...[...memory.hands.values()].flat(),
    ...(view.faceUp ?? []).filter((_, seat) => seat !== viewer).flat(),
  ];
  const box = componentsIn(open.box);
  const left: Tile[] = [...buildingTiles(box, open.options), ...box.duplexes];
  for (const tile of seen) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return {
    known: Array.from({ length: open.options.seats }, (_, seat) =>
      seat < hands
        ? (seat === viewer ? hand : (view.faceUp?.[seat] ?? memory.hands.get(seat)))?.map(pieceOf)
        : [],
    ),
    handSizes: Array.from({ length: open.options.seats }, (_, seat) => hand.length - takenOpenly(view, seat)),
    singles: left.filter((tile) => !isDuplex(tile)).map(pieceOf),
    duplexes: left.filter(isDuplex).map(pieceOf),
    dealsDuplexes: roundOf(open).from === 'duplexes',
  };
}

/** An Automa that has chosen openly holds as many tiles less. */
const takenOpenly = (view: SeatView, seat: Seat): number =>
  shownMoves(view).find((move) => move.seat === seat)?.takes.length ?? 0;

/** One deal; all possible ones are equally likely. */
export function sampleDeal(unseen: Unseen, random: RandomSource): SampledDeal {
  const singles = [...unseen.singles];
  const duplexes = [...unseen.duplexes];
  const supply = unseen.dealsDuplexes ? duplexes : singles;
  const hands = unseen.known.map((known, seat) =>
    known === undefined ? draw(supply, itemAt(unseen.handSizes, seat), random) : [...known],
  );
  return { hands, singles, duplexes };
}

/** Takes tiles out of a supply that is in any order. */
export function draw(supply: Piece[], size: number, random: RandomSource): Piece[] {
  const drawn: Piece[] = [];
  for (let nth = 0; nth < size && supply.length > 0; nth++) {
    const at = quickBelow(random, supply.length);
    drawn.push(pieceAt(supply, at));
    supply[at] = pieceAt(supply, supply.length - 1);
    supply.pop();
  }
  return drawn;
}
