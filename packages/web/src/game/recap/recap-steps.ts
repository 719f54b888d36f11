/** The steps of a recap: those since the last visit, or the last turn. */
import type { SeenEvent } from '@duopolis/rules';
import { evolveTableView, firstView, type SeenTableEvent } from '@duopolis/table';
import type { Step } from '../link/link.ts';
import { ownSeat } from '../players/seat-names.ts';

/** The steps of the last game, replayed from its start. */
export function stepsOf(events: readonly SeenTableEvent[], you: string): readonly Step[] {
  const begin = events.findLastIndex(({ type }) => type === 'started');
  let view = firstView(you);
  return events.flatMap((event, nth) => {
    const before = view;
    view = evolveTableView(before, event);
    return nth < begin ? [] : [{ before, after: view, event }];
  });
}

/** The steps with a sentence of their own: revealed, built, or taken back. */
const TOLD: ReadonlySet<SeenEvent['type']> = new Set(['revealed', 'placed', 'automa', 'assigned', 'ended']);

export const hasSentence = ({ event }: Step): boolean =>
  (event.type === 'game' && TOLD.has(event.event.type)) || event.type === 'undone';

const isMine = ({ event, after }: Step): boolean =>
  event.type === 'game' && 'seat' in event.event && event.event.seat === ownSeat(after.open, after.you);

/** The most sentences: earlier steps are only counted. */
export const MOST_SENTENCES = 8;
/** Milliseconds of absence before a recap is shown. */
const AWAY = 600_000;
const FEWEST = 2;

export interface Recap {
  readonly kind: 'away' | 'last-turn';
  /** From the view before the first one. */
  readonly steps: readonly Step[];
  /** Omitted sentences. */
  readonly earlier: number;
}

/** The last sentences' steps, with everything between them. */
function lastOf(kind: Recap['kind'], steps: readonly Step[]): Recap | undefined {
  const sentences = steps.flatMap((step, nth) => (hasSentence(step) ? [nth] : []));
  const earlier = Math.max(0, sentences.length - MOST_SENTENCES);
  const first = sentences[earlier];
  return first === undefined ? undefined : { kind, steps: steps.slice(first), earlier };
}

/** What others did during an absence: nothing if it was short, or little happened. */
export function recapSince(
  steps: readonly Step[],
  { seen, now }: { readonly seen: number; readonly now: number },
): Recap | undefined {
  if (now - seen < AWAY) return undefined;
  const since = steps.filter(({ event }) => event.at > seen);
  const others = since.filter((step) => hasSentence(step) && !isMine(step));
  return others.length < FEWEST ? undefined : lastOf('away', since);
}

const isReveal = ({ event }: Step): boolean => event.type === 'game' && event.event.type === 'revealed';

/** From the last reveal on: everyone's choices and their results. */
export function recapOfTurn(steps: readonly Step[]): Recap | undefined {
  const begin = steps.findLastIndex(isReveal);
  return lastOf('last-turn', begin < 0 ? steps : steps.slice(begin));
}
