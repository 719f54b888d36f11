/** Handles notifications: sealed ones are trusted, plain ones are at most hints, the rest are counted and ignored. */
import type { News, TableId } from '@duopolis/table/host';
import { readNote } from './notes.ts';
import type { Seal } from './seal.ts';

export interface Receiver {
  /** Another node has written to a table. */
  readonly changed: (tableId: TableId, received: News | undefined) => void;
  /** A hint that a table has changed: from a node of the previous version, or from anybody who may connect. */
  readonly hinted: (tableId: TableId) => void;
  readonly said: (text: string) => void;
  /** Another node decides these tables now. */
  readonly taken: (tables: readonly TableId[]) => void;
  /** The lobby entries of these tables have changed. */
  readonly shown: (tables: readonly TableId[]) => void;
  /** Forged, replayed, malformed, or from another database. */
  readonly ignored: () => void;
}

/** Never throws. */
export function receive({ open }: Seal, receiver: Receiver, payload: string): void {
  try {
    const opened = open(payload);
    if (opened.code === 'own') return;
    const text = opened.code === 'opened' ? opened.text : payload;
    const note = opened.code === 'refused' ? undefined : readNote(text);
    if (note?.type === 'changed') {
      if (opened.code === 'opened') receiver.changed(note.tableId, note.received);
      else receiver.hinted(note.tableId);
    } else if (opened.code !== 'opened' || note === undefined) receiver.ignored();
    else if (note.type === 'said') receiver.said(note.text);
    else if (note.type === 'taken') receiver.taken(note.tables);
    else receiver.shown(note.tables);
  } catch {
    receiver.ignored();
  }
}
