/** Screens of notices: the settings, and the links of a notice. */
import type { NoticesAnswer, StopAnswer, WayAnswer, WayTables } from '@duopolis/protocol';
import type { Page } from '@playwright/test';
import { at, visit, type Walk } from './screen.ts';

const ALL: WayTables = { all: true, but: [] };
const SENT = Date.UTC(2026, 10, 17, 12);
const way = (id: string, more: Omit<WayAnswer, 'id' | 'tables' | 'confirmed'>): WayAnswer => ({
  id,
  tables: ALL,
  confirmed: true,
  ...more,
});

/** Ways of each kind. Only the answer is prepared: services outside can't be called, and one fails for hours before it is switched off. */
export const EVERY_WAY: NoticesAnswer = {
  settings: {
    language: 'en',
    zone: 'Europe/Paris',
    quiet: { from: 1_350, to: 480 },
    urgent: true,
    stopped: false,
  },
  pushKey: 'BA',
  mail: true,
  ways: [
    way('push', { kind: 'push', label: 'push.example.org', here: true, sent: SENT }),
    way('discord', { kind: 'webhook', service: 'discord', label: 'discord.com', sent: SENT }),
    way('json', {
      kind: 'webhook',
      service: 'json',
      label: 'example.org',
      secret: '0123456789abcdef'.repeat(4),
    }),
    way('slack', {
      kind: 'webhook',
      service: 'slack',
      label: 'hooks.slack.com',
      problem: { code: 'refused', status: 404 },
    }),
    { ...way('mail', { kind: 'mail', label: 'n…@example.org' }), confirmed: false },
    way('calendar', { kind: 'calendar', label: '', path: '/api/notices/calendar.ics?link=none' }),
  ],
};

const STOPPED: StopAnswer = { stopped: true, table: 'none' };

export const answer = (page: Page, path: string, json: object): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ json }),
  );

const linked = (path: string, text: string) => async (page: Page) => {
  await visit(page, path);
  await page.getByText(text).first().waitFor();
};

export const NOTICING: Walk = {
  name: 'notices',
  screens: [
    { name: 'nobody yet', open: at('/notices', 'Tell me when it’s my turn') },
    {
      name: 'no way yet',
      open: async (page) => {
        await page.request.post('/api/session', { data: { name: 'Nora' } });
        await visit(page, '/');
        await at('/notices', 'Tell me when it’s my turn')(page);
        await page.getByRole('button', { name: 'Add: Discord or webhook' }).click();
        await page.getByRole('textbox', { name: 'Address of the webhook' }).waitFor();
      },
    },
    {
      name: 'ways of each kind, one switched off',
      open: async (page) => {
        await answer(page, '/api/notices', EVERY_WAY);
        await visit(page, '/');
        await visit(page, '/notices#none');
        await page.getByText('Switched off: three attempts were refused.').waitFor();
      },
    },
    {
      name: 'a link that is no longer valid',
      open: linked('/notices/stop#none', 'This link is no longer valid.'),
    },
    {
      name: 'stopped for a table',
      open: async (page) => {
        await answer(page, '/api/notices/stop', STOPPED);
        await linked('/notices/stop#table', 'You get no more notices for this table.')(page);
      },
    },
    {
      name: 'a confirmed address',
      open: async (page) => {
        await answer(page, '/api/notices/confirm', {});
        await linked('/notices/confirm#mail', 'Your address is confirmed.')(page);
      },
    },
  ],
};
