/** A deal that tables on the server share, as one word in an address: its token reveals nothing about its tiles. */
import { commitTo } from '@duopolis/rules/chance';
import { DEAL_TOKEN } from '@duopolis/table';

const WRITTEN = /^online-(.+)$/;

export const makeOnline = (token: string): string => `online-${token}`;

export function parseOnline(text: string): string | undefined {
  const [, token = ''] = WRITTEN.exec(text) ?? [];
  return DEAL_TOKEN.test(token) ? token : undefined;
}

const NAME_LENGTH = 4;

/** What people call it. */
export const nameOfOnline = (token: string): string => commitTo(token).slice(0, NAME_LENGTH).toUpperCase();
