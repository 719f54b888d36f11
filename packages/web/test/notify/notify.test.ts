/** My turn is told once, in the ways that are switched on. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../app/page.ts';

const icon = { href: '/icon.svg' };
const playTone = vi.fn();
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
  vi.doMock('../../src/notify/sound.ts', () => ({ playTone }));
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

async function load(on: { readonly sound?: boolean; readonly notify?: boolean }) {
  const { settings } = await import('../../src/app/settings.ts');
  settings.sound.value = on.sound ?? false;
  settings.notify.value = on.notify ?? false;
  const { titleMark } = await import('../../src/app/title.ts');
  return { ...(await import('../../src/notify/notify.ts')), titleMark };
}

test('title and icon tell it, and nothing else unless it is wanted', async () => {
  const { noticeTurn, titleMark } = await load({});
  noticeTurn(true, WHAT);
  expect([titleMark.value, icon.href]).toEqual(['Choose two tiles', '/icon-turn.svg']);
  expect([playTone.mock.calls.length, shown]).toEqual([0, []]);
});

test('a tone and a notification come once a turn', async () => {
  const { noticeTurn } = await load({ sound: true, notify: true });
  noticeTurn(true, WHAT);
  noticeTurn(true, WHAT);
  noticeTurn(false, WHAT);
  noticeTurn(true, WHAT);
  expect(playTone).toHaveBeenCalledTimes(2);
  expect(shown).toEqual(Array(2).fill('Choose two tiles: Round 1, turn 2'));
});

test('who leaves the table is no longer told', async () => {
  const { noticeTurn, forgetTurn, titleMark } = await load({});
  noticeTurn(true, WHAT);
  forgetTurn();
  expect([titleMark.value, icon.href]).toEqual([undefined, '/icon.svg']);
});
