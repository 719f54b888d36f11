/** Where each next step of a growing host goes into the code. */

const SERVER = 'packages/server/src';

/** What is named below: the run fails if one of them is not there any more. */
export const NAMED: readonly (readonly [file: string, name: string])[] = [
  [`${SERVER}/socket/sockets.ts`, 'function socketRoute'],
  ['packages/protocol/src/client/environment.ts', 'readonly open'],
  [`${SERVER}/store/postgres/session.ts`, 'function openSession'],
  [`${SERVER}/store/postgres/notes.ts`, 'function readNote'],
  [`${SERVER}/cluster/homed.ts`, 'function settle'],
  [`${SERVER}/store/postgres/changes.ts`, 'readonly compare'],
  [`${SERVER}/store/postgres/homes-sql.ts`, 'FUNCTION append_homed'],
  [`${SERVER}/store/postgres/node.ts`, 'readonly tell'],
  [`${SERVER}/store/postgres/events.ts`, 'function postgresEvents'],
  [`${SERVER}/store/postgres/events.ts`, 'function flush'],
  [`${SERVER}/store/postgres/postgres-store.ts`, 'function openPostgres'],
  [`${SERVER}/store/postgres/people.ts`, 'function postgresPeople'],
  [`${SERVER}/store/postgres/homes.ts`, 'readonly claim'],
  [`${SERVER}/store/postgres/presence.ts`, 'readonly lost'],
  [`${SERVER}/store/postgres/schema.ts`, 'const MIGRATIONS'],
  [`${SERVER}/environment.ts`, 'readonly newId'],
  ['packages/table/src/host/store.ts', 'interface EventStore'],
  [`${SERVER}/store/postgres/listing.ts`, 'function postgresListing'],
  [`${SERVER}/site/records.ts`, 'directory.store.read'],
  [`${SERVER}/operations/retention.ts`, 'function sweep'],
];

export const SEAMS = `## What to do then

In the order of need; each is behind something that exists, and none touches the rules, the tables or the protocol.

1. **A proxy that keeps tables together.** Each table has a home, and what is asked elsewhere is passed on
   ([decision 0034](decisions/0034-one-home-node-per-table.md)). If the proxy hashes the table in the address of the socket, as
   [OPERATIONS.md](OPERATIONS.md) shows for nginx, HAProxy and Kubernetes, nothing has to be passed on: the table moves to its people
   (\`settle\` in \`packages/server/src/cluster/homed.ts\`).
2. **A broker for the lobby.** Nodes notify each other through the database of what few people do: sign-outs, homes that were taken over, and
   lines of the lobby that changed, ten times a second. Seam: \`openSession\` in \`packages/server/src/store/postgres/session.ts\` is the only
   place that listens, \`readNote\` in \`notes.ts\` the only one that understands, \`tell\` in \`node.ts\` the only one that
   notifies. A lost message is harmless already: \`compare\` in \`changes.ts\` finds what was not heard of.
3. **Several databases by table.** A table never needs another one: the id says where it is (its first letter, given by \`newId\` in
   \`packages/server/src/environment.ts\`). Seam: \`openPostgres\` in \`packages/server/src/store/postgres/postgres-store.ts\` opens one pool and one
   \`postgresEvents\`; \`EventStore\` in \`packages/table/src/host/store.ts\` takes a table's id in every call, so that a store of stores
   passes the call on. A turn is then one transaction for each database. People and sessions (\`postgresPeople\`) stay in one of
   their own, or go by the hash of the device.
4. **Read replicas for lobby and replays.** Pages of the lobby, tables of a member and tables of a deal are read by
   \`postgresListing\` in \`packages/server/src/store/postgres/listing.ts\` from one pool, which may be that of a replica. The count of all
   tables for \`/metrics\` reads an index from end to end, at most every ten seconds and node: that one first. Records of finished games
   (\`directory.store.read\` in \`packages/server/src/site/records.ts\`) may come from a replica as they are, since what is finished
   does not change. Looking for what is due and for lost members (\`claim\` in \`homes.ts\`, \`lost\` in \`presence.ts\`) uses indexes
   and stays at the primary.
5. **Partitioned tables.** \`events\` and \`commands\` by a hash of \`table_id\`, so that indexes stay small and vacuum goes part by part;
   finished tables older than some months to cheaper disks. Seam: one more step of \`MIGRATIONS\` in
   \`packages/server/src/store/postgres/schema.ts\`; their keys begin with \`table_id\` already, and \`append_homed\` does not change.
   What \`--keep-days\` removes goes through \`sweep\` in \`packages/server/src/operations/retention.ts\`.

At ten thousand none of them is needed. At a million 1 is, and 3 with a handful of databases. At ten million all five, with the
databases of 3 as many as their commits need, and 2 before the notes of the lobby need a machine of their own.`;
