/** Answers to a partner's proposal: yes if it costs the bot's weaker city little, otherwise a counter-offer, and why. */
import { type SeatView, type Tile, without } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { arrange, bestProspect } from '../arrange.ts';
import type { Lot } from '../lot/lot.ts';
import { withPartners } from '../medium.ts';
import type { Move } from '../move.ts';
import { plansOf } from '../plan.ts';
import { type Situation, situationOf } from '../situation.ts';
import { valueOf } from '../value/value.ts';
import { type Offer, type Proposal, prospectAt, reasoned, wish } from './offer.ts';
import type { Reason } from './reason.ts';
import { isAgainst, reasonsFor } from './why.ts';

export type OfferAnswer =
  | { readonly type: 'accept'; readonly reasons: readonly Reason[] }
  | {
      readonly type: 'counter';
      /** What speaks against the proposal. */
      readonly reasons: readonly Reason[];
      readonly offer: Offer;
    }
  /** Nothing better to propose: the tile is not there, or the city is not shared. */
  | { readonly type: 'decline'; readonly reasons: readonly Reason[] };

/** How many points of its weaker city a bot concedes to a partner. */
export const PATIENCE = 1.2;

/** In whole points, or not at all. */
const costing = <C extends 'as-good' | 'costs-points'>(
  code: C,
  cost: number,
): readonly { readonly code: C; readonly points: number }[] => {
  const points = Math.round(cost);
  return Number.isFinite(cost) && points > 0 ? [{ code, points }] : [];
};

export function answerTo(view: SeatView, proposal: Proposal): OfferAnswer {
  const situation = situationOf(view);
  const pending = view.open.pending.some(
    ({ seat, tile, cities }) =>
      seat === proposal.seat && tile === proposal.tile && cities.includes(proposal.city),
  );
  if (!pending || !situation.own.includes(proposal.city))
    return { type: 'decline', reasons: [{ code: 'not-legal' }] };
  return proposal.seat === view.viewer
    ? answerForOwn(situation, proposal)
    : answerForPartner(situation, proposal);
}

function accepted(situation: Situation, proposal: Proposal, cost: number): OfferAnswer {
  const { reasons } = reasoned(situation, proposal);
  const costs = costing('as-good', cost);
  return { type: 'accept', reasons: costs.length > 0 ? costs : reasons };
}

/** The problem of the cell itself, or what the city loses against the counter-offer. */
function objections(situation: Situation, proposal: Proposal, counter: Proposal): readonly Reason[] {
  const { lots, rivals } = situation;
  const { city, tile, at } = proposal;
  const after = prospectAt(situation, proposal);
  if (after === undefined) return [{ code: 'not-legal' }];
  const standing = itemAt(rivals, city);
  const against = reasonsFor(itemAt(lots, city), after, { tile, at, rivals: standing }).filter(isAgainst);
  const better = counter.city === city ? prospectAt(situation, counter) : undefined;
  if (against.length > 0 || better === undefined) return against;
  return costing('costs-points', valueOf(better, standing) - valueOf(after, standing));
}

/** A partner's tile: the bot judges only its cell. */
function answerForPartner(situation: Situation, proposal: Proposal): OfferAnswer {
  const { lots, rivals } = situation;
  const against = itemAt(rivals, proposal.city);
  const best = bestProspect(itemAt(lots, proposal.city), proposal.tile, (lot) => valueOf(lot, against));
  const after = prospectAt(situation, proposal);
  const cost = after === undefined ? Number.POSITIVE_INFINITY : best.value - valueOf(after, against);
  if (cost <= PATIENCE) return accepted(situation, proposal, cost);
  const offer = reasoned(situation, { ...proposal, at: best.at });
  return { type: 'counter', reasons: objections(situation, proposal, offer), offer };
}

/** The bot's own tile: what its weaker city loses against its own wish. */
function answerForOwn(situation: Situation, proposal: Proposal): OfferAnswer {
  const best = wish(situation);
  const after = prospectAt(situation, proposal);
  const weaker = Math.min(...best.arrangements.map(({ value }) => value));
  const yielding = after === undefined ? undefined : weakerWith(situation, proposal, after);
  const cost = yielding === undefined ? Number.POSITIVE_INFINITY : weaker - yielding;
  if (cost <= PATIENCE) return accepted(situation, proposal, Math.max(0, cost));
  const wanted = wishedFor(situation, best, proposal.tile) ?? wishedFor(situation, best);
  if (wanted === undefined) return { type: 'decline', reasons: [{ code: 'not-legal' }] };
  const offer = reasoned(situation, wanted);
  return { type: 'counter', reasons: whyNotThere(situation, best, { proposal, wanted, cost }), offer };
}

interface Refused {
  readonly proposal: Proposal;
  /** The bot's preferred placement. */
  readonly wanted: Proposal;
  readonly cost: number;
}

/** The other city needs the tile only if the bot wants this tile there, and no tile like it here. */
function whyNotThere(
  situation: Situation,
  best: Move,
  { proposal, wanted, cost }: Refused,
): readonly Reason[] {
  const { city, tile } = proposal;
  const side = situation.own.indexOf(city);
  const isWantedHere = best.arrangements[side]?.first?.tile === tile;
  const points = Math.round(cost);
  if (wanted.city === city || wanted.tile !== tile || isWantedHere || !Number.isFinite(cost) || points < 1)
    return objections(situation, proposal, wanted);
  return [{ code: 'other-city-needs-it', city: wanted.city, points }];
}

/** The weaker city if the proposal is followed and the seat's other tiles go where they are best. */
function weakerWith(situation: Situation, { city, tile }: Proposal, after: Lot): number | undefined {
  const { own, lots, rivals } = situation;
  const side = own.indexOf(city) === 0 ? 0 : 1;
  const other = side === 0 ? 1 : 0;
  const measure = withPartners(situation);
  const valueIn = (which: 0 | 1, lot: Lot, tiles: readonly Tile[]): number =>
    arrange(lot, tiles, { rivals: itemAt(rivals, own[which]), measure }).value;
  const values = plansOf(situation)
    .filter(({ tiles }) => tiles[side].includes(tile))
    .map(({ tiles }) =>
      Math.min(
        valueIn(side, after, without(tiles[side], [tile]) ?? []),
        valueIn(other, itemAt(lots, own[other]), tiles[other]),
      ),
    );
  return values.length === 0 ? undefined : Math.max(...values);
}

/** Where the seat's wish has the tile, or any tile. */
function wishedFor({ own, view }: Situation, { arrangements }: Move, tile?: Tile): Proposal | undefined {
  for (const [side, { first }] of arrangements.entries()) {
    if (first === undefined || (tile !== undefined && first.tile !== tile)) continue;
    return { seat: view.viewer, city: itemAt(own, side), ...first };
  }
  return undefined;
}
