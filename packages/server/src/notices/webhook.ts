/** Notices in the formats of webhook services; docs/WEBHOOKS.md describes the plain one. */
import { createHmac } from 'node:crypto';
import type { Way, Webhook } from '@duopolis/protocol';
import { type Call, readAddress } from './call.ts';
import type { Delivery } from './notice-store.ts';
import type { Written } from './text.ts';

type WebhookWay = Extract<Way, { readonly kind: 'webhook' }>;

/** One thing to send. */
export interface Sending {
  readonly delivery: Pick<Delivery, 'id'>;
  readonly written: Written;
  readonly now: number;
  /** Signs it for the receiver. */
  readonly secret: string;
}

type Body = { readonly [name: string]: unknown };

const json = (url: string, body: Body, more: Partial<Call> = {}): Call => ({
  url,
  ...more,
  headers: { 'content-type': 'application/json', ...more.headers },
  body: JSON.stringify(body),
});

const plain = ({ title, body, url, open, stop }: Written): string =>
  [title, body, `${open}: ${url}`, `${stop.label}: ${stop.url}`].filter(Boolean).join('\n');

/** Slack gives these three characters a meaning of its own. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Discord makes links of `[text](address)` and mentions of `<@…>`, also in the name of a host. */
const withoutMarkdown = (text: string): string => text.replaceAll(/[\\*_~`|<>#[\]()]/g, String.raw`\$&`);

const forDiscord = (written: Written): string =>
  plain({ ...written, title: withoutMarkdown(written.title), body: withoutMarkdown(written.body) });

/** The documented form, `duopolis-notice/1`. */
function signed(url: string, { delivery: { id }, written, now, secret }: Sending): Call {
  const { kind, title, body, language, stop, tables } = written;
  const text = JSON.stringify({
    format: 'duopolis-notice/1',
    id,
    kind,
    title,
    body,
    language,
    url: written.url,
    stop: stop.url,
    tables: tables.map(({ table, act, until, fresh, title: name }) => ({
      table,
      act,
      until,
      fresh,
      title: name,
    })),
  });
  const timestamp = String(Math.floor(now / 1_000));
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex');
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'x-duopolis-delivery': id,
      'x-duopolis-timestamp': timestamp,
      'x-duopolis-signature': `sha256=${hmac}`,
    },
    body: text,
  };
}

/** JSON is posted to the server's root, with the topic in the body. */
function ntfy(url: string, { written }: Sending): Call {
  const { pathname, origin, search } = new URL(url);
  const parts = pathname.split('/').filter(Boolean);
  const root = `${origin}/${parts.slice(0, -1).join('/')}${search}`;
  return json(root, {
    topic: parts.at(-1) ?? '',
    title: written.title,
    message: written.body || written.title,
    click: written.url,
    actions: [
      { action: 'view', label: written.open, url: written.url },
      { action: 'view', label: written.stop.label, url: written.stop.url },
    ],
  });
}

/** Matrix drops a repeated transaction id. */
function matrix(url: string, { delivery, written }: Sending): Call {
  const at = new URL(url);
  const token = at.searchParams.get('access_token') ?? '';
  const path = at.pathname.replace(/\/$/, '');
  return json(
    `${at.origin}${path}/${delivery.id}`,
    { msgtype: 'm.text', body: plain(written) },
    { method: 'PUT', headers: { authorization: `Bearer ${token}` } },
  );
}

function telegram(url: string, { written }: Sending): Call {
  const at = new URL(url);
  return json(`${at.origin}${at.pathname}`, {
    chat_id: at.searchParams.get('chat_id') ?? '',
    text: plain(written),
    link_preview_options: { is_disabled: true },
  });
}

const CALLS: { readonly [service in Webhook]: (url: string, sending: Sending) => Call } = {
  discord: (url, { written }) =>
    json(url, { content: forDiscord(written), allowed_mentions: { parse: [] }, flags: 4 }),
  slack: (url, { written }) => json(url, { text: escaped(plain(written)), unfurl_links: false }),
  telegram,
  ntfy,
  matrix,
  json: signed,
};

/** Receivers that keep these ids can drop duplicates. */
export function webhookCall({ service, url }: WebhookWay, sending: Sending): Call {
  const call = CALLS[service](url, sending);
  return { ...call, headers: { 'x-duopolis-delivery': sending.delivery.id, ...call.headers } };
}

/** The secret that signs requests to a plain webhook; only its owner sees it. */
export const webhookSecret = (key: string, way: string): string =>
  createHmac('sha256', key).update(`webhook ${way}`).digest('base64url');

/** The address pattern of each service; other services accept any address. */
const SHAPES: { readonly [service in Webhook]?: (url: URL) => boolean } = {
  telegram: ({ pathname, searchParams }) =>
    /^\/bot[^/]+\/sendMessage$/.test(pathname) && searchParams.has('chat_id'),
  matrix: ({ pathname, searchParams }) =>
    /^\/_matrix\/client\/(v3|r0)\/rooms\/[^/]+\/send\/m\.room\.message\/?$/.test(pathname) &&
    searchParams.has('access_token'),
  ntfy: ({ pathname }) => /[^/]$/.test(pathname) && pathname.length > 1,
};

export function isWebhook({ service, url }: WebhookWay): boolean {
  const address = readAddress(url);
  return address !== undefined && (SHAPES[service]?.(address) ?? true);
}
