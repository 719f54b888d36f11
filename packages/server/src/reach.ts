/** How other computers on the network reach this server. */
import type { NetworkInterfaceInfo } from 'node:os';
import type { Reach } from '@duopolis/words/hosting';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Hosts that only this computer can reach. */
const LOCAL: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);
/** Hosts that stand for every address of this computer. */
const ALL: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Nothing if a single network address was chosen, since that one is known, or if there is no network. */
export function reachOf(host: string, address: string, interfaces: Interfaces): Reach | undefined {
  if (!LOCAL.has(host) && !ALL.has(host)) return undefined;
  const { port } = new URL(address);
  const addresses = Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((found) => `http://${found.address}:${port}`);
  return addresses.length === 0 ? undefined : { isOpen: ALL.has(host), port, addresses };
}

/** For the log of a server that other computers reach without TLS; nothing if only this one does, or a proxy has TLS. */
export const plainHttpWarning = ({ host, secure }: { readonly host: string; readonly secure: boolean }) =>
  secure || LOCAL.has(host) || /^127(\.\d{1,3}){3}$/.test(host)
    ? undefined
    : 'other computers reach this server over plain HTTP; on the internet, let it listen on 127.0.0.1 behind a proxy with TLS and set --secure yes, see "TLS behind a proxy" in docs/OPERATIONS.md';

/** Always white on black: cameras can't read an inverted code. */
const INK = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/** The first address as a code that nearby phones can scan; nothing while only this computer can connect. */
export function codeFor({ isOpen, addresses: [first] }: Reach, shownIn: 'terminal' | 'file'): string {
  if (!isOpen || first === undefined) return '';
  const lines = renderUnicodeCompact(first, { border: 2 }).split('\n');
  return lines.map((line) => (shownIn === 'terminal' ? `${INK}${line}${PLAIN}\n` : `${line}\n`)).join('');
}
