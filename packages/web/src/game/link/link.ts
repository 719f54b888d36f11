/** A seat's link to a table, the same for a table on a server and for one on this device. */
import type { Outcome } from '@duopolis/protocol';
import type { MemberId, Request, SeenTableEvent, TableView } from '@duopolis/table';
import type { ReadonlySignal } from '@preact/signals';

/** Local: on this device. Waiting: the connection is lost and will be tried again. Gone: this table is no longer ours. */
const LINK_STATES = ['local', 'connecting', 'connected', 'waiting', 'gone'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** One event, with the view before and after it. Comparing them shows what moved. */
export interface Step {
  readonly before: TableView;
  readonly after: TableView;
  readonly event: SeenTableEvent;
}

/** Why a request was refused: by the table, or by the connection. */
export type RequestProblem = Extract<Outcome, { readonly ok: false }>['error'];

export interface Link {
  readonly table: string;
  readonly you: MemberId;
  /** Nothing until the first view has arrived. */
  readonly view: ReadonlySignal<TableView | undefined>;
  readonly state: ReadonlySignal<LinkState>;
  /** The table's clock in milliseconds: the server's, as far as known. */
  readonly now: () => number;
  /** Calls the listener with every event, in order, until the returned function is called. */
  readonly onStep: (listener: (step: Step) => void) => () => void;
  /** Every event sent to this seat since the table was made, if available. */
  readonly past: () => Promise<readonly SeenTableEvent[]>;
  /** Resolves when the answer is certain. */
  readonly ask: (request: Request) => Promise<Outcome>;
  readonly close: () => void;
  /** Replays past events: nothing can be tried, and the recap makes the announcements. */
  readonly isRecap?: true;
}
