/** A mail server that takes every mail. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly mails: string[];
  /** For each mail, whether it was taken with an answer. */
  readonly answered: boolean[];
  /** From now on such mails are taken and not answered. */
  readonly hold: (isHeld: (mail: string) => boolean) => void;
  readonly close: () => Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = [];
  const answered: boolean[] = [];
  let isHeld: ((mail: string) => boolean) | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const mail = Buffer.concat(parts).toString();
        mails.push(mail);
        const isAnswered = isHeld?.(mail) !== true;
        answered.push(isAnswered);
        if (isAnswered) done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    answered,
    hold: (wanted) => {
      isHeld = wanted;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Long lines of mail are broken, and some letters written as numbers. */
export const unfolded = (text: string): string =>
  text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
