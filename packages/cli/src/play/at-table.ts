/** Keys and screens at a table, local or remote: every key changes your screen or sends a request. */
import type { Outcome } from '@duopolis/protocol';
import type { Request } from '@duopolis/table';
import type { Terminal } from '../drawing/terminal.ts';
import type { Shell } from '../shell.ts';
import { type Notice, type Refusal, withNotice } from './play-state.ts';
import { pressAt } from './requests.ts';
import type { SeatSession } from './seat-session.ts';
import { tableScreenLines } from './table-screen.ts';

/** How often the screen is refreshed without a key press. */
const REDRAW = 150;

/** Your seat at a table. */
export interface AtTable {
  readonly session: () => SeatSession;
  readonly change: (session: SeatSession) => void;
  /** Resolves when the answer is certain. */
  readonly ask: (request: Request) => Promise<Outcome>;
  /** Whether the table still knows you. */
  readonly isHere: () => boolean;
  readonly connected: () => boolean;
}

/** Until you leave, the input ends, or you are no longer at the table. */
export async function playAt(table: AtTable, terminal: Terminal, shell: Shell): Promise<SeatSession> {
  const { session, isHere } = table;
  while (session().leaving !== 'yes' && isHere()) {
    terminal.show(tableScreenLines(session(), { connected: table.connected() }, shell));
    // oxlint-disable no-await-in-loop -- one key after the other
    const key = await terminal.key(REDRAW);
    if (key === undefined && terminal.ended()) break;
    if (key !== undefined) await press(table, key);
    // oxlint-enable no-await-in-loop
  }
  return session();
}

/** Handles a key; its requests are sent in order, until one is refused. */
export async function press(table: AtTable, key: string): Promise<void> {
  const pressed = pressAt(table.session(), key);
  table.change(pressed.session);
  for (const request of pressed.requests) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await table.ask(request);
    const now = table.session();
    if (!outcome.ok) return table.change(refused(now, outcome.error));
    if (isWait(request)) table.change(afterWait(now));
  }
}

const isWait = (request: Request): boolean => request.type === 'play' && request.move.type === 'wait';

function refused(now: SeatSession, rejection: Refusal): SeatSession {
  if (now.play === undefined) return { ...now, refusal: rejection };
  const notice: Notice =
    rejection.code === 'game'
      ? { code: 'rejected', rejection: rejection.rejection }
      : { code: 'refused', rejection };
  return { ...now, play: withNotice(now.play, notice) };
}

/** PLACE-8: when everyone has waited, somebody must place. */
function afterWait(now: SeatSession): SeatSession {
  const { play } = now;
  if (play === undefined || play.game.open.mustPlace !== play.me) return now;
  return { ...now, play: withNotice(play, { code: 'must-place' }) };
}
