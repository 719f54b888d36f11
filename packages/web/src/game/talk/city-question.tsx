/** The open question of a city: an undo request, or the card of its offers. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { MenuItem } from '../../kit/controls/index.ts';
import type { Turn } from '../turn/turn.ts';
import type { Aside } from './fold-button.tsx';
import { CityOffer } from './offer-card.tsx';
import { UndoNote } from './undo-note.tsx';

const askIn = ({ asides }: TableView, city: CityIndex) => asides.asks.find((ask) => ask.city === city);

export const hasQuestion = (turn: Turn, view: TableView, city: CityIndex): boolean =>
  askIn(view, city) !== undefined || turn.cards.shown(city) !== undefined;

/** What waits for my answer there, until it changes. */
export function questionToMe({ cards }: Turn, view: TableView, city: CityIndex): string | undefined {
  const ask = askIn(view, city);
  if (ask !== undefined) return ask.seat === view.game?.viewer ? undefined : `undo ${ask.cell.join()}`;
  const open = cards.of(city).findLast(({ state }) => state === 'open');
  return open && `offer ${open.offer.id} ${open.offer.cell.join()}`;
}

interface QuestionProps {
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly look: 'whole' | 'strip';
  /** In the menu of an offer. */
  readonly more: readonly MenuItem[];
  readonly aside?: Aside | undefined;
}

export function CityQuestion({ turn, view, city, look, more, aside }: QuestionProps) {
  const ask = askIn(view, city);
  if (ask !== undefined) return <UndoNote link={turn.link} view={view} ask={ask} aside={aside} />;
  return <CityOffer turn={turn} view={view} city={city} look={look} more={more} aside={aside} />;
}
