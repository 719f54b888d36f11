/** The code that moves a person to another device: the server's code, followed by the portrait, which only devices store. */
import { PORTRAITS } from '@duopolis/table';

/** The server's codes have no full stop. */
const MARK = '.';

export function codeWith(code: string, portrait: string): string {
  const nth = PORTRAITS.findIndex((one) => one === portrait);
  return nth < 0 ? code : `${code}${MARK}${nth + 1}`;
}

interface ReadTransfer {
  /** The server's part of the code. */
  readonly code: string;
  readonly portrait?: string;
}

export function readTransfer(text: string): ReadTransfer {
  const [code = '', nth = ''] = text.trim().split(MARK, 2);
  const portrait = PORTRAITS[Number(nth) - 1];
  return { code: code.trim(), ...(portrait !== undefined && { portrait }) };
}
