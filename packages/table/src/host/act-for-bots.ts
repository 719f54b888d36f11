/** Bots at the host: they answer offers, propose and move. If a bot fails, the table still goes on. */
import { answerTo, type BotName, insteadOf, type Offer, type OfferAnswer, offerOf } from '@duopolis/bots';
import {
  type Command,
  decide,
  evolve,
  type GameState,
  INITIAL_STATE,
  legalFor,
  type Seat,
  seatView,
  type SeatView,
} from '@duopolis/rules';
import { itemAt } from '@duopolis/rules/lists';
import { sameCell } from '@duopolis/rules/cities';
import type { BotAnswer, BotDue, BotTurn } from '../clock.ts';
import type { DealtGame } from '../deal.ts';
import { agreedFor, hasListenerIn } from '../offers/patience.ts';
import type { MemberId } from '../state.ts';
import type { Answer } from './host-answer.ts';
import { perform, type Running, stateOf } from './running.ts';

/** A move requested from a bot. */
export interface BotTask {
  readonly seed: string;
  /** The host of the table: people share the bots' thinking time. */
  readonly owner: MemberId;
}

export interface BotSource {
  /** A bot's move, from what its seat sees; if the bot fails, any legal move. Nothing if no bot has to move any more. */
  readonly decideBot: (view: SeatView, strength: BotName, task: BotTask) => Promise<Command | undefined>;
  /** Unpredictable: deals come from it. A shared deal has the same seed at all its tables. */
  readonly newSeed: (dealt?: DealtGame) => string;
}

/** Does what a bot has to do now. */
export async function act(table: Running, due: BotDue, source: BotSource): Promise<void> {
  if (due.type === 'bot-answers') return answer(table, due);
  const talks = due.type === 'bot-offers' && table.now() < due.until;
  if (talks && (await propose(table, due, source))) return undefined;
  return move(table, due, source);
}

type Think = (view: SeatView, strength: BotName) => Promise<Command | undefined>;

const thinkAt =
  (table: Running, { decideBot, newSeed }: BotSource): Think =>
  (view, strength) =>
    decideBot(view, strength, { seed: newSeed(), owner: stateOf(table).open.host ?? '' });

const gameAt = (table: Running): GameState => stateOf(table).game ?? INITIAL_STATE;

const NO: OfferAnswer = { type: 'decline', reasons: [{ code: 'not-legal' }] };

/** Any answer is better than none. */
async function answer(table: Running, { seat, city, id }: BotAnswer): Promise<void> {
  const offer = stateOf(table).asides.offers.find((other) => other.city === city && other.id === id);
  if (offer === undefined) return;
  const { owner, tile, cell } = offer;
  const view = seatView(gameAt(table), seat);
  const say = (said: OfferAnswer): Promise<Answer> =>
    perform(table, { type: 'bot-answer', at: table.now(), seat, city, id, cell, answer: said });
  const said = await say(thought(() => answerTo(view, { seat: owner, city, tile, at: cell })));
  if (!said.ok) await say(NO);
}

/** A bot's opinion on an offer; a bot that fails declines. */
function thought(think: () => OfferAnswer): OfferAnswer {
  try {
    return think();
  } catch {
    return NO;
  }
}

/** Whether the bot had something to propose to its listeners. */
async function propose(
  table: Running,
  { seat, strength, position }: Omit<BotTurn, 'type'>,
  source: BotSource,
): Promise<boolean> {
  const { open } = stateOf(table);
  const bot = { seat, strength };
  const wanted = await wishes(gameAt(table), bot, thinkAt(table, source)).catch(() => []);
  const offers = wanted.filter(({ city }) => hasListenerIn(open, seat, city));
  if (offers.length === 0) return false;
  const said = await perform(table, { type: 'bot-offer', at: table.now(), seat, position, offers });
  return said.ok;
}

/** Where the bot would place its tiles, one at a time: it proposes what it would do. */
async function wishes(
  game: GameState,
  { seat, strength }: Pick<BotTurn, 'seat' | 'strength'>,
  think: Think,
): Promise<readonly Offer[]> {
  const view = seatView(game, seat);
  const command = await think(view, strength);
  if (command?.type !== 'place') return [];
  const { city, tile, at } = command;
  const first = offerOf(view, { seat, city, tile, at });
  const left = game.open.pending.filter((pending) => pending.seat === seat).length;
  const placed = decide(game, command);
  if (left < 2 || !placed.ok) return [first];
  return [first, ...(await wishes(placed.value.reduce(evolve, game), { seat, strength }, think))];
}

/** A bot keeps its agreements, and its proposals for an unchanged city unless somebody moved or declined them. */
function promised(table: Running, seat: Seat): Command | undefined {
  const state = stateOf(table);
  const placed = state.hidden.placing?.events.filter((event) => event.type === 'placed') ?? [];
  const own = state.asides.offers.find(
    ({ by, owner, city, agreed, answer: partners }) =>
      by === seat &&
      owner === seat &&
      agreed.includes(seat) &&
      partners?.agrees !== false &&
      !placed.some((event) => event.city === city),
  );
  const offer = agreedFor(state, seat) ?? own;
  return offer && { type: 'place', seat, city: offer.city, tile: offer.tile, at: offer.cell };
}

async function move(
  table: Running,
  { seat, strength, position }: Omit<BotTurn, 'type'>,
  source: BotSource,
): Promise<void> {
  const view = seatView(gameAt(table), seat);
  const play = (command: Command): Promise<Answer> =>
    perform(table, { type: 'bot-play', at: table.now(), position, move: command });
  const wanted =
    promised(table, seat) ?? (await thinkAt(table, source)(view, strength).catch(() => anyMove(view)));
  if (wanted === undefined) {
    table.notBefore = Number.POSITIVE_INFINITY;
    return;
  }
  const played = await play(heeding(table, view, wanted));
  if (!played.ok && played.error.code === 'game') await play(anyMove(view));
}

/** A tile avoids a cell where its offer was declined, if another cell is about as good. */
function heeding(table: Running, view: SeatView, command: Command): Command {
  if (command.type !== 'place') return command;
  const { seat, city, tile, at } = command;
  const declined = stateOf(table).asides.offers.flatMap((offer) =>
    offer.by === seat &&
    offer.owner === seat &&
    offer.city === city &&
    offer.tile === tile &&
    offer.answer?.agrees === false
      ? [offer.cell]
      : [],
  );
  if (!declined.some((cell) => sameCell(cell, at))) return command;
  try {
    return { ...command, at: insteadOf(view, { seat, city, tile, at }, declined)?.at ?? at };
  } catch {
    return command;
  }
}

/** The move of a seat whose bot failed. */
function anyMove(view: SeatView): Command {
  const moves = legalFor(view);
  return moves.find(({ type }) => type !== 'wait') ?? itemAt(moves, 0);
}
