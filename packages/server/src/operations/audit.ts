/** What whoever runs the server did to it: who asked, when, for what and with what result; in the log and in the store. */
import type { FastifyBaseLogger } from 'fastify';
import { hashOf, newToken } from '../people/secret.ts';

export const ADMIN_ACTIONS = ['close-table', 'drain'] as const;
export type AdminAction = (typeof ADMIN_ACTIONS)[number];

export interface AuditEntry {
  /** Milliseconds. */
  readonly at: number;
  readonly action: AdminAction;
  readonly target?: string;
  readonly result: 'done' | 'refused';
  /** The address that asked, and the beginning of the hash of its token: which one, but not what it is. */
  readonly from: string;
  readonly token: string;
}

export interface Audit {
  readonly note: (entry: Omit<AuditEntry, 'at' | 'token'>) => Promise<void>;
}

/** Notes of the store that are entries are known by their name, which has their order. */
export const AUDIT_NOTE = 'audit/';

/** Keeps a note under a name that nobody else has. */
type Keep = (name: string, value: string) => Promise<unknown>;

const MARK = 8;

export function openAudit(
  keep: Keep,
  now: () => number,
  adminToken: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Audit {
  const token = hashOf(adminToken ?? '').slice(0, MARK);
  return {
    note: async (noted) => {
      const entry: AuditEntry = { at: now(), ...noted, token };
      log.warn({ audit: entry }, 'admin');
      /** What was done is done, and in the log, even if the store fails. */
      const name = `${AUDIT_NOTE}${new Date(entry.at).toISOString()} ${newToken(4)}`;
      await keep(name, JSON.stringify(entry)).catch(() => log.warn({}, 'audit not kept'));
    },
  };
}

/** Entries from notes, the oldest first. */
export const entriesIn = (
  notes: readonly { readonly name: string; readonly value: string }[],
): readonly AuditEntry[] =>
  notes
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ value }) => JSON.parse(value) as AuditEntry);
