/** People who play whole games by themselves, over their own sockets. */
import { type BotName, BOTS } from '@duopolis/bots';
import { awaitedSeats } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import type { TableOptions, TableView } from '@duopolis/table';
import type { Connection, Listeners, TableLink } from '@duopolis/protocol';
import { granted, made, type PersonHere } from './server.ts';

export interface Player {
  readonly person: PersonHere;
  readonly table: string;
  readonly link: TableLink;
  /** Resolves with the view in which the game is over. */
  readonly over: Promise<TableView>;
  readonly isOver: () => boolean;
  /** Moves that were acknowledged. */
  readonly acknowledged: () => number;
}

/** Milliseconds before somebody tries again what could not be kept. */
const AFTER_FAILURE = 100;

/** Moves whenever its seat must act, like the random bot. */
export function playerOn(
  connection: Connection,
  table: string,
  seed: string,
): Omit<Player, 'person' | 'table'> {
  let finish: (view: TableView) => void;
  const over = new Promise<TableView>((resolve) => {
    finish = resolve;
  });
  let busy = false;
  let acknowledged = 0;
  const random = fastRandom(seed);

  async function act(): Promise<void> {
    const view = link.view();
    if (busy || view?.game === undefined) return;
    const { game, open } = view;
    if (open.phase === 'over') return finish(view);
    if (open.phase !== 'playing' || game.viewer === 'spectator') return;
    const { waiting, mustPlace } = game.open;
    const seat = game.viewer;
    const idle = mustPlace === undefined ? waiting.includes(seat) : mustPlace !== seat;
    if (!awaitedSeats(game.open).includes(seat) || idle) return;
    busy = true;
    const command = BOTS.random.decide(game, random);
    const outcome = await link.ask({ type: 'play', position: open.position, move: command });
    if (outcome.ok) acknowledged += 1;
    else if (outcome.error.code === 'not-stored')
      await new Promise((resolve) => void setTimeout(resolve, AFTER_FAILURE));
    busy = false;
    setImmediate(() => void act());
  }

  const listeners: Listeners = { onView: () => void act() };
  const link: TableLink = connection.table(table, listeners);
  return {
    link,
    over,
    isOver: () => link.view()?.open.phase === 'over',
    acknowledged: () => acknowledged,
  };
}

const player = (person: PersonHere, table: string): Player => ({
  person,
  table,
  ...playerOn(person.connection, table, person.name),
});

/** Everyone joins and sits; bots take the other chairs; the first one starts. */
export async function gather(
  people: readonly PersonHere[],
  options: TableOptions,
  strength: BotName = 'random',
): Promise<readonly Player[]> {
  const [host] = people as [PersonHere];
  const { table, code } = await made(host, options);
  const players = people.map((person) => player(person, table));
  for (const [seat, { link, person }] of players.entries()) {
    // oxlint-disable no-await-in-loop -- chairs are taken one after the other
    if (person !== host) await granted(link, { type: 'join', name: person.name, code });
    link.watch();
    await granted(link, { type: 'sit', seat });
    await granted(link, { type: 'ready', ready: true });
    // oxlint-enable no-await-in-loop
  }
  const [{ link }] = players as [Player];
  for (let seat = people.length; seat < options.game.seats; seat++) {
    // oxlint-disable-next-line no-await-in-loop -- chairs are taken one after the other
    await granted(link, { type: 'seat-bot', seat, strength });
  }
  await granted(link, { type: 'start' });
  return players;
}
