/** Which addresses the server may call for people: public ones only, so that nobody can make it call its own network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * Special ranges of IPv4 (RFC 6890 and its successors): this network, private, shared, loopback, link-local, test, multicast, reserved;
 * and the one public address (168.63.129.16) at which Azure serves only its own machines.
 */
const SPECIAL_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;

/** Global unicast. Everything else of IPv6 is special, also mapped, compatible and translated IPv4 addresses. */
const GLOBAL_6 = '2000::/3';

/** Special ranges within it: protocol assignments with Teredo and ORCHID, documentation, 6to4, anycast of RFC 7534. */
const SPECIAL_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'] as const;

export type Networks = BlockList;

/** A network in a setting: an address, with or without a prefix length. */
export function addNetwork(networks: BlockList, text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const most = family === 'ipv4' ? 32 : 128;
  const length = prefix === undefined ? most : Number(prefix);
  if (rest.length > 0 || (family === 'ipv6' && !isIPv6(address)) || address.includes('%')) return false;
  if (!/^\d{1,3}$/.test(prefix ?? '0') || length > most) return false;
  networks.addSubnet(address, length, family);
  return true;
}

export function networksOf(texts: readonly string[]): Networks {
  const networks = new BlockList();
  for (const text of texts) addNetwork(networks, text);
  return networks;
}

const [SPECIAL_IPV4, GLOBAL_IPV6, SPECIAL_IPV6] = [
  networksOf(SPECIAL_4),
  networksOf([GLOBAL_6]),
  networksOf(SPECIAL_6),
];

/** Whether an address is public. A zone (`fe80::1%eth0`) is never part of a public address. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL_IPV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
}

/** Whether it is in a network that the host allows; IPv4 mapped into IPv6 counts as IPv6. */
export const isWithin = (networks: Networks, address: string): boolean => {
  if (isIPv4(address)) return networks.check(address, 'ipv4');
  return isIPv6(address) && !address.includes('.') && !/^::ffff:/i.test(address)
    ? networks.check(address, 'ipv6')
    : false;
};
