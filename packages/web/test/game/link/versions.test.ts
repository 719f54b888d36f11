/** A page that the server no longer supports says so; one that is newer than the server waits. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../kit/page.ts';

let say: (message: object) => void;

function fakeSocket() {
  return {
    readyState: 1,
    addEventListener: (type: string, listen: (event: object) => void): void => {
      if (type === 'message') say = (message) => listen({ type, data: JSON.stringify(message) });
    },
    send: () => {},
    close: () => {},
  };
}

beforeEach(() => {
  vi.resetModules();
  openPage();
  vi.stubGlobal('WebSocket', Object.assign(fakeSocket, { OPEN: 1 }));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['newer', [98, 99], true],
  ['older', [0], false],
])('a server that is only %s: this page has to be loaded again: %j, %j', async (_, speaks, old) => {
  const { openOnline } = await import('../../../src/game/link/online-link.ts');
  const { isPageOld } = await import('../../../src/game/link/connection-state.ts');
  void openOnline('t', 'ann');
  say({ type: 'unsupported', speaks });
  expect(isPageOld.value).toBe(old);
});
