/** Checks that the database gives its servers, and everybody else, no more rights than they need. */
import type { Pool } from 'pg';

interface Privileges {
  readonly database: string;
  readonly is_superuser: boolean;
  readonly public_connects: boolean;
  readonly public_creates: boolean;
}

/** A dropped schema gives nobody any rights. */
const ASKED = `SELECT quote_ident(current_database()) AS database,
  (SELECT bool_or(rolsuper) FROM pg_roles WHERE rolname IN (session_user, current_user)) AS is_superuser,
  has_database_privilege('public', current_database(), 'CONNECT') AS public_connects,
  coalesce((SELECT has_schema_privilege('public', oid, 'CREATE') FROM pg_namespace WHERE nspname = 'public'), false)
    AS public_creates`;

const SEE = 'see "A role for the servers" in docs/OPERATIONS.md';

/** Sentences for the log, each with what to do. */
export async function privilegeWarnings(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<Privileges>(ASKED);
  const [found] = rows;
  if (found === undefined) return [];
  return [
    ...(found.is_superuser
      ? [`the server connects to the database as a superuser; use a role that owns only its schema, ${SEE}`]
      : []),
    ...(found.public_connects
      ? [
          `every role may connect to the database; run REVOKE CONNECT ON DATABASE ${found.database} FROM PUBLIC, ${SEE}`,
        ]
      : []),
    ...(found.public_creates
      ? [
          `every role may create objects in the schema public; run REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${SEE}`,
        ]
      : []),
  ];
}
