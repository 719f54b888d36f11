/** People at a table of a server who move or whisper on command, one at a time. */
import type { TableLink } from '@duopolis/protocol';
import { type Command, legalFor, type Phase, seatsToAct } from '@duopolis/rules';
import { buildersOf, seatOf, type TableView } from '@duopolis/table';
import { granted, type PersonHere } from './server.ts';

export async function inTurn<T, R>(
  items: readonly T[],
  work: (item: T, nth: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (const [nth, item] of items.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the same order on every run
    results.push(await work(item, nth));
  }
  return results;
}

export async function holds(condition: () => boolean): Promise<void> {
  /** Only ends a test that hangs. */
  const late = performance.now() + 60_000;
  while (!condition()) {
    if (performance.now() > late) throw new Error('it never came to that');
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    await new Promise((resolve) => void setTimeout(resolve, 1));
  }
}

export interface Seated {
  readonly person: PersonHere;
  readonly link: TableLink;
}

export const viewOf = ({ link }: Seated): TableView => link.view() as TableView;

export function movesOf(seated: Seated): readonly Command[] {
  const { game } = viewOf(seated);
  if (game === undefined || game.viewer === 'spectator') return [];
  return legalFor(game).filter(({ type }) => type !== 'wait');
}

export const play = (seated: Seated, command: Command): Promise<void> =>
  granted(seated.link, { type: 'play', position: viewOf(seated).open.position, move: command });

export const phaseOf = (seated: Seated): Phase | undefined => viewOf(seated).game?.open.phase;

/** Everyone makes first legal moves until the game is in the phase. */
export async function playTo(all: readonly Seated[], phase: Phase): Promise<void> {
  const [host] = all as [Seated];
  for (let moves = 0; phaseOf(host) !== phase; moves++) {
    if (moves > 40) throw new Error(`no ${phase}`);
    const open = viewOf(host).game?.open;
    const next = all.find(
      (one) => open && seatsToAct(open).includes(seatOf(viewOf(one).open, one.person.you) ?? -1),
    );
    if (next === undefined) throw new Error('nobody can move');
    const places = viewOf(host).asides;
    // oxlint-disable no-await-in-loop -- one after the other
    await holds(() => JSON.stringify(viewOf(next).game?.open) === JSON.stringify(viewOf(host).game?.open));
    await play(next, movesOf(next)[0] as Command);
    await holds(() => viewOf(host).game?.open !== open || viewOf(host).asides !== places);
    // oxlint-enable no-await-in-loop
  }
}

/** What an observer may not receive: talk, offers and mutes in a city of others, and changed choices. */
export async function whisper(seated: Seated, observer: number): Promise<void> {
  const { open, game } = viewOf(seated);
  const seat = seatOf(open, seated.person.you) as number;
  const shared = (game?.open.cities ?? []).flatMap((_, city) => {
    const builders = buildersOf(open.options.game, city);
    return builders.length === 2 && builders.includes(seat) && !builders.includes(observer) ? [city] : [];
  });
  await inTurn(shared, async (city) => {
    await granted(seated.link, { type: 'say', channel: city, content: { kind: 'text', text: 'psst' } });
    const move = movesOf(seated).find((other) => other.type === 'place' && other.city === city);
    if (move?.type !== 'place') return;
    const { position } = open;
    const proposal = { city, tile: move.tile, cell: move.at };
    await granted(seated.link, { type: 'propose', position, proposal });
    const offer = viewOf(seated).asides.offers.findLast((other) => other.city === city && other.by === seat);
    if (offer !== undefined && seat % 2 === 0)
      await granted(seated.link, { type: 'withdraw', city, id: offer.id });
  });
  if (game?.open.phase === 'choosing') await play(seated, movesOf(seated).at(-1) as Command);
}
