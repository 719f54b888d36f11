/** The ring of chairs around the table, with the future cities between them. */
import { type OpenTable, seatOf } from '@duopolis/table';
import { Compass } from '../../kit/art/index.ts';
import type { Link } from '../link/link.ts';
import { Chair } from './chair.tsx';
import { placeOf, RING } from '../players/missing-people.ts';
import './chairs.css';
import { lobbyWords } from './words/lobby-words.ts';

interface ChairsProps {
  readonly link: Link;
  readonly open: OpenTable;
  readonly you: string;
}

const percent = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: `${x.toFixed(2)}%`,
  top: `${y.toFixed(2)}%`,
});

export function Chairs({ link, open, you }: ChairsProps) {
  const seats = open.chairs.length;
  /** With many chairs, the cities are inside the road, clear of the names. */
  const nearness = seats > 5 ? 0.63 : 1;
  const mine = seatOf(open, you) ?? 0;
  return (
    <div class={`chairs chairs-${seats}`}>
      <div class="chairs-road">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <ellipse class="chairs-edge" cx="50" cy="50" rx={RING.wide} ry={RING.high} />
          <ellipse class="chairs-way" cx="50" cy="50" rx={RING.wide} ry={RING.high} />
        </svg>
        <Compass size={124} class="chairs-rose" />
      </div>
      {open.chairs.map((_, seat) => (
        <span
          key={seat}
          class="chairs-city"
          style={percent(placeOf(seat + 0.5, seats, { mine, far: nearness }))}
        />
      ))}
      <ul aria-label={lobbyWords().chairs}>
        {open.chairs.map((_, seat) => (
          <li key={seat} class="chair" style={percent(placeOf(seat, seats, { mine }))}>
            <Chair link={link} open={open} seat={seat} you={you} />
          </li>
        ))}
      </ul>
    </div>
  );
}
