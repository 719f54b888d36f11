/** Logs of tables as long and as full as they can get, made without a server. */
import { BOTS } from '@duopolis/bots';
import { legalCommands, LIMITS, seatView } from '@duopolis/rules';
import { fastRandom } from '@duopolis/rules/chance';
import { cellsFor } from '@duopolis/rules/cities';
import {
  aboutTable,
  type AboutTable,
  buildersOf,
  decideTable,
  INITIAL_TABLE,
  type Request,
  tableAfter,
  type TableCommand,
  type TableEvent,
  type TableOptions,
  type TableState,
  whatIsDue,
} from '@duopolis/table';

export interface Played {
  readonly log: readonly TableEvent[];
  readonly about: AboutTable;
}

export const OWNER = 'owner';

/** Milliseconds between two commands: nobody talks too fast. */
const STEP = 5_000;
const STARTED_AT = 1_000_000;

function newTable(options: TableOptions, name: string) {
  const log: TableEvent[] = [];
  let state: TableState = INITIAL_TABLE;
  let at = STARTED_AT;

  /** Whether it was accepted. */
  function give(command: Omit<TableCommand, 'at'>): boolean {
    at += STEP;
    const decision = decideTable(state, { ...command, at } as TableCommand);
    if (!decision.ok) return false;
    log.push(...decision.value);
    state = tableAfter(decision.value, state);
    return true;
  }

  const by = (who: string, request: Request): boolean =>
    give({ ...request, who, seed: `seed ${log.length}` } as TableCommand);

  /** All bots move until nothing is left for them. */
  function playOut(): void {
    const random = fastRandom('a long table');
    for (;;) {
      const due = whatIsDue(state, at).find(({ type }) => type === 'bot-turn');
      if (due?.type !== 'bot-turn' || state.game === undefined) return;
      const command = BOTS.random.decide(seatView(state.game, due.seat), random);
      if (!give({ type: 'bot-play', position: due.position, move: command } as TableCommand))
        throw new Error('a bot was refused');
    }
  }

  give({ type: 'create', who: OWNER, name, options, code: 'code', seed: 'seed' } as TableCommand);
  return { by, playOut, log, state: () => state };
}

const moved = (event: TableEvent, later: number, before: readonly number[]): TableEvent => {
  const at = event.at + later;
  return event.type === 'started' && event.index !== undefined
    ? { ...event, at, index: { ...event.index, before } }
    : { ...event, at };
};

/** A table where only bots play, again and again: two games are played, the rest are copies of the second. */
export function longTable(options: TableOptions, games: number, name = 'Ann'): Played {
  const table = newTable(options, name);
  for (let seat = 0; seat < options.game.seats; seat++)
    table.by(OWNER, { type: 'seat-bot', seat, strength: 'random' });
  table.by(OWNER, { type: 'start' });
  table.playOut();
  const { log } = table;
  const first = log.length;
  table.by(OWNER, { type: 'rematch' });
  table.by(OWNER, { type: 'start' });
  table.playOut();
  const second = log.slice(first);
  const takes = (second.at(-1)?.at ?? 0) - (log[first - 1]?.at ?? 0);
  const starts = log.flatMap(({ type }, nth) => (type === 'started' ? [nth] : []));
  const start = second.findIndex(({ type }) => type === 'started');
  for (let nth = 3; nth <= games; nth++) {
    const before = [...starts];
    starts.push(log.length + start);
    log.push(...second.map((event) => moved(event, takes * (nth - 2), before)));
  }
  const about = { ...aboutTable(table.state()), lastStart: starts.at(-1) ?? 0, at: log.at(-1)?.at ?? 0 };
  return { log, about };
}

/** As an older version wrote it: without an index. */
export const withoutIndex = ({ log }: Played): readonly TableEvent[] =>
  log.map((event) => (event.type === 'started' ? { type: 'started', at: event.at } : event));

const longName = (nth: number): string => `${nth}`.padEnd(LIMITS.displayName, 'Ж');

/** Seven people with the longest names and messages, all channels full, all offers made. */
export function fullTable(options: TableOptions): Played {
  const { seats } = options.game;
  const people = Array.from({ length: seats }, (_, nth) => (nth === 0 ? OWNER : `person ${nth}`));
  const table = newTable(options, longName(0));
  for (const [nth, who] of people.entries()) {
    if (nth > 0) table.by(who, { type: 'join', name: longName(nth), code: 'code' });
    table.by(who, { type: 'sit', seat: nth });
    table.by(who, { type: 'ready', ready: true });
  }
  table.by(OWNER, { type: 'start' });
  const open = () => table.state().open;
  const seatOfPerson = (who: string): number =>
    open().chairs.findIndex(({ holder }) => holder.kind === 'person' && holder.member === who);
  for (const who of people) {
    const { game } = table.state();
    const command = game && legalCommands(game, seatOfPerson(who))[0];
    if (command !== undefined) table.by(who, { type: 'play', position: open().position, move: command });
  }
  const text = 'Я'.repeat(LIMITS.chatText);
  for (let nth = 0; nth < 60; nth++) {
    for (const who of people)
      table.by(who, { type: 'say', channel: 'table', content: { kind: 'text', text } });
    for (let city = 0; city < seats; city++) {
      const builder = buildersOf(options.game, city).map((seat) => open().chairs[seat]?.holder)[0];
      if (builder?.kind === 'person')
        table.by(builder.member, { type: 'say', channel: city, content: { kind: 'text', text } });
    }
  }
  for (const { seat, tile } of table.state().game?.open.pending ?? []) {
    const who = people.find((one) => seatOfPerson(one) === seat) ?? OWNER;
    for (let city = 0; city < seats; city++) {
      const standing = table.state().game?.open.cities[city];
      const cells = standing === undefined ? [] : cellsFor(standing, tile).slice(0, 4);
      for (const cell of cells)
        table.by(who, { type: 'propose', position: open().position, proposal: { city, tile, cell } });
    }
  }
  return { log: table.log, about: aboutTable(table.state()) };
}
