/** 'Theme: dark', with the no-break space that French puts before a colon. */
import { settings } from '../settings/settings.ts';

export const withColon = (name: string, what: string | number): string =>
  `${name}${settings.language.value === 'fr' ? '\u00a0' : ''}: ${what}`;
