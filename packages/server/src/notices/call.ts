/** Calls an address that a person has given: resolves it once, checks every answer, and connects to a checked address. */
import { isIP } from 'node:net';
import { LIMITS } from '@duopolis/rules';
import { isPublic, isWithin, type Networks } from './address.ts';
import { newResolve, type Resolved } from './resolve.ts';

export interface Call {
  readonly url: string;
  readonly method?: 'POST' | 'PUT';
  readonly headers: { readonly [name: string]: string };
  readonly body: string | Buffer;
}

/** The outcome. The body is read up to its limit, and nobody is shown it. */
export type CallOutcome =
  | { readonly code: 'answered'; readonly status: number; readonly retryAfter?: number }
  | { readonly code: 'blocked' | 'unreachable' };

export interface Caller {
  readonly call: (call: Call) => Promise<CallOutcome>;
  /** Whether the address can be called now. */
  readonly mayCall: (url: string) => Promise<boolean>;
}

export interface CallOptions {
  /** Private networks that the host allows calls to. */
  readonly allowed: Networks;
  /** Milliseconds for everything. */
  readonly timeout?: number;
  /** By default the system's name servers. */
  readonly resolve?: (name: string) => Promise<readonly Resolved[]>;
}

const TIMEOUT = 10_000;
const PORTS: ReadonlySet<string> = new Set(['', '80', '443']);
const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

const systemResolve = newResolve();

/** The parts of a callable address, before anything is resolved. */
export function readAddress(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || !PROTOCOLS.has(url.protocol) || url.hostname === '') return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => void setTimeout(reject, milliseconds, new Error('late')).unref());

/** Every address of a name must be public: a name that also points inside may resolve to that next time. */
async function checked(url: URL, { allowed, resolve = systemResolve, timeout = TIMEOUT }: CallOptions) {
  const name = url.hostname.replaceAll(/^\[|\]$/g, '');
  const literal = isIP(name);
  const found =
    literal === 0 ? await Promise.race([resolve(name), late(timeout)]) : [{ address: name, family: literal }];
  const isFine = ({ address }: Resolved): boolean =>
    isWithin(allowed, address) || (isPublic(address) && PORTS.has(url.port));
  return found.length > 0 && found.every(isFine) ? found : undefined;
}

export const newCaller = (options: CallOptions): Caller => ({
  mayCall: async (text) => {
    const url = readAddress(text);
    return url !== undefined && (await checked(url, options).catch(() => undefined)) !== undefined;
  },
  call: async (call) => {
    const url = readAddress(call.url);
    if (url === undefined) return { code: 'blocked' };
    const found = await checked(url, options).catch(() => 'unknown' as const);
    if (found === undefined) return { code: 'blocked' };
    if (found === 'unknown') return { code: 'unreachable' };
    return send(url, call, { found, timeout: options.timeout ?? TIMEOUT });
  },
});

/** Connects to the checked addresses, even if the name resolves to others by now. Redirects are not followed. */
function send(
  url: URL,
  { method = 'POST', headers, body }: Call,
  { found, timeout }: { readonly found: readonly Resolved[]; readonly timeout: number },
): Promise<CallOutcome> {
  const { promise, resolve } = Promise.withResolvers<CallOutcome>();
  const [first] = found;
  const { request: begin } = process.getBuiltinModule(url.protocol === 'https:' ? 'node:https' : 'node:http');
  const request = begin(url, {
    method,
    agent: false,
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'user-agent': 'Duopolis' },
    lookup: (_, { all }, answer) => {
      if (all === true) answer(null, [...found]);
      else answer(null, first?.address ?? '', first?.family);
    },
    signal: AbortSignal.timeout(timeout),
  });
  request.on('error', () => resolve({ code: 'unreachable' }));
  /** Also covers a 101 answer, which is neither a response nor an error. */
  request.on('close', () => resolve({ code: 'unreachable' }));
  request.on('response', (response) => {
    const after = Number(response.headers['retry-after']);
    let bytes = 0;
    const answered = (): void =>
      resolve({
        code: 'answered',
        status: response.statusCode ?? 0,
        ...(after > 0 && { retryAfter: after * 1_000 }),
      });
    response.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= LIMITS.noticeAnswerBytes) return;
      answered();
      request.destroy();
    });
    response.on('end', answered);
    response.on('error', () => resolve({ code: 'unreachable' }));
  });
  request.end(body);
  return promise;
}
