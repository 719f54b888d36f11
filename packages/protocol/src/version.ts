/** The message versions: which are supported, and which one two sides agree on. */
import { LIMITS } from '@duopolis/rules';

/**
 * Oldest first. 2: every `watch` is answered, even if nothing was missed. 3: a cursor has its time. 4: a `watch` may come
 * from a hidden page, and `sit` may name a portrait. Nodes speak the newest and at least the previous version, so that
 * old and new ones can serve the same people during an upgrade.
 */
export const PROTOCOLS: readonly number[] = [1, 2, 3, 4];

/** The first version with shared replays. */
export const LOOKING_SINCE = 2;

/** The first version in which a cursor has the time of its event. */
export const TIMED_SINCE = 3;

/** The first version with hidden pages and chosen portraits. */
export const HIDDEN_SINCE = 4;

/** The header in which a request lists its versions, and the answer the one in use. */
export const PROTOCOL_HEADER = 'duopolis-protocol';

/** A client that names no version is older than the version check. */
const UNSAID = '1';

/** The listed versions, separated by commas. */
export const readProtocols = (named = UNSAID): readonly number[] =>
  named
    .split(',', LIMITS.protocolVersions)
    .filter((version) => /^\d{1,6}$/.test(version))
    .map(Number);

/** The newest that both speak. */
export const agreedOn = (ours: readonly number[], theirs: readonly number[]): number | undefined =>
  ours.toSorted((one, other) => other - one).find((version) => theirs.includes(version));

/** Whether a client with these versions must be updated. */
export const isOutdated = (ours: readonly number[], theirs: readonly number[]): boolean =>
  agreedOn(ours, theirs) === undefined && Math.max(...ours) < Math.max(...theirs);

/** The address of a server's socket, for a client with these versions; a proxy may route one table's sockets to one server. */
export const socketAddress = (
  server: string,
  protocols: readonly number[] = PROTOCOLS,
  table?: string,
): string =>
  `${server.replace('http', 'ws')}/api/socket?protocol=${protocols.join()}${table === undefined ? '' : `&table=${table}`}`;
