/** The progress of the first game: its turns in order, each of choosing and placing. */
import type { OpenGame } from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';

const POINTS = [
  '1.1 choosing',
  '1.1 placing',
  '1.2 choosing',
  '1.2 placing',
  '1.3 choosing',
  '1.3 placing',
  '2.1 choosing',
  '2.1 placing',
  '3.1 choosing',
  '3.1 placing',
  '3.2 choosing',
  '3.2 placing',
  '3.3 choosing',
  '3.3 placing',
  'over',
] as const;
export type Point = (typeof POINTS)[number];

export function pointOf({ phase, round, turn }: OpenGame): Point {
  if (phase === 'over') return 'over';
  const point = `${round}.${turn} ${phase === 'placing' ? phase : 'choosing'}`;
  return POINTS.find((one) => one === point) ?? '1.1 choosing';
}

export const isAfter = (one: Point, other: Point): boolean => POINTS.indexOf(one) > POINTS.indexOf(other);

/** In the first turn the partners build only after the newcomer: nothing moves on a city while its first cell is explained. */
export function isWaitedFor(view: TableView | undefined): boolean {
  const game = view?.game;
  if (view === undefined || game === undefined || pointOf(game.open) !== '1.1 placing') return false;
  const own = seatOf(view.open, view.you);
  const { pending, waiting } = game.open;
  return pending.some(({ seat }) => seat === own && !waiting.includes(seat));
}
