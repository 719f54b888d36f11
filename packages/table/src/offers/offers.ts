/** Offers: ghost tiles between two partners, proposed, moved, countered, agreed on and withdrawn. */
import {
  type City,
  type CityIndex,
  type GameState,
  ok,
  type OpenGame,
  type Result,
  refuse,
  sameCell,
  type Seat,
  whyNot,
} from '@duopolis/rules';
import type { CommandFor, Proposal } from '../command.ts';
import type { TableEvent } from '../event.ts';
import type { TableRejection } from '../rejection.ts';
import { buildersOf, citiesOf } from '../seats.ts';
import type { Offer, TableState } from '../state.ts';
import { deathOf } from './death.ts';

/** Offers that one partner can have in one city. */
const MOST_OFFERS = 4;

type Decision = Result<readonly TableEvent[], TableRejection>;
type OfferCommand = CommandFor<
  'propose' | 'propose-both' | 'move-offer' | 'agree' | 'decline-offer' | 'withdraw'
>;

export function decideOffer(state: TableState, game: GameState, seat: Seat, command: OfferCommand): Decision {
  switch (command.type) {
    case 'propose':
      return propose(state, game.open, seat, command);
    case 'propose-both':
      return proposeBoth(state, game.open, seat, command);
    case 'move-offer':
      return moveOffer(state, game.open, seat, command);
    case 'agree':
      return agree(state, seat, command);
    case 'decline-offer':
      return declineOffer(state, seat, command);
    case 'withdraw':
      return withdraw(state, seat, command);
  }
}

/** Whether the seat shares the city, with somebody to talk to. */
export function whyNoTalkIn({ open }: TableState, seat: Seat, city: CityIndex): TableRejection | undefined {
  const builders = buildersOf(open.options.game, city);
  if (!builders.includes(seat)) return { code: 'not-your-city', city };
  return builders.length < 2 ? { code: 'no-partner', city } : undefined;
}

export function whyNotOffer(
  state: TableState,
  game: OpenGame,
  by: Seat,
  owner: Seat,
  { city, tile, cell }: Proposal,
): TableRejection | undefined {
  const unshared = whyNoTalkIn(state, by, city) ?? whyNoTalkIn(state, owner, city);
  if (unshared !== undefined) return unshared;
  if (game.phase !== 'placing') return { code: 'nothing-to-offer', phase: game.phase };
  const left = game.pending.filter((pending) => pending.seat === owner && pending.tile === tile);
  if (left.length === 0) return { code: 'tile-not-there', seat: owner, tile };
  const cities = left.flatMap((pending) => pending.cities);
  if (!cities.includes(city)) return { code: 'tile-elsewhere', tile, city, cities };
  const refusal = whyNot(game.cities[city] as City, tile, cell);
  if (refusal !== undefined) return { code: 'cell-refused', refusal };
  const own = state.asides.offers.filter((offer) => offer.city === city && offer.by === by);
  return own.length >= MOST_OFFERS ? { code: 'too-many-offers', city, most: MOST_OFFERS } : undefined;
}

export const nextId = ({ hidden }: TableState, city: CityIndex): number => (hidden.offered[city] ?? 0) + 1;

