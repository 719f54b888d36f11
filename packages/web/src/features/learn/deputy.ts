/** A partner acts for me: the advised action, sent to the table like any other. */
import type { Command, SeatView } from '@duopolis/rules';
import type { Offer } from '@duopolis/table';
import type { Link } from '../../game/link/link.ts';
import { adviceFor } from './advice.ts';

const ownGame = ({ view }: Link): SeatView | undefined => {
  const { open, game } = view.peek() ?? {};
  return open?.phase === 'playing' && game !== undefined && game.viewer !== 'spectator' ? game : undefined;
};

/** The seat's next command; nothing while the table waits for others. */
function advised(game: SeatView, offers: readonly Offer[]): Command | undefined {
  const { open, viewer: seat, choice } = game;
  const placements = adviceFor(game, offers)?.placements ?? [];
  if (open.phase === 'choosing') {
    const [one, other] = placements;
    if (choice !== undefined || one === undefined || other === undefined) return undefined;
    return { type: 'choose', seat, tiles: [one.tile, other.tile] };
  }
  const [first] = placements;
  return first && { type: 'place', seat, city: first.city, tile: first.tile, at: first.at };
}

/** One action: a choice, or a tile; returns whether there was any. */
async function doOne(link: Link): Promise<boolean> {
  const game = ownGame(link);
  const view = link.view.peek();
  const command = game && view && advised(game, view.asides.offers);
  if (command === undefined || view === undefined) return false;
  return (await link.ask({ type: 'play', position: view.open.position, move: command })).ok;
}

/** All actions of this phase. */
export async function doForMe(link: Link): Promise<void> {
  const phase = ownGame(link)?.open.phase;
  // oxlint-disable-next-line no-await-in-loop -- the second tile goes where the first has left room
  while (ownGame(link)?.open.phase === phase && (await doOne(link)));
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Plays to the end, slowly enough to follow. */
export async function finishForMe(link: Link, step: number): Promise<void> {
  while (ownGame(link) !== undefined && link.state.peek() !== 'gone') {
    // oxlint-disable no-await-in-loop -- one action after the other, with time to look
    await doOne(link);
    await pause(step);
    // oxlint-enable no-await-in-loop
  }
}
