/** Offers: ghost tiles between two partners, proposed, moved, countered, agreed on and withdrawn. */
import { type CityIndex, ok, type OpenGame, refuse, type Result, type Seat } from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { builtCityAt, sameCell, whyNot } from '@duopolis/rules/cities';
import type { CommandFor } from '../table-command.ts';
import { type AtGame, type AtPlay, type AtSeat, type Decision, stale } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import type { TableRejection } from '../rejection.ts';
import type { Proposal } from '../request.ts';
import { buildersOf, citiesOf } from '../seats.ts';
import type { Offer, TableState } from '../state.ts';
import { deathOf } from './death.ts';

/** The most offers of one partner in one city. */
const MOST_OFFERS = 4;

/** Whether the seat shares the city with somebody to talk to. */
export function whyNoTalkIn({ open }: TableState, seat: Seat, city: CityIndex): TableRejection | undefined {
  const builders = buildersOf(open.options.game, city);
  if (!builders.includes(seat)) return { code: 'not-your-city', city };
  return builders.length < 2 ? { code: 'no-partner', city } : undefined;
}

/** A proposal, who makes it, and whose tile it is. */
type Proposed = Proposal & Pick<Offer, 'by' | 'owner'>;

export function whyNotOffer({ state, game }: AtGame, proposed: Proposed): TableRejection | undefined {
  const { city, tile, cell, by, owner } = proposed;
  const { phase, pending, cities } = game.open;
  const unshared = whyNoTalkIn(state, by, city) ?? whyNoTalkIn(state, owner, city);
  if (unshared !== undefined) return unshared;
  if (phase !== 'placing') return { code: 'nothing-to-offer', phase };
  const left = pending.filter((one) => one.seat === owner && one.tile === tile);
  if (left.length === 0) return { code: 'tile-not-there', seat: owner, tile };
  const allowed = left.flatMap((one) => one.cities);
  if (!allowed.includes(city)) return { code: 'tile-elsewhere', tile, city, cities: allowed };
  const refusal = whyNot(builtCityAt(cities, city), tile, cell);
  if (refusal !== undefined) return { code: 'cell-refused', refusal };
  const own = state.asides.offers.filter((offer) => offer.city === city && offer.by === by);
  return own.length >= MOST_OFFERS ? { code: 'too-many-offers', city, most: MOST_OFFERS } : undefined;
}

export const nextId = ({ hidden }: TableState, city: CityIndex): number => (hidden.offered[city] ?? 0) + 1;

export function decidePropose(from: AtPlay, command: CommandFor<'propose'>): Decision {
  const { state, seat: by } = from;
  const { at, position, proposal, owner = by, counters } = command;
  const problem = stale(state, position) ?? whyNotOffer(from, { ...proposal, by, owner });
  if (problem !== undefined) return refuse(problem);
  const { city } = proposal;
  if (counters !== undefined && findOffer(state, city, counters) === undefined) {
    return refuse({ code: 'no-such-offer', city, id: counters });
  }
  const offer: Offer = {
    ...proposal,
    id: nextId(state, city),
    by,
    owner,
    agreed: [by],
    ...(counters !== undefined && { counters }),
  };
  return ok([{ type: 'offered', at, offer }]);
}

/** This tile here, that one in my other city: each partner sees the half in the shared city (PLACE-1). */
export function decideProposeBoth(from: AtPlay, command: CommandFor<'propose-both'>): Decision {
  const { state, seat: by } = from;
  const { at, position, proposals } = command;
  const problem = stale(state, position) ?? whyNotBoth(from, proposals);
  if (problem !== undefined) return refuse(problem);
  const names = proposals.map(({ city }) => ({ city, id: nextId(state, city) }));
  return ok(
    proposals.map((proposal, nth): TableEvent => {
      const pair = itemAt(names, 1 - nth);
      const { id } = itemAt(names, nth);
      return { type: 'offered', at, offer: { ...proposal, id, by, owner: by, agreed: [by], pair } };
    }),
  );
}

