/** The languages, how to find a reader's, and how each of them counts. */
import { REGISTRY } from './registry.ts';

export type Language = keyof typeof REGISTRY;

/** In the order of the menus. */
export const LANGUAGES = Object.keys(REGISTRY) as readonly Language[];

/** A language as its own speakers call it. */
export const languageName = (language: Language): string => REGISTRY[language].name;

/** `en, fr or ru`: what an option for the language takes. A list format of the system would take 30 ms of every start. */
export const languageCodes = (or: string): string =>
  `${LANGUAGES.slice(0, -1).join(', ')} ${or} ${LANGUAGES.at(-1)}`;

export const isLanguage = (text: string): text is Language => LANGUAGES.some((language) => language === text);

/** The language of a locale name such as `fr_CA.UTF-8` or `ru-RU`, if it is one of ours. */
export function languageOfLocale(locale: string): Language | undefined {
  const name = locale.toLowerCase().split(/[-_.@]/, 1)[0] ?? '';
  return isLanguage(name) ? name : undefined;
}

/** The language that the variables of a process ask for, in POSIX order: LC_ALL before LC_MESSAGES before LANG. */
export function languageOfEnvironment(environment: Readonly<Record<string, string | undefined>>): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== '') ?? '';
  return languageOfLocale(locale) ?? 'en';
}

/** The forms of a noun after a number: English and French have two, Russian three. */
export interface TwoForms {
  readonly one: string;
  readonly other: string;
}

export interface ThreeForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

export type Count<Forms> = (number: number, forms: Forms) => string;

/** A number with a true minus sign, as wide as a plus. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

const twoForms = (language: 'en' | 'fr'): Count<TwoForms> => {
  const rules = new Intl.PluralRules(language);
  return (number, { one, other }) => `${figure(number)} ${rules.select(number) === 'one' ? one : other}`;
};

export const countEn = twoForms('en');
export const countFr = twoForms('fr');

const RU_RULES = new Intl.PluralRules('ru');

/** After a fraction Russian takes the genitive singular, which is the form after two. */
export const countRu: Count<ThreeForms> = (number, { one, few, many }) => {
  const form = RU_RULES.select(number);
  return `${figure(number)} ${form === 'one' ? one : form === 'many' ? many : few}`;
};

/** « de » before a name, with its elision: « de Ben », « d’Ada ». */
export const ofFr = (name: string): string =>
  /^[aeiouyhàâäéèêëîïôöûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`;

/** Capitalizes the first letter: names and refusals come as clauses. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
