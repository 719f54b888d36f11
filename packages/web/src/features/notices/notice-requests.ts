/** The requests of this page: reads and changes a person's notice settings. */
import type { NoticesAnswer, NoticeSettings, StopAnswer, Way } from '@duopolis/protocol';
import { type Answer, askServer } from '../../kit/account/api.ts';
import { settings } from '../../kit/settings/settings.ts';

/** The default hours. */
export const NIGHT = { from: 22 * 60 + 30, to: 8 * 60 };

/** The defaults of this device: quiet at night in its own time zone. */
const ownSettings = (): NoticeSettings => ({
  language: settings.language.peek(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  quiet: NIGHT,
  urgent: false,
  stopped: false,
});

/** The person's settings, in the language and the zone of this device. */
export const settingsNow = (known: NoticesAnswer): NoticeSettings => {
  const { language, zone } = ownSettings();
  return known.settings === undefined ? ownSettings() : { ...known.settings, language, zone };
};

type Asked = Promise<Answer<NoticesAnswer>>;

export const askNotices = (): Asked => askServer({ method: 'GET', path: '/api/notices' });

export const changeSettings = (body: NoticeSettings): Asked =>
  askServer({ method: 'POST', path: '/api/notices', body });

export const addWay = (known: NoticesAnswer, way: Way, table: string | undefined): Asked =>
  askServer({
    method: 'POST',
    path: '/api/notices/ways',
    body: {
      way,
      settings: { ...settingsNow(known), stopped: false },
      ...(table !== undefined && { table }),
    },
  });

interface Change {
  readonly table?: string | undefined;
  readonly on?: boolean;
  readonly again?: true;
}

export const changeWay = (way: string, { table, ...change }: Change): Asked =>
  askServer({
    method: 'POST',
    path: `/api/notices/ways/${way}`,
    body: { ...change, ...(table !== undefined && { table }) },
  });

export const removeWay = (way: string): Asked =>
  askServer({ method: 'DELETE', path: `/api/notices/ways/${way}` });

export const resend = (way: string): Asked =>
  askServer({ method: 'POST', path: `/api/notices/ways/${way}/example` });

export type LinkAction = 'stop' | 'undo-stop' | 'confirm';

/** What a signed link does, without signing in. */
export const useLink = (does: LinkAction, link: string) =>
  askServer<Partial<StopAnswer>>({
    method: 'POST',
    path: `/api/notices/${does === 'confirm' ? 'confirm' : 'stop'}?link=${encodeURIComponent(link)}`,
    body: does === 'confirm' ? {} : { undo: does === 'undo-stop' },
  });
