/** Your seat at a table far away: what you are told of it, and the game as the terminal plays it. */
import { fastWords, type GameEvent, type GameState, type Seat, type SeatView } from '@duopolis/rules';
import { type ClientEvent, type ClientGameEvent, seatOf, type TableView } from '@duopolis/table';
import type { Play } from '../play/play.ts';
import { asked } from '../play/turn.ts';
import type { Shell } from '../shell.ts';
import { namesAt } from './names.ts';
import type { Refusal } from './problem.ts';
import { asidesOf } from './talk.ts';

/** The ready phrase under the cursor, and the channel it would go to: the table's, or one of your cities. */
export interface Saying {
  readonly phrase: number;
  readonly channel: number;
}

export interface Sitting {
  readonly view: TableView;
  readonly events: readonly GameEvent[];
  readonly seat?: Seat;
  /** Once a game is on the table. */
  readonly play?: Play;
  readonly saying?: Saying;
  /** What the table said no with, before the game. */
  readonly refusal?: Refusal;
  readonly leaving: Play['leaving'];
}

/** What is told with less in it than the rules' own event is told to nobody here. */
const isWhole = (event: ClientGameEvent): event is ClientGameEvent & GameEvent =>
  event.type !== 'begun' && event.type !== 'chose';

/** The game as far as you see it; of the other hands nothing is there. */
const seenGame = ({ open, viewer, hand, faceUp }: SeatView): GameState => ({
  open,
  hidden: {
    supply: { buildings: [], duplexes: [], cards: [] },
    hands: faceUp ?? Array.from({ length: open.options.seats }, (_, seat) => (seat === viewer ? hand : [])),
    held: [],
    choices: [],
    discards: [],
  },
});

/** The next view; what you have picked and drafted stays while the phase does. */
export function seen(
  before: Sitting | undefined,
  view: TableView,
  event: ClientEvent | undefined,
  shell: Shell,
): Sitting {
  const seat = seatOf(view.open, view.you);
  const told = event?.type === 'game' && isWhole(event.event) ? [event.event] : [];
  const events = event?.type === 'started' ? [] : [...(before?.events ?? []), ...told];
  const { play: last, ...rest } = before ?? { leaving: 'no' };
  const sitting: Sitting = { ...rest, view, events, ...(seat !== undefined && { seat }) };
  const { game } = view;
  if (game === undefined || game.viewer === 'spectator') return sitting;
  const same = before?.view.open.position === view.open.position;
  const play: Play = {
    me: game.viewer,
    game: seenGame(game),
    events,
    names: namesAt(view, shell),
    bots: [],
    dice: fastWords(''),
    step: same && last !== undefined ? last.step : { at: 'choosing', cursor: 0, picked: [] },
    drafts: same ? (last?.drafts ?? []) : [],
    asides: asidesOf(view, shell),
    table: last?.table ?? false,
    leaving: last?.leaving ?? 'no',
    ...(last?.notice !== undefined && same && { notice: last.notice }),
  };
  return { ...sitting, play: asked(play) };
}
