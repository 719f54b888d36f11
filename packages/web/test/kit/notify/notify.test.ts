/** My turn is announced once, in the ways that are switched on. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../page.ts';

const icon = { href: '/icon.svg' };
const play = vi.fn();
const shown: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  shown.length = 0;
  icon.href = '/icon.svg';
  openPage();
  Object.assign(document, {
    hasFocus: () => false,
    querySelector: () => ({
      getAttribute: () => icon.href,
      setAttribute: (_: string, href: string) => {
        icon.href = href;
      },
    }),
  });
  vi.doMock('../../../src/kit/sound/sound.ts', () => ({ play }));
  vi.stubGlobal(
    'Notification',
    Object.assign(
      function (title: string, { body }: { readonly body: string }) {
        shown.push(`${title}: ${body}`);
        return { addEventListener: () => {}, close: () => {} };
      },
      { permission: 'granted' },
    ),
  );
});

const WHAT = { todo: 'Choose two tiles', where: 'Round 1, turn 2' };

async function load(on: { readonly notify?: boolean }) {
  const { settings } = await import('../../../src/kit/settings/settings.ts');
  settings.notify.value = on.notify ?? false;
  const { titleMark } = await import('../../../src/kit/page/title.ts');
  return { ...(await import('../../../src/kit/notify/notify.ts')), titleMark };
}

test('title and icon show it, and a notification only if enabled', async () => {
  const { noticeTurn, titleMark } = await load({});
  noticeTurn(WHAT);
  expect([titleMark.value, icon.href]).toEqual(['Choose two tiles', '/icon-turn.svg']);
  expect(shown).toEqual([]);
});

test('a tone and a notification come once a turn', async () => {
  const { noticeTurn, forgetTurn } = await load({ notify: true });
  noticeTurn(WHAT);
  noticeTurn(WHAT);
  forgetTurn();
  noticeTurn(WHAT);
  expect(play.mock.calls).toEqual([[{ kind: 'turn' }], [{ kind: 'turn' }]]);
  expect(shown).toEqual(Array(2).fill('Choose two tiles: Round 1, turn 2'));
});

test('no more notifications after leaving the table', async () => {
  const { noticeTurn, forgetTurn, titleMark } = await load({});
  noticeTurn(WHAT);
  forgetTurn();
  expect([titleMark.value, icon.href]).toEqual([undefined, '/icon.svg']);
});