function propose(
  state: TableState,
  game: OpenGame,
  by: Seat,
  { at, proposal, owner = by, counters }: CommandFor<'propose'>,
): Decision {
  const problem = whyNotOffer(state, game, by, owner, proposal);
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
function proposeBoth(
  state: TableState,
  game: OpenGame,
  by: Seat,
  { at, proposals }: CommandFor<'propose-both'>,
): Decision {
  for (const proposal of proposals) {
    const problem = whyNotOffer(state, game, by, by, proposal);
    if (problem !== undefined) return refuse(problem);
  }
  const [one, other] = proposals;
  const own = game.pending.filter((pending) => pending.seat === by && pending.cities.length > 1);
  const tiles = own.map(({ tile }) => tile);
  const bothMine = tiles.length === 2 && [one.tile, other.tile].toSorted().join() === tiles.toSorted().join();
  if (one.city === other.city || !bothMine) {
    return refuse({ code: 'not-both', tiles, cities: citiesOf(game.options, by) });
  }
  const names = proposals.map(({ city }) => ({ city, id: nextId(state, city) }));
  return ok(
    proposals.map((proposal, nth): TableEvent => {
      const pair = names[1 - nth] as Offer;
      const { id } = names[nth] as Offer;
      return { type: 'offered', at, offer: { ...proposal, id, by, owner: by, agreed: [by], pair } };
    }),
  );
}

const findOffer = ({ asides }: TableState, city: CityIndex, id: number): Offer | undefined =>
  asides.offers.find((offer) => offer.city === city && offer.id === id);

/** The offer, for a partner of its city. */
export function partnersOffer(
  state: TableState,
  seat: Seat,
  { city, id }: { readonly city: CityIndex; readonly id: number },
): Result<Offer, TableRejection> {
  const unshared = whyNoTalkIn(state, seat, city);
  if (unshared !== undefined) return refuse(unshared);
  const offer = findOffer(state, city, id);
  return offer === undefined ? refuse({ code: 'no-such-offer', city, id }) : ok(offer);
}

function moveOffer(state: TableState, game: OpenGame, by: Seat, command: CommandFor<'move-offer'>): Decision {
  const found = partnersOffer(state, by, command);
  if (!found.ok) return found;
  const { at, city, id, cell } = command;
  const refusal = whyNot(game.cities[city] as City, found.value.tile, cell);
  if (refusal !== undefined) return refuse({ code: 'cell-refused', refusal });
  return ok([{ type: 'offer-moved', at, city, id, by, cell }]);
}

/** One agrees to what one has seen: the cell says which. */
function agree(state: TableState, by: Seat, command: CommandFor<'agree'>): Decision {
  const found = partnersOffer(state, by, command);
  if (!found.ok) return found;
  const { at, city, id, cell } = command;
  if (!sameCell(found.value.cell, cell))
    return refuse({ code: 'offer-moved', city, id, cell: found.value.cell });
  if (found.value.agreed.includes(by)) return refuse({ code: 'agreed-already', city, id });
  return ok([{ type: 'offer-agreed', at, city, id, by }]);
}

/** One declines what one has seen, also what one has agreed to before; the reason is one's own. */
function declineOffer(state: TableState, by: Seat, command: CommandFor<'decline-offer'>): Decision {
  const found = partnersOffer(state, by, command);
  if (!found.ok) return found;
  const { at, city, id, cell } = command;
  const { by: maker, cell: seen, answer } = found.value;
  if (maker === by) return refuse({ code: 'your-own-offer', city, id });
  if (!sameCell(seen, cell)) return refuse({ code: 'offer-moved', city, id, cell: seen });
  if (answer?.by === by && !answer.agrees) return refuse({ code: 'declined-already', city, id });
  return ok([{ type: 'offer-declined', at, city, id, by, reasons: [] }]);
}

function withdraw(state: TableState, by: Seat, command: CommandFor<'withdraw'>): Decision {
  const found = partnersOffer(state, by, command);
  if (!found.ok) return found;
  const { at, city, id } = command;
  if (found.value.by !== by) return refuse({ code: 'not-your-offer', city, id });
  return ok([{ type: 'offer-withdrawn', at, city, id }]);
}

/** The offers that the game has made impossible. */
export const deathsAfter = (
  state: TableState,
  before: OpenGame,
  after: OpenGame,
  at: number,
): readonly TableEvent[] =>
  state.asides.offers.flatMap((offer): TableEvent[] => {
    const why = deathOf(offer, before, after);
    return why === undefined ? [] : [{ type: 'offer-died', at, city: offer.city, id: offer.id, why }];
  });
