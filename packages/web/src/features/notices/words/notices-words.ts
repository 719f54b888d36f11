/** The words of the page of notices. */
import type { WayProblemCode, Webhook } from '@duopolis/protocol';
import { partWords } from '../../../kit/words/part-words.ts';

export interface NoticePageWords {
  readonly title: string;
  readonly heading: string;
  readonly scope: string;
  readonly thisTable: string;
  readonly allTables: string;
  readonly push: string;
  readonly pushAbout: string;
  readonly pushBlocked: string;
  readonly pushMissing: string;
  readonly webhook: string;
  readonly webhookAbout: string;
  readonly mail: string;
  readonly mailAbout: string;
  readonly noMail: string;
  readonly calendar: string;
  readonly calendarAbout: string;
  readonly add: string;
  readonly resend: string;
  readonly tryAgain: string;
  readonly remove: string;
  readonly copy: string;
  readonly copied: string;
  readonly cancel: string;
  readonly service: string;
  readonly services: { readonly [service in Webhook]: string };
  readonly address: string;
  readonly addressHints: { readonly [service in Webhook]: string };
  readonly mailAddress: string;
  readonly secret: string;
  readonly calendarLink: string;
  readonly unconfirmed: string;
  readonly sent: (time: string) => string;
  readonly problems: { readonly [code in WayProblemCode]: string };
  readonly quiet: string;
  readonly quietOn: string;
  readonly from: string;
  readonly to: string;
  readonly urgent: string;
  readonly urgentAbout: string;
  readonly stopAll: string;
  readonly stopped: string;
  readonly undo: string;
  readonly signIn: string;
  readonly stoppedTable: string;
  readonly stoppedAll: string;
  readonly undone: string;
  readonly confirmed: string;
  readonly badLink: string;
  readonly toNotices: string;
}

export const noticeWords = partWords(import.meta.glob<NoticePageWords>('./??.ts', { import: 'notices' }));
