/** Bots as partners: they propose tiles and answer offers, each time with reasons. */
import { ok, refuse, type Seat } from '@duopolis/rules';
import { sameCell } from '@duopolis/rules/cities';
import type { CommandFor } from '../table-command.ts';
import { type AtGame, type Decision, stale } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import type { TableRejection } from '../rejection.ts';
import { botAt } from '../seats.ts';
import type { Offer, TableState } from '../state.ts';
import { nextId, partnersOffer, whyNotOffer } from './offers.ts';

const notABot = ({ open }: TableState, seat: Seat): TableRejection | undefined =>
  botAt(open, seat) === undefined ? { code: 'not-your-seat', seat } : undefined;

export function decideBotOffer(from: AtGame, command: CommandFor<'bot-offer'>): Decision {
  const { state } = from;
  const { at, position, seat, offers } = command;
  const problem = notABot(state, seat) ?? stale(state, position);
  if (problem !== undefined) return refuse(problem);
  const events: TableEvent[] = [];
  for (const { city, tile, at: cell, reasons } of offers) {
    const refusal = whyNotOffer(from, { city, tile, cell, by: seat, owner: seat });
    if (refusal !== undefined) return refuse(refusal);
    const id = nextId(state, city);
    events.push({
      type: 'offered',
      at,
      offer: { city, id, by: seat, owner: seat, tile, cell, agreed: [seat], reasons },
    });
  }
  return ok(events);
}

/** The bot answers the version it saw: the cell identifies it. */
export function decideBotAnswer(from: AtGame, command: CommandFor<'bot-answer'>): Decision {
  const { state } = from;
  const { at, seat, city, id, cell, answer } = command;
  const problem = notABot(state, seat);
  if (problem !== undefined) return refuse(problem);
  const found = partnersOffer({ state, seat }, command);
  if (!found.ok) return found;
  const offer = found.value;
  if (!sameCell(offer.cell, cell)) return refuse({ code: 'offer-moved', city, id, cell: offer.cell });
  if (offer.agreed.includes(seat)) return refuse({ code: 'agreed-already', city, id });
  const { reasons } = answer;
  if (answer.type === 'accept') return ok([{ type: 'offer-agreed', at, city, id, by: seat, reasons }]);
  const declined: TableEvent = { type: 'offer-declined', at, city, id, by: seat, reasons };
  return ok([declined, ...counterOf(from, command)]);
}

/** The bot's counter-offer in this city; it replaces its earlier proposal for the tile. */
function counterOf({ state, game }: AtGame, command: CommandFor<'bot-answer'>): readonly TableEvent[] {
  const { at, seat, city, id, answer } = command;
  if (answer.type !== 'counter' || answer.offer.city !== city) return [];
  const { seat: owner, tile, at: cell, reasons } = answer.offer;
  const isOld = (offer: Offer): boolean =>
    offer.city === city && offer.by === seat && offer.owner === owner && offer.tile === tile;
  const old = state.asides.offers.filter(isOld);
  if (old.some((offer) => sameCell(offer.cell, cell))) return [];
  const offers = state.asides.offers.filter((offer) => !isOld(offer));
  const others: AtGame = { game, state: { ...state, asides: { ...state.asides, offers } } };
  if (whyNotOffer(others, { city, tile, cell, by: seat, owner }) !== undefined) return [];
  return [
    ...old.map((offer): TableEvent => ({ type: 'offer-withdrawn', at, city, id: offer.id })),
    {
      type: 'offered',
      at,
      offer: {
        city,
        id: nextId(state, city),
        by: seat,
        owner,
        tile,
        cell,
        agreed: [seat],
        counters: id,
        reasons,
      },
    },
  ];
}
