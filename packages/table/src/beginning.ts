/** A table that starts at once: people and bots take their chairs and the host starts the game. */
import type { BotName } from '@duopolis/bots';
import { ok, type Result, type Seat } from '@duopolis/rules';
import type { TableCommand } from './table-command.ts';
import { decideTable } from './decide.ts';
import type { TableEvent } from './event.ts';
import { tableAfter } from './evolve.ts';
import type { TableOptions } from './options.ts';
import type { TableRejection } from './rejection.ts';
import { playedSeats } from './seats.ts';
import { INITIAL_TABLE, type Member, type MemberId } from './state.ts';

interface BeginningTable {
  readonly options: TableOptions;
  /** The first one is the host; each takes the next chair. */
  readonly people: readonly (Pick<Member, 'name' | 'portrait'> & { readonly member: MemberId })[];
  /** The bot in a chair without a person. */
  readonly botIn: (chair: Seat) => BotName;
  /** The order in which chairs are taken; by default that of the seats. */
  readonly chairs?: readonly Seat[];
  /** The invitation code. */
  readonly code: string;
  /** The seed of the deal. */
  readonly seed: string;
  readonly at: number;
}

/** All events until the first hand is dealt; if a seating card was drawn, until people must answer it. */
export function beginTable(table: BeginningTable): Result<readonly TableEvent[], TableRejection> {
  const events: TableEvent[] = [];
  let state = INITIAL_TABLE;
  for (const command of commandsOf(table)) {
    const decision = decideTable(state, command);
    if (!decision.ok) return decision;
    events.push(...decision.value);
    state = tableAfter(decision.value, state);
  }
  return ok(events);
}

function* commandsOf(table: BeginningTable): Generator<TableCommand> {
  const { options, people, botIn, chairs = playedSeats(options.game), code, seed, at } = table;
  const host = people[0] ?? { member: '', name: '' };
  const by = (who: MemberId) => ({ who, at });
  yield { type: 'create', ...by(host.member), name: host.name, options, code, seed };
  for (const [nth, seat] of chairs.entries()) {
    const person = people[nth];
    if (person === undefined) {
      yield { type: 'seat-bot', ...by(host.member), seat, strength: botIn(seat) };
      continue;
    }
    const { member, name, portrait } = person;
    if (nth > 0) yield { type: 'join', ...by(member), name, code };
    yield { type: 'sit', ...by(member), seat, ...(portrait !== undefined && { portrait }) };
    yield { type: 'ready', ...by(member), ready: true };
  }
  if (options.seating === 'numbers') yield { type: 'start', ...by(host.member), seed };
}
