/** Announcements of a screen reader: my cities, my turn, and the people around me. */
import { type Cell, type CityIndex, modeRules, roundOf, type SeenEvent } from '@duopolis/rules';
import { effectOf, type Offer, type TableView } from '@duopolis/table';
import { signed } from '../board/gain-text.ts';
import type { Step } from '../link/link.ts';
import { pendingWorkOf } from '../players/pending-work.ts';
import { cityName, ownSeat } from '../players/seat-names.ts';
import { isSettled } from '../turn/turn-requests.ts';
import { sentence } from '../../kit/words/sentence.ts';
import type { BoardWords } from '../board/words/board-words.ts';
import type { HandWords } from '../hand/words/hand-words.ts';
import type { TableScreenWords } from '../players/words/table-words.ts';
import { answeredOffer } from './entries.ts';
import { type LogSpeech, sentenceOf } from './event-sentence.ts';

/** The row and column of a cell as its board counts them; nothing where no board shows the city. */
export type LocateCell = (city: CityIndex, cell: Cell) => readonly [row: number, column: number] | undefined;

/** The words of an announcement. */
export interface Announced extends LogSpeech {
  readonly board: BoardWords;
  readonly hand: HandWords;
}

interface Speaker {
  readonly view: TableView;
  readonly all: Announced;
  readonly locateCell: LocateCell;
  /** The sentence of the log. */
  readonly logSentence: () => string | undefined;
}

function isMyCity({ open, you, game }: TableView, city: CityIndex): boolean {
  const seat = ownSeat(open, you);
  if (seat === undefined || game === undefined) return false;
  const { options } = game.open;
  return modeRules(options).citiesOf(seat, options.seats).includes(city);
}

/** An offer in words: by whom, which tile, in which city and cell, and what it would change. */
function offerAnnouncement(
  { city, tile, cell }: Offer,
  { view, all, locateCell, logSentence }: Speaker,
): string {
  const place = locateCell(city, cell);
  const effect = view.game && effectOf(view.game.open, { city, tile, at: cell });
  return [
    logSentence(),
    place && all.board.place(...place),
    effect && signed(effect.after.total - effect.before.total),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** What to announce about a step, if anything. My actions are confirmed; my own messages are not repeated. */
export function announcementOf(
  { event, before, after }: Step,
  all: Announced,
  locateCell: LocateCell = () => undefined,
): string | undefined {
  const own = ownSeat(after.open, after.you);
  const logSentence = (): string | undefined =>
    sentenceOf(event, after, { words: all, offer: answeredOffer(event, before) });
  const speaker = { view: after, all, locateCell, logSentence };
  switch (event.type) {
    case 'game':
      return gameAnnouncement(event.event, speaker);
    case 'said':
      return event.by === after.you || event.content.kind === 'unheard' ? undefined : logSentence();
    case 'offered':
      return event.offer.by === own ? undefined : offerAnnouncement(event.offer, speaker);
    case 'offer-agreed':
    case 'offer-declined':
    case 'undo-declined':
      return event.by === own ? undefined : logSentence();
    case 'undo-asked':
    case 'undone':
      return event.seat === own ? undefined : logSentence();
    case 'offer-died':
    case 'undo-lapsed':
    case 'taken-over':
    case 'taken-back':
    case 'nudged':
    case 'handed-over':
    case 'dropped':
      return logSentence();
    default:
      return undefined;
  }
}

function gameAnnouncement(happened: SeenEvent, { view, all, logSentence }: Speaker): string | undefined {
  const own = ownSeat(view.open, view.you);
  const { game } = view;
  switch (happened.type) {
    case 'chose':
      return happened.seat === own ? all.hand.locked : undefined;
    case 'revealed': {
      const mine = own === undefined ? [] : (happened.choices[own] ?? []);
      const shown = logSentence() ?? '';
      return mine.length === 0
        ? shown
        : `${shown}. ${all.log.yourTurnToPlace(all.game.pieces.tiles(mine, game?.open.box))}`;
    }
    case 'placed':
      if (happened.seat === own && game !== undefined)
        return all.log.placed(
          all.game.pieces.tile(happened.tile, game.open.box),
          cityName(game.open, happened.city, all),
        );
      return isMyCity(view, happened.city) ? logSentence() : undefined;
    case 'dealt':
    case 'passed':
      return game === undefined || own === undefined
        ? logSentence()
        : `${logSentence()}. ${all.log.yourTurnToChoose(sentence(all.game.game.round(game.open.round)), game.open.turn)}`;
    case 'stood-off':
    case 'automa':
    case 'drew':
    case 'ended':
      return logSentence();
    default:
      return undefined;
  }
}

/** The state of the game and the next step: announced to somebody who joins a running table. */
export function standingAnnouncement(view: TableView, table: TableScreenWords): string | undefined {
  const open = view.game?.open;
  if (open === undefined || view.open.phase !== 'playing') return undefined;
  const where = table.roundTurn(open.round, open.turn, roundOf(open).turns);
  return `${where}. ${table.pendingWork[pendingWorkOf(view)]}`;
}

/** We had agreed on it, but somebody else has built there. */
function isLostAgreement({ event, before }: Step): boolean {
  if (event.type !== 'offer-died' || event.why.code !== 'cell-lost') return false;
  const offer = before.asides.offers.find(({ city, id }) => city === event.city && id === event.id);
  return offer !== undefined && isSettled(offer);
}

/** Whether I should notice the step even while I look elsewhere. */
export const isForMe = (step: Step): boolean => {
  const { event, after } = step;
  return (
    isLostAgreement(step) ||
    event.type === 'undo-declined' ||
    event.type === 'undo-lapsed' ||
    event.type === 'handed-over' ||
    (event.type === 'nudged' && event.seat === ownSeat(after.open, after.you))
  );
};

/** Joins several sentences, each with its own punctuation. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(' ');
