/** Who won: the seats by rank. */
import type { TableView } from '@duopolis/table';
import { Notice } from '../app/states.tsx';
import { words } from '../app/words.ts';
import { nameOf } from './people.ts';

export function Standings({ view }: { readonly view: TableView }) {
  const { game, table } = words();
  const seats = (view.game?.open.result?.seats ?? [])
    .map((standing, seat) => ({ ...standing, seat }))
    .toSorted((one, other) => one.rank - other.rank);
  return (
    <Notice title={table.standings}>
      <ol>
        {seats.map(({ seat, rank, score }) => (
          <li key={seat} value={rank}>
            {nameOf(view.open, seat, words())}: {game.scores.points(score)}
          </li>
        ))}
      </ol>
    </Notice>
  );
}