function whyNotBoth(
  from: AtPlay,
  proposals: CommandFor<'propose-both'>['proposals'],
): TableRejection | undefined {
  const { seat: by, game } = from;
  for (const proposal of proposals) {
    const problem = whyNotOffer(from, { ...proposal, by, owner: by });
    if (problem !== undefined) return problem;
  }
  const { pending, options } = game.open;
  const [one, other] = proposals;
  const tiles = pending.flatMap(({ seat, cities, tile }) => (seat === by && cities.length > 1 ? [tile] : []));
  const bothMine = tiles.length === 2 && [one.tile, other.tile].toSorted().join() === tiles.toSorted().join();
  if (one.city !== other.city && bothMine) return undefined;
  return { code: 'not-both', tiles, cities: citiesOf(options, by) };
}

const findOffer = ({ asides }: TableState, city: CityIndex, id: number): Offer | undefined =>
  asides.offers.find((offer) => offer.city === city && offer.id === id);

/** The offer, for a partner of its city. */
export function partnersOffer(
  { state, seat }: AtSeat,
  { city, id }: { readonly city: CityIndex; readonly id: number },
): Result<Offer, TableRejection> {
  const unshared = whyNoTalkIn(state, seat, city);
  if (unshared !== undefined) return refuse(unshared);
  const offer = findOffer(state, city, id);
  return offer === undefined ? refuse({ code: 'no-such-offer', city, id }) : ok(offer);
}

export function decideMoveOffer(from: AtPlay, command: CommandFor<'move-offer'>): Decision {
  const found = partnersOffer(from, command);
  if (!found.ok) return found;
  const { at, city, id, cell } = command;
  const refusal = whyNot(builtCityAt(from.game.open.cities, city), found.value.tile, cell);
  if (refusal !== undefined) return refuse({ code: 'cell-refused', refusal });
  return ok([{ type: 'offer-moved', at, city, id, by: from.seat, cell }]);
}

/** One agrees to the version one saw: the cell identifies it. */
export function decideAgree(from: AtSeat, command: CommandFor<'agree'>): Decision {
  const { seat: by } = from;
  const found = partnersOffer(from, command);
  if (!found.ok) return found;
  const { at, city, id, cell } = command;
  if (!sameCell(found.value.cell, cell))
    return refuse({ code: 'offer-moved', city, id, cell: found.value.cell });
  if (found.value.agreed.includes(by)) return refuse({ code: 'agreed-already', city, id });
  return ok([{ type: 'offer-agreed', at, city, id, by }]);
}

/** One declines the version one saw, even after agreeing to it; the reason is private. */
export function decideDeclineOffer(from: AtSeat, command: CommandFor<'decline-offer'>): Decision {
  const { seat: by } = from;
  const found = partnersOffer(from, command);
  if (!found.ok) return found;
  const { at, city, id, cell } = command;
  const { by: maker, cell: seen, answer } = found.value;
  if (maker === by) return refuse({ code: 'your-own-offer', city, id });
  if (!sameCell(seen, cell)) return refuse({ code: 'offer-moved', city, id, cell: seen });
  if (answer?.by === by && !answer.agrees) return refuse({ code: 'declined-already', city, id });
  return ok([{ type: 'offer-declined', at, city, id, by, reasons: [] }]);
}

export function decideWithdraw(from: AtSeat, command: CommandFor<'withdraw'>): Decision {
  const { seat: by } = from;
  const found = partnersOffer(from, command);
  if (!found.ok) return found;
  const { at, city, id } = command;
  if (found.value.by !== by) return refuse({ code: 'not-your-offer', city, id });
  return ok([{ type: 'offer-withdrawn', at, city, id }]);
}

/** The offers that the game has made impossible. */
export const deathsAfter = (state: TableState, before: OpenGame, at: number): readonly TableEvent[] =>
  state.asides.offers.flatMap((offer): TableEvent[] => {
    const why = state.game && deathOf(offer, before, state.game.open);
    return why === undefined ? [] : [{ type: 'offer-died', at, city: offer.city, id: offer.id, why }];
  });
