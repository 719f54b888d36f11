/** A person's notice channels, as the API shows them. */
import type { NoticesAnswer, NoticeSettings, WayAnswer } from '@duopolis/protocol';
import { writeLink } from '../../notices/links.ts';
import type { StoredSettings, StoredWay } from '../../notices/notice-store.ts';
import { labelOf } from '../../notices/way-label.ts';
import { webhookSecret } from '../../notices/webhook.ts';
import type { Session } from '../../people/person-session.ts';
import type { NoticingSite } from '../../site/site.ts';

const calendarPath = (key: string, way: string): string =>
  `/api/notices/calendar.ics?link=${writeLink(key, { does: 'calendar', way })}`;

function answerOf(stored: StoredWay, { hash }: Session, key: string): WayAnswer {
  const { id, way, tables, confirmed, sent, problem, session } = stored;
  return {
    id,
    kind: way.kind,
    label: labelOf(way),
    tables,
    confirmed,
    ...(way.kind === 'webhook' && { service: way.service }),
    ...(way.kind === 'webhook' && way.service === 'json' && { secret: webhookSecret(key, id) }),
    ...(way.kind === 'calendar' && { path: calendarPath(key, id) }),
    ...(sent !== null && { sent }),
    ...(problem !== null && { problem }),
    ...(way.kind === 'push' && session === hash && { here: true }),
  };
}

function askedOf(settings: StoredSettings): NoticeSettings {
  const { origin: _, ...asked } = settings;
  return asked;
}

export async function noticesOf({ notices }: NoticingSite, session: Session): Promise<NoticesAnswer> {
  const { store, key, pushKey, mailer } = notices;
  const [settings, ways] = await Promise.all([store.settings(session.member), store.ways(session.member)]);
  return {
    ...(settings && { settings: askedOf(settings) }),
    ways: ways.map((way) => answerOf(way, session, key)),
    pushKey,
    mail: mailer !== undefined,
  };
}
