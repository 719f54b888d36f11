/** Tables for the tests: one-line commands, and everything that happened. */
import { type Command, legalCommands, type Options, type Seat } from '@duopolis/rules';
import type { TableCommand } from '../../src/table-command.ts';
import type { Request } from '../../src/request.ts';
import { decideTable } from '../../src/decide.ts';
import type { TableEvent } from '../../src/event.ts';
import { tableAfter } from '../../src/evolve.ts';
import type { TableOptions } from '../../src/options.ts';
import type { TableRejection } from '../../src/rejection.ts';
import { personIn, playedSeats } from '../../src/seats.ts';
import { INITIAL_TABLE, type MemberId, type TableState } from '../../src/state.ts';

export interface Session {
  readonly state: TableState;
  readonly log: readonly TableEvent[];
}

export const NEW: Session = { state: INITIAL_TABLE, log: [] };

export const tableOf = (seats: number): Options => ({ mode: 'table', seats, capitals: false });
export const DUEL: Options = { mode: 'duel', seats: 2, capitals: false };
export const DUO: Options = { mode: 'duo', seats: 3, capitals: false };
export const soloOf = (kind: 'simple' | 'full'): Options => ({
  mode: 'solo',
  seats: 3,
  capitals: false,
  solo: { kind, difficulty: 2 },
});
const BASE = [tableOf(3), tableOf(4), tableOf(5), tableOf(7), DUEL, DUO, soloOf('simple'), soloOf('full')];
export const EVERY_GAME: readonly Options[] = [
  ...BASE,
  ...BASE.map((options) => ({ ...options, capitals: true })),
];
export const nameOf = ({ mode, seats, capitals, solo }: Options): string =>
  [mode, solo?.kind ?? seats, ...(capitals ? ['Capitals'] : [])].join(' ');

export const optionsOf = (game: Options, others: Partial<TableOptions> = {}): TableOptions => ({
  game,
  access: 'open',
  seating: 'numbers',
  pace: { kind: 'relaxed' },
  watching: { who: 'everyone', delay: 0 },
  phrasesOnly: false,
  standIn: 'random',
  grace: 60,
  ...others,
});

/** A member's command: ann asks for something at a time. */
export const by = (who: MemberId, request: Request, at = 0): TableCommand =>
  request.type === 'start' || request.type === 'rematch'
    ? { ...request, who, at, seed: 'a seed' }
    : { ...request, who, at };

export const create = (options: TableOptions, who = 'ann', at = 0): TableCommand => ({
  type: 'create',
  who,
  name: who,
  options,
  code: 'code',
  seed: 'a seed',
  at,
});

export function attempt(session: Session, command: TableCommand): Session | TableRejection {
  const decision = decideTable(session.state, command);
  if (!decision.ok) return decision.error;
  return { state: tableAfter(decision.value, session.state), log: [...session.log, ...decision.value] };
}

/** Commands that are known to be accepted. */
export const given = (session: Session, ...commands: readonly TableCommand[]): Session =>
  commands.reduce((before, command) => {
    const after = attempt(before, command);
    if ('code' in after) throw new Error(`${JSON.stringify(command)} refused: ${JSON.stringify(after)}`);
    return after;
  }, session);

/** The events of one more command. */
export const happens = (session: Session, command: TableCommand): readonly TableEvent[] =>
  given(session, command).log.slice(session.log.length);

/** Why a command is refused. */
export function refusal(session: Session, command: TableCommand): TableRejection {
  const after = attempt(session, command);
  if (!('code' in after)) throw new Error(`${JSON.stringify(command)} accepted`);
  return after;
}

export const PEOPLE = ['ann', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus'] as const;

/** Everyone has joined and sits, ready. */
export function gathered(options: TableOptions, people = playedSeats(options.game).length): Session {
  const played = playedSeats(options.game);
  const names = PEOPLE.slice(0, people);
  return given(
    NEW,
    create(options),
    ...names.slice(1).map((name) => by(name, { type: 'join', name, code: 'code' })),
    ...names.map((name, nth) => by(name, { type: 'sit', seat: played[nth] as Seat })),
    ...names.map((name) => by(name, { type: 'ready', ready: true })),
    ...played.slice(people).map((seat) => by('ann', { type: 'seat-bot', seat, strength: 'random' })),
  );
}

export const started = (options: TableOptions, people?: number, seed = 'a seed'): Session =>
  given(gathered(options, people), { ...by('ann', { type: 'start' }), seed } as TableCommand);

/** Who sits in a seat of a started game. */
export const at = ({ state }: Session, seat: Seat): MemberId => personIn(state.open, seat) as MemberId;

export const legal = ({ state }: Session, seat: Seat): readonly Command[] =>
  state.game === undefined ? [] : legalCommands(state.game, seat).filter(({ type }) => type !== 'wait');

/** The person in a seat plays. */
export const plays = (session: Session, command: Command, time = 0): TableCommand =>
  by(at(session, command.seat), { type: 'play', position: session.state.open.position, move: command }, time);

/** Every seat that must act makes its first legal move, until all have done so once. */
export function turnOf(session: Session, seats: readonly Seat[], time = 0): Session {
  return seats.reduce((before, seat) => {
    const [command] = legal(before, seat);
    return command === undefined ? before : given(before, plays(before, command, time));
  }, session);
}
