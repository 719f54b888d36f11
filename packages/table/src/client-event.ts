/** What a viewer is told of an event: the same, or less of it. */
import type { AutomaMove, EventOf, GameEvent, Seat, Tile } from '@duopolis/rules';
import type { TableEvent, TableEventOf } from './event.ts';
import type { Heard } from './talk/message.ts';

type Hands = readonly (readonly Tile[])[];

/** Tiles that a viewer may not see are not there. */
export type ClientGameEvent =
  | Exclude<GameEvent, { readonly type: 'begun' | 'dealt' | 'automa' | 'chose' | 'revealed' | 'passed' }>
  | Omit<EventOf<'begun'>, 'supply' | 'seed'>
  /** The viewer's own hand, or all hands where they lie open. */
  | (Omit<EventOf<'dealt'>, 'hands'> & { readonly hand?: readonly Tile[]; readonly hands?: Hands })
  | (EventOf<'passed'> & { readonly hand?: readonly Tile[] })
  /** Somebody, or a secret Automa, has chosen. */
  | { readonly type: 'chose'; readonly seat: Seat; readonly tiles?: readonly Tile[] }
  | EventOf<'automa'>
  | (EventOf<'revealed'> & { readonly automa?: AutomaMove });

export type ClientEvent =
  | Exclude<TableEvent, { readonly type: 'created' | 'answered' | 'started' | 'game' | 'said' }>
  | Omit<TableEventOf<'created'>, 'code'>
  | Omit<TableEventOf<'started'>, 'index'>
  | (Omit<TableEventOf<'answered'>, 'answer'> & { readonly answer?: string })
  | (Omit<TableEventOf<'said'>, 'content'> & { readonly content: Heard })
  | { readonly type: 'game'; readonly at: number; readonly event: ClientGameEvent };
