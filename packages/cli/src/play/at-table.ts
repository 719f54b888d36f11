/** Keys and screens at a table, local or remote: every key changes your screen or sends a request. */
import type { Outcome } from '@duopolis/protocol';
import type { Request } from '@duopolis/table';
import type { Terminal } from '../drawing/terminal.ts';
import type { Shell } from '../shell.ts';
import { type Notice, type Refusal, withNotice } from './play-state.ts';
import { pressAt } from './requests.ts';
import type { Sitting } from './sitting.ts';
import { sittingLines } from './table-screen.ts';

/** How often the screen is refreshed without a key press. */
const REDRAW = 150;

/** Your seat at a table. */
export interface AtTable {
  readonly sitting: () => Sitting;
  readonly change: (sitting: Sitting) => void;
  /** Resolves when the answer is certain. */
  readonly ask: (request: Request) => Promise<Outcome>;
  /** Whether the table still knows you. */
  readonly isHere: () => boolean;
  readonly connected: () => boolean;
}

/** Until you leave, the input ends, or you are no longer at the table. */
export async function playAt(table: AtTable, terminal: Terminal, shell: Shell): Promise<Sitting> {
  const { sitting, isHere } = table;
  while (sitting().leaving !== 'yes' && isHere()) {
    terminal.show(sittingLines(sitting(), { connected: table.connected() }, shell));
    // oxlint-disable no-await-in-loop -- one key after the other
    const key = await terminal.key(REDRAW);
    if (key === undefined && terminal.ended()) break;
    if (key !== undefined) await press(table, key);
    // oxlint-enable no-await-in-loop
  }
  return sitting();
}

/** Handles a key; its requests are sent in order, until one is refused. */
export async function press(table: AtTable, key: string): Promise<void> {
  const pressed = pressAt(table.sitting(), key);
  table.change(pressed.sitting);
  for (const request of pressed.requests) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await table.ask(request);
    const now = table.sitting();
    if (!outcome.ok) return table.change(refused(now, outcome.error));
    if (isWait(request)) table.change(afterWait(now));
  }
}

const isWait = (request: Request): boolean => request.type === 'play' && request.move.type === 'wait';

function refused(now: Sitting, rejection: Refusal): Sitting {
  if (now.play === undefined) return { ...now, refusal: rejection };
  const notice: Notice =
    rejection.code === 'game'
      ? { code: 'rejected', rejection: rejection.rejection }
      : { code: 'refused', rejection };
  return { ...now, play: withNotice(now.play, notice) };
}

/** PLACE-8: when everyone has waited, somebody must place. */
function afterWait(now: Sitting): Sitting {
  const { play } = now;
  if (play === undefined || play.game.open.mustPlace !== play.me) return now;
  return { ...now, play: withNotice(play, { code: 'must-place' }) };
}
