/** The browser's socket reconnects as soon as there is a reason to, and is checked after sleep. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const session = vi.hoisted(() => ({ forgetIdentity: vi.fn(), isSigningOut: () => false }));
vi.mock('../../../src/kit/account/account-session.ts', () => session);

type Listen = (event: { readonly type: string; readonly data?: unknown }) => void;

/** What a test sees of a socket, and makes it do. */
interface Fake {
  readonly url: string;
  readonly sent: string[];
  readyState: number;
  closed: boolean;
  readonly says: (type: string, data?: unknown) => void;
}

let sockets: Fake[];

function fakeSocket(this: unknown, url: string) {
  const listeners = new Map<string, Listen>();
  const fake: Fake = {
    url,
    sent: [],
    readyState: 1,
    closed: false,
    says: (type, data) => listeners.get(type)?.({ type, data }),
  };
  sockets.push(fake);
  return Object.assign(fake, {
    addEventListener: (type: string, listen: Listen) => void listeners.set(type, listen),
    send: (text: string) => void fake.sent.push(text),
    close: () => {
      fake.closed = true;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  sockets = [];
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' });
  vi.stubGlobal('WebSocket', Object.assign(fakeSocket, { OPEN: 1 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WELCOME = JSON.stringify({ type: 'welcome', protocol: 1, you: 'id1', name: 'Ann', now: 1 });

async function connected() {
  const { connect } = await import('@duopolis/protocol');
  const { reconnectNow, browserEnvironment } = await import('../../../src/game/link/browser-socket.ts');
  const { retryAt } = await import('../../../src/game/link/connection-state.ts');
  let state = 'connecting';
  const connection = connect(
    browserEnvironment(() => state === 'waiting'),
    {
      onState: (next) => {
        state = next;
      },
    },
  );
  sockets[0]?.says('message', WELCOME);
  return { connection, reconnectNow, retryAt, state: () => state };
}

test('the socket is on the server of the page', async () => {
  const { state } = await connected();
  expect([sockets[0]?.url, state()]).toEqual(['wss://example.org/api/socket?protocol=1,2,3,4', 'connected']);
});

test('a lost connection shows the time of the next try, and reconnects at once when the network is back', async () => {
  const { reconnectNow, retryAt, state } = await connected();
  sockets[0]?.says('close');
  expect(state()).toBe('waiting');
  expect((retryAt.value ?? 0) - Date.now()).toBeGreaterThan(0);
  reconnectNow();
  expect([sockets.length, state(), retryAt.value]).toEqual([2, 'connecting', undefined]);
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(2);
});

test('a silent socket is replaced within a second', async () => {
  const { reconnectNow } = await connected();
  vi.advanceTimersByTime(1_000);
  reconnectNow();
  expect(sockets[0]?.sent).toEqual(['{"type":"ping"}']);
  vi.advanceTimersByTime(800);
  expect([sockets[0]?.closed, sockets.length]).toEqual([true, 2]);
});

test('after a long sleep the old socket is replaced at once', async () => {
  const { reconnectNow, state } = await connected();
  vi.setSystemTime(Date.now() + 3_600_000);
  reconnectNow();
  expect([sockets[0]?.closed, sockets.length, state()]).toEqual([true, 2, 'connecting']);
});

test('a socket that answers stays', async () => {
  const { reconnectNow, state } = await connected();
  vi.advanceTimersByTime(1_000);
  reconnectNow();
  sockets[0]?.says('message', '{"type":"pong","now":2}');
  vi.advanceTimersByTime(3_000);
  expect([sockets.length, state()]).toEqual([1, 'connected']);
});
