/** The talk on a phone: a sheet over the other city, so that the discussed one stays visible. */
import type { CityIndex } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../kit/controls/index.ts';
import { elementAt } from '../motion/element-registry.ts';
import { cityName } from '../players/seat-names.ts';
import type { Turn } from '../turn/turn.ts';
import { Channel } from './channel.tsx';
import './talk-sheet.css';
import { talkWords } from './words/talk-words.ts';
import { words } from '../words/shared-words.ts';

interface TalkSheetProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly turn: Turn;
  /** The side of the city that it covers. */
  readonly over: 'left' | 'right';
  readonly onClose: () => void;
}

export function TalkSheet({ view, city, turn, over, onClose }: TalkSheetProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    elementAt(`city-${city}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  if (view.game === undefined) return null;
  return (
    <div
      ref={place}
      class={`talk-sheet talk-sheet-${over}`}
      role="dialog"
      tabIndex={-1}
      aria-label={cityName(view.game.open, city, words())}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div class="talk-sheet-head">
        <h2>{cityName(view.game.open, city, words())}</h2>
        <IconButton sign="cross" label={talkWords().close} onClick={onClose} />
      </div>
      <Channel link={turn.link} view={view} channel={city} turn={turn} />
    </div>
  );
}
