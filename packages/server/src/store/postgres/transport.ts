/** Warns of an unencrypted connection to a database on another machine. */

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/;
/** Values of `sslmode` that require encryption; others accept plain text. */
const ENCRYPTED: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Sentences for the log, each with what to do. */
export function transportWarnings(url: string): readonly string[] {
  if (!URL.canParse(url)) return [];
  const { hostname, searchParams } = new URL(url);
  /** A path is a local socket. */
  const host = searchParams.get('host') ?? hostname;
  const isLocal = LOCAL.test(host) || host.startsWith('/') || host.startsWith('%2F');
  const isEncrypted = ENCRYPTED.has(searchParams.get('sslmode') ?? '') || searchParams.get('ssl') === 'true';
  return isLocal || isEncrypted
    ? []
    : [
        'the connection to the database on another machine is not encrypted; add sslmode=verify-full to its address, see "TLS to the database" in docs/OPERATIONS.md',
      ];
}
