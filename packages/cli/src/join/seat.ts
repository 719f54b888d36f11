/** A bot in a seat of a remote table: it gets its view and sends requests like anybody else. */
import { type BotName, BOTS } from '@duopolis/bots';
import type { Connection, Outcome, TableLink } from '@duopolis/protocol';
import { ok, refuse, type Result, type Seat, seatsToAct } from '@duopolis/rules';
import type { Components } from '@duopolis/rules/components';
import { type CardOrder, fastRandom } from '@duopolis/rules/chance';
import { seatOf, type TableView } from '@duopolis/table';
import type { Invitation } from './invitation-link.ts';
import type { JoinProblem } from './join-problem.ts';
import { otherPieces } from './same-pieces.ts';

const THINKING = 1_000;

/** A bot has no birthday; any answer that the card accepts will do. */
const ANSWERS: { readonly [order in CardOrder]: string } = {
  number: '1',
  date: '01-01',
  text: 'bot',
  rainbow: 'red',
};

export interface SeatSession {
  /** Once, when it has its seat. */
  readonly onSeat: (seat: Seat) => void;
}

/** Joins, takes the first free chair, and plays until the game is over. */
export async function playSeat(
  connection: Connection,
  { table, code }: Invitation,
  {
    bot,
    seed,
    own,
    session: { onSeat },
  }: {
    readonly bot: BotName;
    readonly seed: string;
    /** Plays with these pieces only; with any if there are none. */
    readonly own?: Components | undefined;
    readonly session: SeatSession;
  },
): Promise<Result<TableView, JoinProblem>> {
  const { promise: finished, resolve: finish } = Promise.withResolvers<Result<TableView, JoinProblem>>();
  const link = connection.table(table, {
    onView: () => void act(),
    onGone: (why) => finish(refuse(other ?? { code: 'sent-away', why })),
  });
  const random = fastRandom(seed);
  let [busy, announced] = [false, false];
  /** Why it leaves by itself. */
  let other: JoinProblem | undefined;

  /** One thing at a time; changes in the meantime are handled afterwards. */
  async function act(): Promise<void> {
    const view = link.view();
    if (busy || view === undefined) return;
    if (view.open.phase === 'over' || view.open.phase === 'closed') return finish(ok(view));
    const next = nextOf(view);
    if (next === undefined) return;
    busy = true;
    const problem = await next();
    busy = false;
    if (problem !== undefined) finish(refuse(problem));
    else if (link.view() !== view) setImmediate(() => void act());
  }

  function nextOf(view: TableView): (() => Promise<JoinProblem | undefined>) | undefined {
    const { open, you } = view;
    const seat = seatOf(open, you);
    other = otherPieces(view, own);
    if (other !== undefined) return async () => problemOf(await link.ask({ type: 'leave' }));
    if (open.phase === 'gathering') return gatherNext(link, view, seat);
    if (seat !== undefined && !announced) onSeat(seat);
    announced = true;
    return moveNext(link, view, (seen) =>
      BOTS[bot].decide(seen, random, { milliseconds: THINKING, now: () => performance.now() }),
    );
  }

  const joined = await link.ask({ type: 'join', name: 'bot', ...(code !== undefined && { code }) });
  if (!joined.ok) return refuse(refused(joined.error));
  link.watch();
  return finished;
}

const refused = (
  rejection: Extract<JoinProblem, { readonly code: 'refused' }>['rejection'],
): JoinProblem => ({
  code: 'refused',
  rejection,
});

const problemOf = (outcome: Outcome): JoinProblem | undefined =>
  outcome.ok || outcome.error.code === 'chair-taken' ? undefined : refused(outcome.error);

function gatherNext(link: TableLink, { open, you }: TableView, seat: Seat | undefined) {
  if (seat === undefined) {
    const free = open.chairs.findIndex(({ holder }) => holder.kind === 'nobody');
    if (free < 0) return async (): Promise<JoinProblem> => ({ code: 'no-free-chair' });
    return async () => problemOf(await link.ask({ type: 'sit', seat: free }));
  }
  const { ready, answered } = open.chairs[seat] ?? {};
  const { card } = open;
  if (card !== undefined && answered === false) {
    return async () => problemOf(await link.ask({ type: 'answer', answer: ANSWERS[card.order] }));
  }
  if (ready === true || open.host === you) return undefined;
  return async () => problemOf(await link.ask({ type: 'ready', ready: true }));
}

type Seen = Parameters<(typeof BOTS)[BotName]['decide']>[0];

/** A refused move is no problem: the table has moved on, and so does the bot. */
function moveNext(
  link: TableLink,
  { open, game }: TableView,
  decide: (view: Seen) => ReturnType<(typeof BOTS)[BotName]['decide']>,
): (() => Promise<undefined>) | undefined {
  if (game === undefined || game.viewer === 'spectator') return undefined;
  if (!seatsToAct(game.open).includes(game.viewer)) return undefined;
  return async () => {
    await link.ask({ type: 'play', position: open.position, move: decide(game) });
    return undefined;
  };
}
