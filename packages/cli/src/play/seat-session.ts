/** Your seat at a table: your view of it, and the game as the terminal plays it. */
import type { GameEvent, Seat, SeenEvent } from '@duopolis/rules';
import { isStrict, seatOf, type SeenTableEvent, type TableView } from '@duopolis/table';
import type { Shell } from '../shell.ts';
import { namesAt } from './table-names.ts';
import type { Play, Refusal } from './play-state.ts';
import { talkLinesOf } from './talk-lines.ts';
import { asked } from './turn-question.ts';

/** The ready phrase under the cursor, and the channel it would go to: the table's, or one of your cities. */
export interface PhraseChoice {
  readonly phrase: number;
  readonly channel: number;
}

export interface SeatSession {
  readonly view: TableView;
  readonly events: readonly GameEvent[];
  readonly seat?: Seat;
  /** Once a game is on the table. */
  readonly play?: Play;
  readonly phraseChoice?: PhraseChoice;
  /** The table's refusal, before the game. */
  readonly refusal?: Refusal;
  readonly leaving: Play['leaving'];
}

/** Events that hide part of the rules' own event never reach a terminal. */
const isWhole = (event: SeenEvent): event is SeenEvent & GameEvent =>
  event.type !== 'begun' && event.type !== 'chose';

/** A view, and the event that led to it if there is one. */
export interface Look {
  readonly view: TableView;
  readonly event?: SeenTableEvent | undefined;
}

/** The words on the screen, and the names of people without one at the table. */
export interface NamedShell extends Shell {
  readonly names?: (view: TableView) => readonly string[];
}

/** The next view; picks and drafts stay while the phase does. */
export function nextSession(
  before: SeatSession | undefined,
  { view, event }: Look,
  shell: NamedShell,
): SeatSession {
  const names = shell.names?.(view) ?? namesAt(view, shell);
  const seat = seatOf(view.open, view.you);
  const shown = event?.type === 'game' && isWhole(event.event) ? [event.event] : [];
  const events = event?.type === 'started' ? [] : [...(before?.events ?? []), ...shown];
  const { play: last, ...rest } = before ?? { leaving: 'no' };
  const session: SeatSession = { ...rest, view, events, ...(seat !== undefined && { seat }) };
  const { game } = view;
  if (game === undefined || game.viewer === 'spectator') return session;
  const same = before?.view.open.position === view.open.position;
  const play: Play = {
    me: game.viewer,
    game,
    events,
    names,
    ...(isStrict(view.open) && { strict: true }),
    step: same && last !== undefined ? last.step : { at: 'choosing', cursor: 0, picked: [] },
    drafts: same ? (last?.drafts ?? []) : [],
    asides: talkLinesOf(view, names, shell),
    table: last?.table ?? false,
    leaving: last?.leaving ?? 'no',
    ...(last?.notice !== undefined && same && { notice: last.notice }),
  };
  return { ...session, play: asked(play) };
}
