/** Offers: which of its tiles a bot would put where, and why. */
import { type Cell, type CityIndex, roundsOf, type Seat, type SeatView, type Tile } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { type Lot, prospectsOf } from '../lot/lot.ts';
import { bestMove, type Move } from '../move.ts';
import { withPartners } from '../medium.ts';
import { worthIn } from '../outlooks.ts';
import { type Situation, situationOf } from '../situation.ts';
import type { Reason } from './reason.ts';
import { isAgainst, reasonsFor } from './why.ts';

/** A tile on a cell of a city, and who would place it. */
export interface Proposal {
  readonly seat: Seat;
  readonly city: CityIndex;
  readonly tile: Tile;
  readonly at: Cell;
}

export interface Offer extends Proposal {
  /** The strongest first; empty if nothing true can be said in a few words. */
  readonly reasons: readonly Reason[];
}

/** What a tile makes of a city on one cell, or nothing if it may not go there. */
export const prospectAt = ({ lots }: Situation, { city, tile, at }: Proposal): Lot | undefined =>
  prospectsOf(itemAt(lots, city), tile).find(
    (prospect) => prospect.at[0] === at[0] && prospect.at[1] === at[1],
  )?.lot;

/** Then nothing more is built, and no room needs to be kept. */
function isLastTurn({ view: { open } }: Situation): boolean {
  const last = roundsOf(open).at(-1);
  return open.round === last?.name && open.turn === last.turns;
}

/** Spaces for the next tile; a single tile fits every space. */
const roomIn = (lot: Lot): number => prospectsOf(lot, 'S').length;

/** Whether no other cell leaves more spaces for what comes, and some leave fewer: else it is no reason. */
function keepsRoom(situation: Situation, { city, tile }: Proposal, after: Lot): boolean {
  if (isLastTurn(situation)) return false;
  const room = roomIn(after);
  const rooms = prospectsOf(itemAt(situation.lots, city), tile).map(({ lot }) => roomIn(lot));
  return rooms.every((one) => one <= room) && rooms.some((one) => one < room);
}

/** A proposal with the reasons for it. */
export function reasoned(situation: Situation, proposal: Proposal): Offer {
  const { lots, rivals } = situation;
  const after = prospectAt(situation, proposal);
  if (after === undefined) return { ...proposal, reasons: [] };
  const { city, tile, at } = proposal;
  const reasons = reasonsFor(itemAt(lots, city), after, { tile, at, rivals: itemAt(rivals, city) }).filter(
    (reason) => !isAgainst(reason),
  );
  if (reasons.length > 0 || !keepsRoom(situation, proposal, after)) return { ...proposal, reasons };
  return { ...proposal, reasons: [{ code: 'keeps-room' }] };
}

/** A bot's own decision as an offer. */
export const offerOf = (view: SeatView, proposal: Proposal): Offer => reasoned(situationOf(view), proposal);

/** What a seat would do if it placed now. */
export const wish = (situation: Situation): Move =>
  bestMove(situation, withPartners(situation), worthIn(situation));

/** An offer for each tile that the seat has yet to place, one to a city; none when it has nothing to place. */
export function offersFor(view: SeatView): readonly Offer[] {
  if (view.open.phase !== 'placing' || !view.open.pending.some(({ seat }) => seat === view.viewer)) return [];
  const situation = situationOf(view);
  const { arrangements } = wish(situation);
  return arrangements.flatMap(({ first }, side): Offer[] =>
    first === undefined
      ? []
      : [reasoned(situation, { seat: view.viewer, city: itemAt(situation.own, side), ...first })],
  );
}
