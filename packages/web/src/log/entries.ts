/** What happened since the table was opened here, kept in order for the log. */
import { resultOf } from '@duopolis/rules';
import type { ClientEvent } from '@duopolis/table';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Link, Step } from '../link/link.ts';

export interface Entry {
  readonly id: number;
  readonly event: ClientEvent;
  /** What a placement made of its city's score. */
  readonly change?: number;
}

const MOST = 300;

const kept = new WeakMap<Link, ReadonlySignal<readonly Entry[]>>();

/** Listens from the first time it is asked for, as long as the line lives. */
export function entriesOf(link: Link): ReadonlySignal<readonly Entry[]> {
  const known = kept.get(link);
  if (known !== undefined) return known;
  const entries = signal<readonly Entry[]>([]);
  let last = 0;
  link.onStep((step) => {
    const change = changeOf(step);
    const entry = { id: ++last, event: step.event, ...(change !== undefined && { change }) };
    entries.value = [...entries.value, entry].slice(-MOST);
  });
  kept.set(link, entries);
  return entries;
}

function changeOf({ event, before, after }: Step): number | undefined {
  if (event.type !== 'game' || event.event.type !== 'placed') return undefined;
  const { city } = event.event;
  const [then, now] = [before, after].map(({ game }) => game && resultOf(game.open).cities[city]?.total);
  return then === undefined || now === undefined ? undefined : now - then;
}
