/** The versions of the messages: which are spoken, and which of them two sides agree on. */
import { LIMITS } from '@duopolis/rules';

/**
 * Oldest first. 1 is the first one; since 2 every `watch` is answered, also where nothing was missed; since 3 a place has its
 * time; since 4 a `watch` may come from a hidden page, and `sit` may name a portrait. Nodes speak the newest and at least the
 * one before, so that old and new ones serve the same people while they are replaced.
 */
export const PROTOCOLS: readonly number[] = [1, 2, 3, 4];

/** The first version in which a place says when its event was. */
export const TIMED_SINCE = 3;

/** The first version in which a page can be hidden, and a portrait be chosen. */
export const HIDDEN_SINCE = 4;

/** Where a request says which versions its sender speaks, and its answer which one is used. */
export const PROTOCOL_HEADER = 'duopolis-protocol';

/** A client that names no version is older than the version check. */
const UNSAID = '1';

/** The versions that somebody named, divided by commas. */
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

/** Where the socket of a server is, for a client that speaks these versions; a proxy may send those of one table to one server. */
export const socketAddress = (
  server: string,
  protocols: readonly number[] = PROTOCOLS,
  table?: string,
): string =>
  `${server.replace('http', 'ws')}/api/socket?protocol=${protocols.join()}${table === undefined ? '' : `&table=${table}`}`;
