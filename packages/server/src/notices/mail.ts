/** E-mail, if the host has set a mail server. */
import { createTransport } from 'nodemailer';
import type { Written } from './text.ts';

export interface MailOptions {
  /** smtp: or smtps:, with or without a name and a password. */
  readonly smtp: string;
  readonly from: string;
}

export interface Mailer {
  readonly send: (to: string, mail: Mail) => Promise<'sent' | 'refused' | 'unreachable'>;
  /** Nothing if the mail server accepts our mail, otherwise its message in one line. */
  readonly problem: () => Promise<string | undefined>;
  readonly close: () => void;
}

interface Mail {
  readonly id: string;
  readonly written: Written;
  /** The address for one-click unsubscribe (RFC 8058). */
  readonly oneClick: string;
}

const TIMEOUT = 10_000;

/** Errors that a later try would only repeat. */
const isLasting = (error: { readonly responseCode?: number }): boolean =>
  error.responseCode !== undefined && error.responseCode >= 500;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300);

export function openMail({ smtp, from }: MailOptions): Mailer {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'duopolis.invalid';
  return {
    close: () => transport.close(),
    problem: () =>
      transport.verify().then(
        () => undefined,
        (error: unknown) => oneLine(error instanceof Error ? error.message : String(error)),
      ),
    send: async (to, { id, written, oneClick }) => {
      const { kind, title, body, open, url, stop } = written;
      const links = kind === 'confirm' ? [] : [`${open}: ${url}`, `${stop.label}: ${stop.url}`];
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject: title,
          text: [body, ...links].join('\n\n'),
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(kind !== 'confirm' && {
              'List-Unsubscribe': `<${oneClick}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return 'sent';
      } catch (error) {
        return isLasting(error as { readonly responseCode?: number }) ? 'refused' : 'unreachable';
      }
    },
  };
}
