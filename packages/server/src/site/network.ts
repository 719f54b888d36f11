/** The network of an address, for limits: an IPv4 address, or the /64 of an IPv6 address. */
import { isIPv4, isIPv6 } from 'node:net';

/** Groups of 16 bits: an IPv6 address has eight, a /64 the first four. */
const GROUPS = 8;
const NETWORK = 4;
/** `::ffff:0:0/96`: IPv4 addresses on a socket that speaks IPv6. */
const MAPPED = '0:0:0:0:0:ffff';

/** A proxy may pass on any text as an address: all invalid ones share one count. */
const UNKNOWN = 'unknown';

const hex = (high = '0', low = '0'): string => ((Number(high) << 8) | Number(low)).toString(16);

/** The dotted end of an IPv6 address as two groups. */
function undotted(address: string): string {
  const found = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  if (found === null) return address;
  const [, first, second, third, fourth] = found;
  return `${address.slice(0, found.index)}${hex(first, second)}:${hex(third, fourth)}`;
}

const groupsIn = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));

function groupsOf(address: string): readonly string[] {
  const [before = '', after] = undotted(address).split('::', 2);
  const [head, tail] = [groupsIn(before), groupsIn(after ?? '')];
  const missing = after === undefined ? 0 : GROUPS - head.length - tail.length;
  const all = [...head, ...Array.from({ length: missing }, () => '0'), ...tail];
  return all.map((group) => Number.parseInt(group, 16).toString(16));
}

/** The last two groups of an address as IPv4. */
const dotted = (groups: readonly string[]): string =>
  groups
    .slice(-2)
    .flatMap((group) => {
      const bits = Number.parseInt(group, 16);
      return [bits >> 8, bits & 0xff];
    })
    .join('.');

export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? '').split('%', 1);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  if (groups.slice(0, -2).join(':') === MAPPED) return dotted(groups);
  return `${groups.slice(0, NETWORK).join(':')}::/64`;
}
