/** The text of a notice: only public facts about the waiting tables, nothing about their games. */
import { isFormerPlayer } from '@duopolis/protocol';
import { LIMITS } from '@duopolis/rules';
import { isOneOf } from '@duopolis/rules/lists';
import { NOTICE_ACTS, noticeWordsOf, type NoticedTable } from '@duopolis/words/notices';
import { writeLink } from './links.ts';
import type { NoticeTable } from './plan.ts';
import type { Message, StoredSettings } from './notice-store.ts';

/** What the lobby knows of a table. */
export interface KnownTable {
  readonly host?: string;
  readonly owner?: string;
}

export interface Writing {
  readonly member: string;
  readonly way: string;
  readonly settings: StoredSettings;
  readonly about: (table: string) => KnownTable | undefined;
  /** Signs links. */
  readonly key: string;
}

/** A notice in a form that every channel can send. */
export interface Written {
  readonly kind: Message['kind'];
  readonly title: string;
  readonly body: string;
  readonly language: StoredSettings['language'];
  /** The page it opens. */
  readonly path: string;
  readonly url: string;
  readonly open: string;
  /** A page that stops notices with one tap, and the request for it. */
  readonly stop: { readonly label: string; readonly link: string; readonly url: string };
  readonly tables: readonly (NoticeTable & { readonly title: string })[];
}

const noticed = (at: NoticeTable, { member, about }: Writing): NoticedTable => {
  const { host, owner } = about(at.table) ?? {};
  const own = owner === member;
  return {
    own,
    act: isOneOf(NOTICE_ACTS, at.act) ? at.act : 'placing',
    until: at.until,
    ...(!own && host !== undefined && !isFormerPlayer(host) && { host }),
  };
};

const stopping = (writing: Writing, table?: string): Written['stop'] => {
  const { settings, key, way } = writing;
  const words = noticeWordsOf(settings.language);
  const link = writeLink(key, { does: 'stop', way, ...(table !== undefined && { table }) });
  return {
    label: table === undefined ? words.stopAll : words.stopTable,
    link,
    url: `${settings.origin}/notices/stop#${link}`,
  };
};

function textOf(message: Message, writing: Writing): Pick<Written, 'title' | 'body'> {
  const { settings, key, way } = writing;
  const words = noticeWordsOf(settings.language);
  if (!('tables' in message)) {
    if (message.kind === 'example') return words.example;
    if (message.kind === 'off') return { title: words.off.title(message.label), body: words.off.body };
    const link = writeLink(key, { does: 'confirm', way });
    return {
      title: words.confirm.title,
      body: `${words.confirm.body}\n\n${settings.origin}/notices/confirm#${link}`,
    };
  }
  const { tables, kind } = message;
  const shown = tables.slice(0, LIMITS.tablesPerNotice);
  const [first] = tables;
  if (first === undefined) return { title: words.turns(0), body: '' };
  if (tables.length === 1) {
    const one = noticed(first, writing);
    const until = words.time(first.until, settings.zone);
    return {
      title: kind === 'reminder' ? words.hurry(one) : words.turn(one),
      body: words.todo(one.act, until),
    };
  }
  const lines = shown.map((at) => words.line(noticed(at, writing), words.time(at.until, settings.zone)));
  const more = tables.length - shown.length;
  return {
    title: words.turns(tables.length),
    body: [...lines, ...(more > 0 ? [words.more(more)] : [])].join('\n'),
  };
}

export function write(message: Message, writing: Writing): Written {
  const { settings } = writing;
  const words = noticeWordsOf(settings.language);
  const tables = 'tables' in message ? message.tables : [];
  const [only, ...others] = tables;
  const isOne = only !== undefined && others.length === 0;
  const all = message.kind === 'off' ? '/notices' : '/';
  const path = isOne ? `/table/${only.table}` : all;
  return {
    kind: message.kind,
    ...textOf(message, writing),
    language: settings.language,
    path,
    url: `${settings.origin}${path}`,
    open: words.open,
    stop: stopping(writing, isOne ? only.table : undefined),
    tables: tables.map((at) => ({ ...at, title: words.turn(noticed(at, writing)) })),
  };
}
