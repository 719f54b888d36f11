/** Verifying a record: every entry of its log is put to the engine, and the first broken rule is named. */
import { COMPONENTS, type Components } from '../components/components.ts';
import type { Command } from '../game/command.ts';
import { begin, decide, stateAfter } from '../game/decide.ts';
import type { GameEvent } from '../game/event.ts';
import { evolve } from '../game/evolve.ts';
import { resultOf } from '../game/result.ts';
import type { GameState } from '../game/state.ts';
import { ok, type Result, refuse, type RuleId } from '../types.ts';
import { foulInDeal, tilesDrawn } from './deals.ts';
import type { EntryKind, Foul, FoulReason } from './foul.ts';
import { foulInHeader, foulInPromise, setupOf } from './header.ts';
import type { GameRecord, LogEntry } from './record.ts';
import { foulInResult } from './result.ts';

export interface ReplayStep {
  readonly entry: LogEntry;
  readonly state: GameState;
}

export interface Replay {
  /** Before the first entry. */
  readonly start: GameState;
  readonly steps: readonly ReplayStep[];
}

/** What the engine did by itself and the log has yet to tell. */
type Told = Extract<GameEvent, { readonly type: 'dealt' }>;

export function verifyRecord(record: GameRecord, components: Components = COMPONENTS): Result<Replay, Foul> {
  const headerFoul = foulInHeader(record);
  if (headerFoul !== undefined) return refuse(headerFoul);
  const begun = begin(setupOf(record));
  let state = stateAfter(begun);
  const start = state;
  const steps: ReplayStep[] = [];
  const untold = begun.filter(isTold);

  for (const [line, entry] of record.log.entries()) {
    const at = (reason: FoulReason): { readonly ok: false; readonly error: Foul } =>
      refuse({ ...reason, line });
    const told = untold.shift();
    if (told !== undefined) {
      const foul =
        entry.e === 'deal'
          ? foulInDeal(entry, told.round, state.open, tilesDrawn(record.log.slice(0, line)), components)
          : outOfTurn(entry.e, ['deal'], 'ROUND-1');
      if (foul !== undefined) return at(foul);
    } else {
      const command = commandOf(entry);
      if (command === undefined) return at(outOfTurn(entry.e, expectedKinds(state), 'ROUND-3'));
      if (isSecondChoice(state, command))
        return at({ code: 'chose-twice', rule: 'CHOOSE-1', seat: command.seat });
      const decision = decide(state, command);
      if (!decision.ok) return at(decision.error);
      state = decision.value.reduce(evolve, state);
      untold.push(...decision.value.filter(isTold));
    }
    steps.push({ entry, state });
  }
  if (state.open.phase !== 'over' || untold.length > 0) {
    return refuse({
      code: 'unfinished',
      rule: 'ROUND-1',
      expected: untold.length > 0 ? ['deal'] : expectedKinds(state),
    });
  }
  const foul = foulInResult(record, resultOf(state.open)) ?? foulInPromise(record, components);
  return foul === undefined ? ok({ start, steps }) : refuse(foul);
}

const isTold = (event: GameEvent): event is Told => event.type === 'dealt';

const outOfTurn = (found: EntryKind, expected: readonly EntryKind[], rule: RuleId): FoulReason => ({
  code: 'out-of-turn',
  rule,
  found,
  expected,
});

const expectedKinds = ({ open }: GameState): readonly EntryKind[] =>
  open.phase === 'choosing' ? ['choose'] : open.phase === 'placing' ? ['place'] : [];

/** The log holds one final choice a seat, so what the table allows (CHOOSE-3) it does not. */
const isSecondChoice = ({ open }: GameState, { type, seat }: Command): boolean =>
  type === 'choose' && open.phase === 'choosing' && open.chosen[seat] === true;

/** What a seat did; everything else follows from the rules. */
function commandOf(entry: LogEntry): Command | undefined {
  switch (entry.e) {
    case 'choose':
      return { type: 'choose', seat: entry.seat, tiles: entry.tiles };
    case 'place':
      return { type: 'place', seat: entry.seat, city: entry.city, tile: entry.tile, at: entry.at };
    default:
      return undefined;
  }
}
