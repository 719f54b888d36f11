/** Where each next step of a growing host goes into the code. */

const SERVER = 'packages/server/src';

/** The names used below: the run fails if one of them no longer exists. */
export const NAMED: readonly (readonly [file: string, name: string])[] = [
  [`${SERVER}/socket/sockets.ts`, 'function socketRoute'],
  ['packages/protocol/src/client/environment.ts', 'readonly open'],
  [`${SERVER}/store/postgres/node-session.ts`, 'function openSession'],
  [`${SERVER}/store/postgres/notes.ts`, 'function readNote'],
  [`${SERVER}/cluster/homed.ts`, 'function settle'],
  [`${SERVER}/store/postgres/remote-changes.ts`, 'readonly compare'],
  [`${SERVER}/store/postgres/homes-sql.ts`, 'FUNCTION append_homed'],
  [`${SERVER}/store/postgres/node.ts`, 'readonly tell'],
  [`${SERVER}/store/postgres/postgres-events.ts`, 'function postgresEvents'],
  [`${SERVER}/store/postgres/postgres-events.ts`, 'function flush'],
  [`${SERVER}/tables/batches.ts`, 'const nextAfter'],
  [`${SERVER}/store/postgres/postgres-store.ts`, 'function openPostgres'],
  [`${SERVER}/store/postgres/postgres-people.ts`, 'function postgresPeople'],
  [`${SERVER}/store/postgres/homes.ts`, 'readonly claim'],
  [`${SERVER}/store/postgres/presence.ts`, 'readonly lost'],
  [`${SERVER}/store/postgres/postgres-schema.ts`, 'const MIGRATIONS'],
  [`${SERVER}/environment.ts`, 'readonly newId'],
  ['packages/table/src/host/event-store.ts', 'interface EventStore'],
  [`${SERVER}/store/postgres/postgres-listing.ts`, 'function postgresListing'],
  [`${SERVER}/site/records.ts`, 'directory.store.read'],
  [`${SERVER}/operations/retention.ts`, 'function sweep'],
];

export const SEAMS = `## Next steps

In order of need. Each has an existing seam in the code, and none touches the rules, the tables or the protocol.

1. **A proxy that keeps tables together.** Each table has a home, and other nodes pass requests on
   ([decision 0034](decisions/0034-one-home-node-per-table.md)). If the proxy hashes the table in the address of the socket, as
   [OPERATIONS.md](OPERATIONS.md) shows for nginx, HAProxy and Kubernetes, nothing has to be passed on: the table moves to its people
   (\`settle\` in \`packages/server/src/cluster/homed.ts\`).
2. **A broker for the lobby.** Nodes notify each other through the database of rare events: sign-outs, homes that were taken over, and
   lines of the lobby that changed, ten times a second, or less often with more than two nodes. Seam: \`openSession\` in \`packages/server/src/store/postgres/node-session.ts\` is the only
   place that listens, \`readNote\` in \`notes.ts\` the only one that understands, \`tell\` in \`node.ts\` the only one that
   notifies. A lost message is harmless: \`compare\` in \`remote-changes.ts\` finds missed changes.
3. **Several databases by table.** Tables are independent, and the id says where one is (its first letter, given by \`newId\` in
   \`packages/server/src/environment.ts\`). Seam: \`openPostgres\` in \`packages/server/src/store/postgres/postgres-store.ts\` opens one pool and one
   \`postgresEvents\`; \`EventStore\` in \`packages/table/src/host/event-store.ts\` takes a table's id in every call, so a store of stores
   can pass the call on. A batch is then one transaction per database. People and sessions (\`postgresPeople\`) stay in one of
   their own, or are split by the hash of the device.
4. **Read replicas for lobby and replays.** Pages of the lobby, tables of a member and tables of a deal are read by
   \`postgresListing\` in \`packages/server/src/store/postgres/postgres-listing.ts\` from one pool, which may be that of a replica. The count of all
   tables for \`/metrics\` reads an index from end to end, at most every ten seconds and node: that one first. Records of finished games
   (\`directory.store.read\` in \`packages/server/src/site/records.ts\`) may come from a replica as they are, since finished games
   do not change. Looking for due work and for lost members (\`claim\` in \`homes.ts\`, \`lost\` in \`presence.ts\`) uses indexes
   and stays at the primary.
5. **Partitioned tables.** \`events\` and \`commands\` by a hash of \`table_id\`, so that indexes stay small and vacuum runs part by part;
   finished tables older than some months move to cheaper disks. Seam: one more step of \`MIGRATIONS\` in
   \`packages/server/src/store/postgres/postgres-schema.ts\`; their keys begin with \`table_id\` already, and \`append_homed\` does not change.
   What \`--keep-days\` removes goes through \`sweep\` in \`packages/server/src/operations/retention.ts\`.

Ten thousand people need none of these, a million need 1, and 3 with a handful of databases. Ten million need all five, with
as many databases in 3 as the commits need, and 2 before the notes of the lobby need their own machine.`;
