/** Trials of a solo game: where an assignment or a placement leads after the Automas' next tiles. */
import { type CityIndex, resultOf, type Round, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import type { RandomSource } from '@duopolis/rules/chance';
import { EMPTY_AUTOMACITY, laidIn, withLaid } from '@duopolis/rules/cities';
import { countLetters, scoreAlone } from '@duopolis/rules/scoring';
import { AUTOMACITY, AUTOMAS, cityInView, worthAmong, YOU, YOUR_CITIES } from '@duopolis/rules/solo';
import { TO_WIN } from '../aim.ts';
import type { Lot } from '../lot/lot.ts';
import { type Piece, pieceOf } from '../lot/piece.ts';
import type { NextTrial } from '../search.ts';
import type { Situation } from '../situation.ts';
import { automacityOutlook } from '../value/automacity-outlook.ts';
import { leafWorth } from './leaf.ts';
import { chooseQuickly, placeQuickly, takeBest } from './quick.ts';
import { deal, laterTurns } from './rollout.ts';
import { citiesAt, copyOf, handAt, newTable, pass, setCity, type Table } from './playout-table.ts';
import { draw, sampleDeal, unseenBy, type SampledDeal } from './sampled-deal.ts';

/** What a candidate makes of the table: the hand without its tiles, both cities, and perhaps a tile more in Automacity. */
export interface SoloCandidate {
  readonly taken: readonly Tile[];
  readonly lots: readonly Lot[];
  readonly given: Tile | undefined;
}

/** A table whose Automacity grows. */
interface SoloTable {
  readonly table: Table;
  readonly laid: Tile[];
}

export function soloTrials(situation: Situation, random: RandomSource): NextTrial<SoloCandidate> {
  const { view, lots, own } = situation;
  const { options, cities, districts } = view.open;
  const root = newTable(options, lots, districts);
  const laidBefore = laidIn(cities[AUTOMACITY]);
  const unseen = unseenBy(view);
  const [next] = laterTurns(view);
  const worth = soloWorth(situation);
  return () => {
    const sample = sampleDeal(unseen, random);
    return ({ taken, lots: built, given }) => {
      const table = { ...copyOf(root), hands: sample.hands.map((hand) => [...hand]) };
      const solo: SoloTable = { table, laid: given === undefined ? [...laidBefore] : [...laidBefore, given] };
      const hand = handAt(table, YOU);
      for (const tile of taken) hand.splice(hand.indexOf(pieceOf(tile)), 1);
      for (const [side, lot] of built.entries()) setCity(table, itemAt(own, side), lot);
      if (next !== undefined) playTurn(solo, sample, { round: next.round, passes: next.passes, random });
      return worth(solo);
    };
  };
}

function playTurn(
  solo: SoloTable,
  sample: SampledDeal,
  {
    round,
    passes,
    random,
  }: { readonly round: Round; readonly passes: boolean; readonly random: RandomSource },
): void {
  const { table } = solo;
  if (passes && round.pass !== 'none') pass(table, round.pass);
  else deal(table, sample, { round, random });
  const simple = table.options.solo?.kind === 'simple';
  const lying = simple
    ? randomTiles(solo, sample, { round, random })
    : round.from === 'duplexes'
      ? []
      : automaTiles(solo);
  const { left, right } = chooseQuickly(table, YOU);
  if (simple) for (const { tile } of table.hands[YOU] ?? []) solo.laid.push(tile);
  for (const { city, piece } of lying) placeQuickly(table, city, piece);
  const [leftCity, rightCity] = citiesAt(table, YOU);
  placeQuickly(table, leftCity, left);
  placeQuickly(table, rightCity, right);
}

type Lying = readonly { readonly city: CityIndex; readonly piece: Piece }[];

/** SIMPLE-1: a random tile for each city. */
function randomTiles(
  { table, laid }: SoloTable,
  sample: SampledDeal,
  { round, random }: { readonly round: Round; readonly random: RandomSource },
): Lying {
  const supply = [...(round.from === 'duplexes' ? sample.duplexes : sample.singles)];
  const tiles = draw(supply, table.cities.length, random);
  for (const { tile } of tiles.splice(YOUR_CITIES.length)) laid.push(tile);
  return tiles.map((piece, nth) => ({ city: itemAt(YOUR_CITIES, nth), piece }));
}

/** FULL-2, as if every card asked for the best tile, which most do in the end. */
function automaTiles({ table, laid }: SoloTable): Lying {
  return AUTOMAS.map(({ seat, shared }) => {
    const hand = handAt(table, seat);
    const piece = takeBest(table, shared, hand);
    const { gainOf } = cityInView(withLaid(EMPTY_AUTOMACITY, laid), otherFactories(table));
    const gains = hand.map(({ tile }) => gainOf(tile).points);
    const [taken] = hand.splice(gains.indexOf(Math.max(...gains)), 1);
    if (taken !== undefined) laid.push(taken.tile);
    return { city: shared, piece };
  });
}

const otherFactories = ({ factories }: Table): readonly number[] =>
  YOUR_CITIES.map((city) => factories[city] ?? 0);

function automacityPoints(laid: readonly Tile[], others: readonly number[]): number {
  return scoreAlone(withLaid(EMPTY_AUTOMACITY, laid), worthAmong(countLetters(laid).F, others)).total;
}

/** Districts and difficulty stay what they are for Automacity. */
function soloWorth(situation: Situation): (solo: SoloTable) => number {
  const { view, lots } = situation;
  const { cities, options } = view.open;
  const laidBefore = laidIn(cities[AUTOMACITY]);
  const root = newTable(options, lots);
  const besides =
    (resultOf(view.open).cities[AUTOMACITY]?.total ?? 0) - automacityPoints(laidBefore, otherFactories(root));
  const worth = leafWorth(situation, TO_WIN);
  return ({ table, laid }) =>
    worth(
      table,
      automacityOutlook(options, laid.length, besides + automacityPoints(laid, otherFactories(table))),
    );
}
