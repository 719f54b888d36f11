/** Verifies a record: every entry of its log goes through the engine, and the first broken rule is named. */
import type { AutomaCard } from '../automa/cards.ts';
import { type Components, componentsIn } from '../components/box.ts';
import type { Command } from '../game/command.ts';
import { begin, decide, stateAfter } from '../game/decide.ts';
import { evolve } from '../game/evolve.ts';
import { resultOf } from '../game/result.ts';
import type { GameState } from '../state/state.ts';
import { hasChoosingAutoma } from '../modes/mode.ts';
import { modeRules } from '../modes/modes.ts';
import { ok, type Result, refuse } from '../types.ts';
import { cardsOf, withFittingCards } from './automa-cards.ts';
import { commandOf } from './log-command.ts';
import type { EntryKind, Foul, FoulReason } from './foul.ts';
import { foulInHeader, setupOf } from './header.ts';
import { foulInPromise } from './promise.ts';
import type { GameRecord, LogEntry } from './record.ts';
import { foulInResult } from './check-result.ts';
import { findExpected, foulInEntry, ruleOf, expectedEntries } from './expected-entries.ts';

export interface ReplayStep {
  readonly entry: LogEntry;
  readonly state: GameState;
}

export interface Replay {
  /** Before the first entry. */
  readonly start: GameState;
  readonly steps: readonly ReplayStep[];
}

export function verifyRecord(
  record: GameRecord,
  components: Components = componentsIn(record.components),
): Result<Replay, Foul> {
  const replayed = replayRecord(record, components);
  if (!replayed.ok) return replayed;
  const { start, steps } = replayed.value;
  const { open } = steps.at(-1)?.state ?? start;
  const foul = foulInResult(record, resultOf(open)) ?? foulInPromise(record, components);
  return foul === undefined ? replayed : refuse(foul);
}

/** Checks only the moves of a record, not its result or its deal. */
export function replayRecord(record: GameRecord, components: Components): Result<Replay, Foul> {
  const headerFoul = foulInHeader(record);
  if (headerFoul !== undefined) return refuse(headerFoul);
  const cards = cardsOf(record, components);
  if (!cards.ok) return cards;
  const { value } = cards;
  return value === 'missing'
    ? withFittingCards(components, record, (deck) => replayLog(record, deck, components))
    : replayLog(record, value, components);
}

function replayLog(
  record: GameRecord,
  cards: readonly AutomaCard[],
  components: Components,
): Result<Replay, Foul> {
  const rules = modeRules(record.options);
  const begun = begin(setupOf(record, cards, components));
  const start = stateAfter(begun);
  let state = start;
  let missing = expectedEntries(begun, rules);
  const steps: ReplayStep[] = [];

  for (const [line, entry] of record.log.entries()) {
    const at = (reason: FoulReason): { readonly ok: false; readonly error: Foul } =>
      refuse({ ...reason, line });
    const match = findExpected(missing, entry);
    if (match !== undefined) {
      const foul = foulInEntry(entry, match, {
        open: state.open,
        before: record.log.slice(0, line),
        components,
      });
      if (foul !== undefined) return at(foul);
      missing = missing.filter((other) => other !== match);
    } else {
      const command = commandOf(entry);
      const owed = missing[0]?.entry.e;
      const amongChoices = hasChoosingAutoma(rules) && command?.type === 'choose';
      if (command === undefined || (owed !== undefined && !amongChoices)) {
        const expected = owed === undefined ? expectedKinds(state) : [owed];
        return at({
          code: 'out-of-turn',
          rule: ruleOf(owed ?? entry.e, state.open),
          found: entry.e,
          expected,
        });
      }
      if (isSecondChoice(state, command))
        return at({ code: 'chose-twice', rule: 'CHOOSE-1', seat: command.seat });
      const decision = decide(state, command);
      if (!decision.ok) return at(decision.error);
      state = decision.value.reduce(evolve, state);
      missing = [...missing, ...expectedEntries(decision.value, rules)];
    }
    steps.push({ entry, state });
  }
  const owed = missing[0]?.entry.e;
  if (state.open.phase !== 'over' || owed !== undefined) {
    const expected = owed === undefined ? expectedKinds(state) : [owed];
    return refuse({ code: 'unfinished', rule: 'ROUND-1', expected });
  }
  return ok({ start, steps });
}

const KINDS_OF_PHASE: { readonly [phase in GameState['open']['phase']]?: readonly EntryKind[] } = {
  choosing: ['choose'],
  assigning: ['assign'],
  placing: ['place'],
};

const expectedKinds = ({ open }: GameState): readonly EntryKind[] => KINDS_OF_PHASE[open.phase] ?? [];

/** The log has one final choice per seat, so it doesn't allow what the table does (CHOOSE-3). */
const isSecondChoice = ({ open }: GameState, { type, seat }: Command): boolean =>
  type === 'choose' && open.phase === 'choosing' && open.chosen[seat] === true;
