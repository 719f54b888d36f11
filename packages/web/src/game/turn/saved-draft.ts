/** A draft survives a reload: it is stored in this tab, for this table and this person only. */
import type { Draft } from './turn-draft.ts';

const keyOf = (table: string, you: string): string => `duopolis.draft.${table}.${you}`;

export function readDraft(table: string, you: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table, you)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(table: string, you: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(table, you), JSON.stringify(draft));
  } catch {
    // Without storage the game still works.
  }
}
