/** The audit log of operators: who asked, when, for what and with what result; in the log and in the store. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ok, refuse, type Result } from '@duopolis/rules';
import type { DatabaseProblem } from '@duopolis/words/hosting';
import type { FastifyBaseLogger } from 'fastify';
import { hashOf, newToken } from '../people/secret.ts';
import { DATA_FILE } from '../store/database.ts';
import { type FileProblem, fileProblem } from '../store/file.ts';
import { fileProblemFor } from '../store/trouble.ts';

type AdminAction = 'close-table' | 'drain';

interface AuditEntry {
  /** Milliseconds. */
  readonly at: number;
  readonly action: AdminAction;
  readonly target?: string;
  readonly result: 'done' | 'refused';
  /** The caller's address, and the first letters of its token's hash: which token, but not the token. */
  readonly from: string;
  readonly token: string;
}

interface Audited {
  readonly file: string;
  readonly entries: number;
}

export interface Audit {
  readonly note: (entry: Omit<AuditEntry, 'at' | 'token'>) => Promise<void>;
}

/** Audit entries are notes in the store whose names begin like this and sort by time. */
export const AUDIT_NOTE = 'audit/';

/** Stores a note under a unique name. */
type Keep = (name: string, value: string) => Promise<unknown>;

const MARK = 8;

export function openAudit(
  keep: Keep,
  now: () => number,
  {
    adminToken,
    log,
  }: { readonly adminToken: string | undefined; readonly log: Pick<FastifyBaseLogger, 'warn'> },
): Audit {
  const token = hashOf(adminToken ?? '').slice(0, MARK);
  return {
    note: async (noted) => {
      const entry: AuditEntry = { at: now(), ...noted, token };
      log.warn({ audit: entry }, 'admin');
      /** The action is done and logged, even if the store fails. */
      const name = `${AUDIT_NOTE}${new Date(entry.at).toISOString()} ${newToken(4)}`;
      await keep(name, JSON.stringify(entry)).catch(() => log.warn({}, 'audit entry not stored'));
    },
  };
}

export interface Note {
  readonly name: string;
  readonly value: string;
}

/** The audit entries of a data file, whether its server runs or not. */
function notesOf(folder: string): Result<readonly Note[], FileProblem> {
  const file = join(folder, DATA_FILE);
  const problem = existsSync(file) ? fileProblem(file) : ({ code: 'no-file', file } as const);
  if (problem !== undefined) return refuse(problem);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db.prepare('SELECT name, value FROM notes WHERE name GLOB ?').all(`${AUDIT_NOTE}*`);
    return ok(found as unknown as readonly Note[]);
  } finally {
    db.close();
  }
}

/** Every entry, oldest first, one per line. */
export async function writeAudit(
  folder: string,
  database: string | undefined,
  file: string,
): Promise<Result<Audited, FileProblem | DatabaseProblem>> {
  const notes =
    database === undefined ? notesOf(folder) : await (await import('./reading.ts')).auditIn(database);
  if (!notes.ok) return notes;
  const lines = notes.value
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ value }) => `${value}\n`);
  try {
    writeFileSync(file, lines.join(''), { mode: 0o600 });
    return ok({ file, entries: lines.length });
  } catch (error) {
    return refuse(fileProblemFor(file, error));
  }
}
