/** A person at a table far away: joins, takes a chair, answers the card, and plays in the terminal. */
import { isCancel, text } from '@clack/prompts';
import type { Connection, TableLink } from '@duopolis/protocol';
import { ok, type Result, refuse } from '@duopolis/rules';
import { seatOf, type TableView } from '@duopolis/table';
import type { Terminal } from '../drawing/terminal.ts';
import { withNotice } from '../play/play.ts';
import type { Shell } from '../shell.ts';
import type { Invitation } from './link.ts';
import { pressAt } from './press.ts';
import type { JoinProblem, Refusal } from './problem.ts';
import { sittingLines } from './screen.ts';
import { seen, type Sitting } from './sitting.ts';

/** How often the screen is drawn anew while no key is pressed. */
const REDRAW = 150;

const refused = (rejection: Refusal): Result<never, JoinProblem> => refuse({ code: 'refused', rejection });

export interface Arrived {
  readonly link: TableLink;
  readonly sitting: () => Sitting;
  readonly gone: () => JoinProblem | undefined;
  readonly change: (sitting: Sitting) => void;
}

/** At the table, in a chair: the one you had, or the first that is free. */
export async function arrive(
  connection: Connection,
  { table, code }: Invitation,
  shell: Shell,
): Promise<Result<Arrived, JoinProblem>> {
  let sitting: Sitting | undefined;
  let gone: JoinProblem | undefined;
  const { promise: first, resolve: come } = Promise.withResolvers<TableView | undefined>();
  const link = connection.table(table, {
    onView: (view, event) => {
      sitting = seen(sitting, view, event, shell);
      come(view);
    },
    onGone: (why) => {
      gone = { code: 'sent-away', why };
      come(undefined);
    },
  });
  const joined = await link.ask({ type: 'join', name: 'x', ...(code !== undefined && { code }) });
  if (!joined.ok) return refused(joined.error);
  link.watch();
  const view = await first;
  if (view === undefined) return refuse(gone ?? { code: 'no-free-chair' });
  if (seatOf(view.open, view.you) === undefined) {
    const free = view.open.chairs.findIndex(({ holder }) => holder.kind === 'nobody');
    if (free < 0 || view.open.phase !== 'gathering') return refuse({ code: 'no-free-chair' });
    const sat = await link.ask({ type: 'sit', seat: free });
    if (!sat.ok) return refused(sat.error);
  }
  return ok({
    link,
    sitting: () => sitting as Sitting,
    gone: () => gone,
    change: (next) => {
      sitting = next;
    },
  });
}

/** The randomizer card asks everyone (SEAT-2); false if the question was left. */
export async function answerCard({ link, sitting }: Arrived, { vocabulary }: Shell): Promise<boolean> {
  const { open, you } = sitting().view;
  const chair = open.chairs[seatOf(open, you) ?? -1];
  if (open.card === undefined || chair === undefined || chair.answered) return true;
  for (;;) {
    // oxlint-disable no-await-in-loop -- asked until it is answered
    const answer = await text({ message: vocabulary.pieces.question(open.card.asks) });
    if (isCancel(answer)) return false;
    if ((await link.ask({ type: 'answer', answer })).ok) return true;
    // oxlint-enable no-await-in-loop
  }
}

/** Until you leave, the input ends, or you are no longer at the table. */
export async function playFar(
  arrived: Arrived,
  connected: () => boolean,
  terminal: Terminal,
  shell: Shell,
): Promise<Result<Sitting, JoinProblem>> {
  const { link, sitting, gone, change } = arrived;
  while (sitting().leaving !== 'yes') {
    const away = gone();
    if (away !== undefined) return refuse(away);
    terminal.show(sittingLines(sitting(), connected(), shell));
    // oxlint-disable no-await-in-loop -- one key after the other
    const key = await terminal.key(REDRAW);
    if (key === undefined && terminal.ended()) break;
    if (key === undefined) continue;
    const pressed = pressAt(sitting(), key);
    change(pressed.sitting);
    for (const request of pressed.requests) {
      const outcome = await link.ask(request);
      if (outcome.ok) continue;
      const now = sitting();
      const { error: rejection } = outcome;
      change(
        now.play === undefined
          ? { ...now, refusal: rejection }
          : { ...now, play: withNotice(now.play, { code: 'refused', rejection }) },
      );
      break;
    }
    // oxlint-enable no-await-in-loop
  }
  return ok(sitting());
}
