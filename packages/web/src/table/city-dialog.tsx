/** Any city of the table, large: what stands in it, and its score type by type. */
import { type CityIndex, type CityScore, matOf, resultOf } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { words } from '../app/words.ts';
import { Board } from '../board/board.tsx';
import { frameOf } from '../board/frame.ts';
import { Dialog } from '../controls/index.ts';
import { standing } from '../turn/city-state.ts';
import { TypeScores } from './city-card.tsx';
import { cityName, nameOf } from './people.ts';
import { seatsAt } from './ring.ts';

interface CityDialogProps {
  readonly view: TableView;
  readonly city: CityIndex;
  readonly onClose: () => void;
}

export function CityDialog({ view, city, onClose }: CityDialogProps) {
  const shown = view.game?.open.cities[city];
  if (view.game === undefined || shown === undefined) return null;
  const { open } = view.game;
  const builders = seatsAt(open.options, city).map((seat) => nameOf(view.open, seat, words()));
  const score = resultOf(open).cities[city] as CityScore;
  const mat = matOf(shown);
  const name = cityName(open, city, words());
  return (
    <Dialog title={name} class="city-dialog" onClose={onClose}>
      <p class="city-dialog-about">
        {words().table.and(builders)} · <b>{words().game.scores.points(score.total)}</b>
      </p>
      <Board
        state={{
          frame: frameOf(shown),
          pieces: standing(view, open, city, words()),
          legal: [],
          marks: [],
          ...(mat !== undefined && { mat }),
        }}
        label={name}
      />
      <TypeScores score={score} />
    </Dialog>
  );
}
