/** The open question of a city: an undo request, or the card of its offers. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import type { Link } from '../link/link.ts';
import type { Turn } from '../turn/turn.ts';
import { CityOffer } from './offer-card.tsx';
import { UndoNote } from './undo-note.tsx';

const askIn = ({ asides }: TableView, city: CityIndex) => asides.asks.find((ask) => ask.city === city);

export const hasQuestion = (turn: Turn, view: TableView, city: CityIndex): boolean =>
  askIn(view, city) !== undefined || turn.cards.shown(city) !== undefined;

interface QuestionProps {
  readonly link: Link;
  readonly turn: Turn;
  readonly view: TableView;
  readonly city: CityIndex;
  readonly look: 'whole' | 'strip';
  readonly onTalk?: (() => void) | undefined;
}

export function CityQuestion({ link, turn, view, city, look, onTalk }: QuestionProps) {
  const ask = askIn(view, city);
  if (ask !== undefined) return <UndoNote link={link} view={view} ask={ask} />;
  return <CityOffer turn={turn} view={view} city={city} look={look} onTalk={onTalk} />;
}
