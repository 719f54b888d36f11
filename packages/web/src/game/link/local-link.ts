/** One person's link to a table on this device. */
import { evolveTableView, type MemberId, type SeenTableEvent, type TableView } from '@duopolis/table';
import type { Host, Cursor, Update } from '@duopolis/table/host';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Link, LinkState, Step } from './link.ts';

export async function openLocalLink(
  host: Host,
  table: string,
  { you, state }: { readonly you: MemberId; readonly state: ReadonlySignal<LinkState> },
): Promise<Link> {
  const view = signal<TableView | undefined>(undefined);
  const listeners = new Set<(step: Step) => void>();
  let seen: Cursor | undefined;
  let asked = 0;
  /** Ids of different pages must differ, or a new command would be taken for a repeat. */
  const page = crypto.getRandomValues(new Uint32Array(2)).join('-');

  const receive = (update: Update): void => {
    if (state.peek() === 'gone') return;
    seen = { stream: update.stream, number: update.number };
    if (update.type === 'view') {
      view.value = update.view;
      return;
    }
    for (const event of update.events) {
      const before = view.peek();
      if (before === undefined) return;
      const after = evolveTableView(before, event);
      view.value = after;
      for (const listener of listeners) listener({ before, after, event });
    }
  };

  await host.subscribe(table, { member: you, send: receive });
  return {
    table,
    you,
    view,
    state,
    now: Date.now,
    onStep: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    past: async () => {
      const all: SeenTableEvent[] = [];
      for await (const events of (await host.seenEvents(table, you)) ?? []) all.push(...events);
      return all;
    },
    ask: async (request) => {
      if (state.peek() === 'gone') return { ok: false, error: { code: 'gone' } };
      const id = `${page}/${asked++}`;
      return host.request(table, { who: you, id, request, ...(seen !== undefined && { seen }) });
    },
    close: () => listeners.clear(),
  };
}
