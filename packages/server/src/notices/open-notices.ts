/** The notices of a server: store, keys and sender. */
import type { Config } from '../config.ts';
import { newToken } from '../people/secret.ts';
import type { Store } from '../store/embedded.ts';
import type { Tables } from '../tables/tables.ts';
import type { Environment } from '../environment.ts';
import { networksOf } from './address.ts';
import { type Caller, newCaller } from './call.ts';
import type { Mailer } from './mail.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';
import { LEASE, newSender, type Sender, type SenderOptions } from './sender.ts';
import { type NoticeStore, openNoticeStore } from './notice-store.ts';

export interface Notices {
  readonly store: NoticeStore;
  readonly sender: Sender;
  readonly caller: Caller;
  readonly mailer: Mailer | undefined;
  /** Signs links. */
  readonly key: string;
  readonly pushKey: string;
  readonly stop: () => Promise<void>;
}

/** Made at the first start and kept, since browsers store the public key. */
const PUSH_KEYS = 'push-keys';
const LINK_KEY = 'notice-key';

export async function openNotices(
  config: Config,
  {
    store: { sql, firstNote },
    tables,
    environment,
    nodes,
    sent,
  }: {
    readonly store: Pick<Store, 'sql' | 'firstNote'>;
    readonly tables: Pick<Tables, 'directory'>;
    readonly environment: Environment;
    readonly nodes: () => number;
    readonly sent: SenderOptions['sent'];
  },
): Promise<Notices> {
  const pushKeys = JSON.parse(await firstNote(PUSH_KEYS, JSON.stringify(newPushKeys()))) as PushKeys;
  const key = await firstNote(LINK_KEY, newToken(32));
  const store = openNoticeStore(sql);
  if (sql.isOwned) await store.release(environment.now(), LEASE);
  const caller = newCaller({
    allowed: networksOf(config.noticeNetworks),
    ...(environment.resolve && { resolve: environment.resolve }),
  });
  /** Loads the mail code only on hosts with a mail server. */
  const mailer = config.mail && (await import('./mail.ts')).openMail(config.mail);
  const sender = newSender({
    store,
    now: environment.now,
    delay: config.noticeDelay * 1_000,
    about: tables.directory.find,
    call: caller.call,
    mail: mailer,
    key,
    pushKeys,
    contact: config.securityContact,
    nodes,
    sent,
  });
  /** Deliveries that this node writes start at once, without waiting for the next pass. */
  tables.directory.listen((_, __, { pace }) => {
    if (pace === 'days') sender.poke();
  });
  return {
    store,
    sender,
    caller,
    mailer,
    key,
    pushKey: pushKeys.publicKey,
    stop: async () => {
      await sender.stop();
      mailer?.close();
    },
  };
}
