/** A variation: a game that continues differently from a step on, as a replay of its own. */
import { type Command, decide, evolve, type GameEvent, modeRules } from '@duopolis/rules';
import { entriesOf, type LogEntry, type Replay, type ReplayStep } from '@duopolis/rules/record';

/** Events without a decision; they are listed after the decision that caused them. */
const BY_ITSELF: ReadonlySet<GameEvent['type']> = new Set(['set-up', 'drew', 'dealt', 'automa']);

function entryOf(command: Exclude<Command, { readonly type: 'wait' }>): LogEntry {
  const { type: e, ...facts } = command;
  return { e, ...facts } as LogEntry;
}

/** The first steps of a game, and then these decisions; nothing if one of them is not legal. */
export function branchOf(
  { start, steps }: Replay,
  step: number,
  commands: readonly Command[],
): Replay | undefined {
  const branch: ReplayStep[] = steps.slice(0, step);
  let state = branch.at(-1)?.state ?? start;
  for (const command of commands) {
    const decision = decide(state, command);
    if (!decision.ok) return undefined;
    state = decision.value.reduce(evolve, state);
    const entries = decision.value
      .filter(({ type }) => BY_ITSELF.has(type))
      .flatMap((event) => entriesOf(event, modeRules(state.open.options)));
    if (command.type !== 'wait') branch.push({ entry: entryOf(command), state });
    for (const entry of entries) branch.push({ entry, state });
  }
  return { start, steps: branch };
}
