/** The events of this game, as this seat received them, in order for the log. */
import { evolveTableView, firstView, type Offer, type SeenTableEvent, type TableView } from '@duopolis/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Link, Step } from '../link/link.ts';
import { changesOf, type ScoreChange } from '../motion/changes.ts';

export interface Entry {
  readonly event: SeenTableEvent;
  /** A placement's effect on its city's score. */
  readonly change?: number;
  /** The offer that was answered. */
  readonly offer?: Offer;
  /** Its effect on other cities, whose scores depend on it. */
  readonly elsewhere?: readonly ScoreChange[];
}

interface Kept {
  readonly entries: ReadonlySignal<readonly Entry[]>;
  /** Adds the events from before the page was opened; once is enough. */
  readonly remember: () => Promise<void>;
}

const MOST = 800;
/** Events may arrive while the history is loading. */
const LATEST = 60;

const kept = new WeakMap<Link, Kept>();

const beginsGame = ({ type }: SeenTableEvent): boolean => type === 'started';

/** Listens from the first call, while the link lives. */
export function logOf(link: Link): Kept {
  const known = kept.get(link);
  if (known !== undefined) return known;
  const entries = signal<readonly Entry[]>([]);
  let earlier: ReadonlySet<string> = new Set();
  let past: Promise<void> | undefined;
  link.onStep((step) => {
    if (earlier.has(JSON.stringify(step.event))) return;
    const before = beginsGame(step.event) ? [] : entries.value;
    entries.value = [...before, entryOf(step)].slice(-MOST);
  });
  const log: Kept = {
    entries,
    remember: () =>
      (past ??= link.past().then((events) => {
        earlier = new Set(events.slice(-LATEST).map((event) => JSON.stringify(event)));
        const since = entries.value.filter(({ event }) => !earlier.has(JSON.stringify(event)));
        if (events.length > 0) entries.value = [...entriesOf(events, link.you), ...since].slice(-MOST);
      })),
  };
  kept.set(link, log);
  return log;
}

/** Of the last game only; replayed from its start, to know what each placement changed. */
export function entriesOf(events: readonly SeenTableEvent[], you: string): readonly Entry[] {
  const begin = events.findLastIndex(beginsGame);
  let view = firstView(you);
  return events.flatMap((event, nth) => {
    const before = view;
    view = evolveTableView(before, event);
    return nth < begin ? [] : entryOf({ before, after: view, event });
  });
}

function entryOf(step: Step): Entry {
  const { event, before, after } = step;
  const offer = answeredOffer(event, before);
  if (offer !== undefined) return { event, offer };
  const [was, is] = [before.game?.open, after.game?.open];
  if (event.type !== 'game' || event.event.type !== 'placed' || was === undefined || is === undefined)
    return { event };
  const { city } = event.event;
  const own: ScoreChange[] = [];
  const elsewhere: ScoreChange[] = [];
  for (const change of changesOf(was, is)) (change.city === city ? own : elsewhere).push(change);
  return {
    event,
    change: own.reduce((sum, { points }) => sum + points, 0),
    ...(elsewhere.length > 0 && { elsewhere }),
  };
}

/** Later views may no longer have it. */
export const answeredOffer = (event: SeenTableEvent, { asides }: TableView): Offer | undefined =>
  event.type === 'offer-agreed' || event.type === 'offer-declined'
    ? asides.offers.find(({ city, id }) => city === event.city && id === event.id)
    : undefined;
