/** The client's fold: a view and the event sent to its viewer make the next view, by the same rules as at the table. */
import { evolveView, INITIAL_STATE, viewFor } from '@duopolis/rules';
import { evolvePrivate } from './evolve-private.ts';
import { openWithout } from './evolve.ts';
import { afterGame, evolveOpenTable } from './evolve-open.ts';
import type { SeenTableEvent } from './seen-event.ts';
import { INITIAL_TABLE } from './state.ts';
import { type TableView, tableViewFor, viewerOf } from './view.ts';

/** The view of a table that does not exist yet. */
export const firstView = (you: string): TableView => tableViewFor(INITIAL_TABLE, you);

export function evolveTableView(view: TableView, event: SeenTableEvent): TableView {
  const { game, ...rest } = view;
  const next: TableView = {
    ...rest,
    open: evolveOpenTable(view.open, event),
    asides: evolvePrivate(view.asides, event),
  };
  switch (event.type) {
    case 'started':
    case 'rematched':
      return next;
    case 'game': {
      const before = game ?? viewFor(INITIAL_STATE, viewerOf(view.open, view.you));
      const after = evolveView(before, event.event);
      return {
        ...next,
        open: afterGame(next.open, { before: before.open, after: after.open, at: event.at }),
        game: after,
      };
    }
    case 'undone':
      return game === undefined ? next : { ...next, game: { ...game, open: openWithout(game.open, event) } };
    default:
      return game === undefined ? next : { ...next, game };
  }
}
