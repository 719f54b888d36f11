/** The name of a channel on a page or in a notice: enough for its owner, without the secrets in its address. */
import type { Way } from '@duopolis/protocol';

/** The first letter and the host: the owner recognizes it, a stranger at the screen doesn't. */
const maskedMail = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');

export function labelOf(way: Way): string {
  switch (way.kind) {
    case 'push':
      return new URL(way.endpoint).host;
    case 'webhook':
      return new URL(way.url).host;
    case 'mail':
      return maskedMail(way.address);
    case 'calendar':
      return '';
  }
}
