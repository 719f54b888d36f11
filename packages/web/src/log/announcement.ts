/** What a reader is told without asking: what concerns my cities, my turn, and the people around me. */
import { type CityIndex, modeRules } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Step } from '../link/link.ts';
import { ownSeat } from '../table/people.ts';
import { sentence } from '../table/sentence.ts';
import type { Words } from '../words/words.ts';
import { sentenceOf } from './sentence.ts';

function isMyCity({ open, you, game }: TableView, city: CityIndex): boolean {
  const seat = ownSeat(open, you);
  if (seat === undefined || game === undefined) return false;
  const { options } = game.open;
  return modeRules(options).citiesOf(seat, options.seats).includes(city);
}

/** What to say about a step, if anything; what I did myself I know. */
export function announcementOf({ event, after }: Step, all: Words): string | undefined {
  const own = ownSeat(after.open, after.you);
  const told = (): string | undefined => sentenceOf(event, after, all);
  switch (event.type) {
    case 'game':
      return gameAnnouncement({ event, after }, all, told);
    case 'said':
      return event.by === after.you || event.content.kind === 'unheard' ? undefined : told();
    case 'offered':
      return event.offer.by === own ? undefined : told();
    case 'offer-agreed':
    case 'offer-declined':
    case 'undo-declined':
      return event.by === own ? undefined : told();
    case 'undo-asked':
    case 'undone':
      return event.seat === own ? undefined : told();
    case 'offer-died':
    case 'undo-lapsed':
    case 'taken-over':
    case 'taken-back':
    case 'nudged':
    case 'handed-over':
    case 'dropped':
      return told();
    default:
      return undefined;
  }
}

function gameAnnouncement(
  { event, after }: Pick<Step, 'event' | 'after'>,
  all: Words,
  told: () => string | undefined,
): string | undefined {
  if (event.type !== 'game') return undefined;
  const own = ownSeat(after.open, after.you);
  const { game } = after;
  const { event: happened } = event;
  switch (happened.type) {
    case 'revealed': {
      const mine = own === undefined ? [] : (happened.choices[own] ?? []);
      const shown = told() ?? '';
      return mine.length === 0 ? shown : `${shown}. ${all.log.yourTurnToPlace(all.game.pieces.tiles(mine))}`;
    }
    case 'placed':
      return happened.seat !== own && isMyCity(after, happened.city) ? told() : undefined;
    case 'dealt':
    case 'passed':
      return game === undefined || own === undefined
        ? told()
        : `${told()}. ${all.log.yourTurnToChoose(sentence(all.game.game.round(game.open.round)), game.open.turn)}`;
    case 'stood-off':
    case 'automa':
    case 'drew':
    case 'ended':
      return told();
    default:
      return undefined;
  }
}
