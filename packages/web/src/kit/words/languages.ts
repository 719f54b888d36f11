/** The languages as their own speakers call them. */
import type { Language } from '@duopolis/words/language';

export const OWN_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  fr: 'Français',
  ru: 'Русский',
};
