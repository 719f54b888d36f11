/** Any city of the table, enlarged: its tiles, its builders, and why it scores what it scores. */
import { type CityIndex, resultOf } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../kit/controls/index.ts';
import { type Asked, CityWhy } from './city-why.tsx';
import { cityName, nameOf, ownSeat } from '../players/seat-names.ts';
import { seatsAt } from '../players/ring.ts';
import { tableWords } from '../players/words/table-words.ts';
import { sentence } from '../../kit/words/sentence.ts';
import { words } from '../words/shared-words.ts';
import './city-dialog.css';

interface CityDialogProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly asked?: Asked | undefined;
  readonly onClose: () => void;
}

/** Whether one is open. */
export const isCityOpen = signal(false);

function useOpen(): void {
  useEffect(() => {
    isCityOpen.value = true;
    return () => {
      isCityOpen.value = false;
    };
  }, []);
}

export function CityDialog({ view, city, asked, onClose }: CityDialogProps) {
  useOpen();
  if (view.game === undefined) return null;
  const { open } = view.game;
  const builders = seatsAt(open.options, city).map((seat) =>
    seat === ownSeat(view.open, view.you) ? words().game.game.you : nameOf(view.open, seat, words()),
  );
  const points = words().game.scores.points(resultOf(open).cities[city]?.total ?? 0);
  return (
    <Dialog title={cityName(open, city, words())} class="city-dialog" onClose={onClose}>
      <p class="city-dialog-about">
        {sentence(tableWords().and(builders))} · <b>{points}</b>
      </p>
      <CityWhy view={view} city={city} asked={asked} />
    </Dialog>
  );
}
