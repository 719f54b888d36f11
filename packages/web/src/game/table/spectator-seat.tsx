/** For spectators: the seat from which they see the ring, instead of a hand. */
import type { Seat } from '@duopolis/rules';
import type { TableView } from '@duopolis/table';
import { SeatOn } from './arch.tsx';

interface WatchedProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

export const Watched = ({ view, seat, onSeat }: WatchedProps) => (
  <div class="table-watched" data-seat={seat}>
    <SeatOn view={view} seat={seat} small={false} onSeat={onSeat} />
  </div>
);
