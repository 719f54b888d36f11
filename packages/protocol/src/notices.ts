/** Notices of a person's turn: their HTTP API. */
import { LIMITS } from '@duopolis/rules';
import * as v from 'valibot';
import { FLAG, ID } from './pieces.ts';

/** The supported webhook services; `json` is plain JSON, signed. */
export const WEBHOOKS = ['discord', 'slack', 'telegram', 'ntfy', 'matrix', 'json'] as const;
export type Webhook = (typeof WEBHOOKS)[number];

/** Why a channel was switched off. */
const WAY_PROBLEMS = ['refused', 'unreachable', 'redirected', 'blocked'] as const;
export type WayProblemCode = (typeof WAY_PROBLEMS)[number];

const ADDRESS = v.pipe(v.string(), v.maxLength(LIMITS.noticeAddress), v.url());
const MINUTE = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(24 * 60 - 1));
const KEY = v.pipe(v.string(), v.maxLength(LIMITS.noticeKey), v.regex(/^[A-Za-z0-9_-]+=*$/));

/** Where notices go. */
const WAY = v.variant('kind', [
  v.strictObject({
    kind: v.literal('push'),
    endpoint: ADDRESS,
    keys: v.strictObject({ p256dh: KEY, auth: KEY }),
  }),
  v.strictObject({ kind: v.literal('webhook'), service: v.picklist(WEBHOOKS), url: ADDRESS }),
  v.strictObject({
    kind: v.literal('mail'),
    address: v.pipe(v.string(), v.maxLength(LIMITS.mailAddress), v.email()),
  }),
  v.strictObject({ kind: v.literal('calendar') }),
]);
export type Way = v.InferOutput<typeof WAY>;

/** A person's notice settings; the server writes in this language and for this time zone. */
export const NOTICE_SETTINGS = v.strictObject({
  /** An unknown language becomes English. */
  language: v.pipe(v.string(), v.maxLength(2), v.regex(/^[a-z]{2}$/)),
  zone: v.pipe(v.string(), v.maxLength(LIMITS.zoneName)),
  /** Minutes after midnight; nothing is sent between them. */
  quiet: v.exactOptional(v.strictObject({ from: MINUTE, to: MINUTE })),
  /** The last reminder is sent even in quiet hours. */
  urgent: FLAG,
  /** Nothing is sent at all. */
  stopped: FLAG,
});
export type NoticeSettings = v.InferOutput<typeof NOTICE_SETTINGS>;

/** A new channel, for one table or for all. */
export const WAY_BODY = v.strictObject({
  way: WAY,
  table: v.exactOptional(ID),
  settings: NOTICE_SETTINGS,
});
/** Switches a channel for one table, or for all; `again` retries one that was switched off after failures. */
export const WAY_CHANGE = v.strictObject({
  table: v.exactOptional(ID),
  on: v.exactOptional(FLAG),
  again: v.exactOptional(v.literal(true)),
});
export const WAY_PARAMS = v.strictObject({ way: ID });
/** A signed link in a notice. */
export const LINK_QUERY = v.object({
  link: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]+$/), v.maxLength(LIMITS.noticeLink)),
});
/** The form that mail programs post for one-click unsubscribe. */
export const STOP_BODY = v.object({ undo: v.optional(FLAG) });

/** The tables of a channel: all but some, or some only. */
export interface WayTables {
  readonly all: boolean;
  readonly but: readonly string[];
}

export interface WayAnswer {
  readonly id: string;
  readonly kind: Way['kind'];
  readonly service?: Webhook;
  /** The host of a webhook, an address with most of its letters hidden, or the browser of a push subscription. */
  readonly label: string;
  readonly tables: WayTables;
  readonly confirmed: boolean;
  /** When a notice was last sent. */
  readonly sent?: number;
  readonly problem?: { readonly code: WayProblemCode; readonly status?: number };
  /** The secret that signs requests to a plain webhook. */
  readonly secret?: string;
  /** The path of a calendar. */
  readonly path?: string;
  /** Push: it goes to the requesting device. */
  readonly here?: true;
}

export interface NoticesAnswer {
  readonly settings?: NoticeSettings;
  readonly ways: readonly WayAnswer[];
  /** The server's public key for push subscriptions. */
  readonly pushKey: string;
  /** Whether this server sends mail. */
  readonly mail: boolean;
}

/** What a signed link did. */
export interface StopAnswer {
  readonly table?: string;
  readonly stopped: boolean;
}

/** What a browser's service worker receives. */
export interface PushNotice {
  /** Identifies the delivery: a duplicate comes only after a server has died. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly language: NoticeSettings['language'];
  /** The path that a tap opens. */
  readonly path: string;
  /** The signed link that stops notices, and the labels of its button and the other one. */
  readonly stop?: { readonly link: string; readonly label: string };
  readonly open: string;
}
