/** Validates the settings: the first problem, with what was expected. */
import { existsSync } from 'node:fs';
import { BlockList } from 'node:net';
import { isOneOf } from '@duopolis/rules/lists';
import { isLanguage, LANGUAGES } from '@duopolis/words';
import type { Expected, SettingName } from '@duopolis/words/hosting';
import { addNetwork } from '../notices/address.ts';
import {
  type ConfigProblem,
  type Given,
  keysIn,
  LOG_LEVELS,
  networksIn,
  originsIn,
  SECRET,
  STORED_KEY,
} from './settings.ts';

const SHORTEST_TOKEN = 16;
/** 128 bits, if it is random hexadecimal. */
const SHORTEST_KEY = 32;

const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);

/** An address and a port. */
const isPlace = (place: string): boolean => /^(\[[\da-fA-F:.]+\]|[\w.-]+):\d{1,5}$/.test(place);

/** As browsers write an origin: no path, no default port. */
const isOrigin = (origin: string): boolean =>
  /^https?:\/\//.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;

const LONGEST_CONTACT = 200;

/** One line of plain ASCII, since it becomes a line of a file. */
const isContact = (contact: string): boolean =>
  contact.length <= LONGEST_CONTACT &&
  /^(https:\/\/|mailto:[\x21-\x3f\x41-\x7e]+@)[\x21-\x7e]+$/.test(contact) &&
  URL.canParse(contact);

const MILLION = 1_000_000;

/** The numeric settings with their ranges; with no requests or messages allowed, nobody could play. */
const NUMBERS = {
  port: [0, 65_535],
  'tables-each': [0, MILLION],
  'requests-each': [1, MILLION],
  'messages-each': [1, MILLION],
  'sockets-each': [1, MILLION],
  'most-sockets': [1, MILLION],
  'idle-days': [0, MILLION],
  'session-days': [0, MILLION],
  'keep-days': [0, MILLION],
  'most-tables': [0, MILLION],
  'most-delay': [0, MILLION],
  drain: [0, MILLION],
  'notice-delay': [0, MILLION],
} as const satisfies { readonly [setting in SettingName]?: readonly [least: number, most: number] };

const YES_NO: readonly string[] = ['yes', 'no'];

const bad = (given: Given, setting: SettingName, expected: Expected): ConfigProblem => ({
  code: 'bad-setting',
  setting,
  found: SECRET.has(setting) ? '…' : given(setting),
  expected,
});

function badNumber(given: Given): ConfigProblem | undefined {
  for (const [setting, [least, most]] of Object.entries(NUMBERS) as [SettingName, [number, number]][]) {
    const number = /^\d{1,7}$/.test(given(setting)) ? Number(given(setting)) : Number.NaN;
    if (!(number >= least && number <= most)) return bad(given, setting, { kind: 'range', least, most });
  }
  return undefined;
}

function badChoice(given: Given): ConfigProblem | undefined {
  for (const setting of ['secure', 'trust-proxy'] as const) {
    if (!YES_NO.includes(given(setting))) return bad(given, setting, { kind: 'one-of', allowed: YES_NO });
  }
  return isOneOf(LOG_LEVELS, given('log'))
    ? undefined
    : bad(given, 'log', { kind: 'one-of', allowed: LOG_LEVELS });
}

function badSecret(given: Given): ConfigProblem | undefined {
  const token = given('admin-token');
  if (token !== '' && token.length < SHORTEST_TOKEN)
    return bad(given, 'admin-token', { kind: 'letters', least: SHORTEST_TOKEN });
  return keysIn(given).some((key) => key !== STORED_KEY && key.length < SHORTEST_KEY)
    ? bad(given, 'cookie-keys', { kind: 'letters', least: SHORTEST_KEY })
    : undefined;
}

function badText(given: Given): ConfigProblem | undefined {
  if (given('database') !== '' && !isPostgres(given('database')))
    return bad(given, 'database', { kind: 'one-of', allowed: ['postgres://…'] });
  if (given('link') !== '' && !isPlace(given('link')))
    return bad(given, 'link', { kind: 'one-of', allowed: ['10.0.0.1:7070', '[fd00::1]:7070'] });
  if (given('lang') !== '' && !isLanguage(given('lang')))
    return bad(given, 'lang', { kind: 'one-of', allowed: LANGUAGES });
  const contact = given('security-contact');
  if (contact !== '' && !isContact(contact))
    return bad(given, 'security-contact', { kind: 'one-of', allowed: ['https://…', 'mailto:…@…'] });
  return originsIn(given).every(isOrigin)
    ? undefined
    : bad(given, 'origins', { kind: 'one-of', allowed: ['https://…'] });
}

const isSmtp = (url: string): boolean => /^smtps?:\/\//.test(url) && URL.canParse(url);

/** One address, with or without a name; one line, since it becomes a header. */
const isSender = (from: string): boolean =>
  from.length <= LONGEST_CONTACT && /^([^<>\r\n@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from);

/** Links in mail use the first origin: mail readers may not come through a browser session. */
function badNotices(given: Given): ConfigProblem | undefined {
  const smtp = given('smtp');
  if (smtp !== '' && !isSmtp(smtp))
    return bad(given, 'smtp', { kind: 'one-of', allowed: ['smtp://…', 'smtps://…'] });
  if ((smtp !== '' || given('mail-from') !== '') && !isSender(given('mail-from')))
    return bad(given, 'mail-from', { kind: 'one-of', allowed: ['…@…', '… <…@…>'] });
  if (smtp !== '' && given('origins') === '')
    return bad(given, 'origins', { kind: 'one-of', allowed: ['https://…'] });
  return networksIn(given).every((network) => addNetwork(new BlockList(), network))
    ? undefined
    : bad(given, 'notice-networks', { kind: 'one-of', allowed: ['10.0.0.0/8', 'fd00::/8'] });
}

function missingPage(given: Given): ConfigProblem | undefined {
  const page = `${given('web')}/index.html`;
  return ['', 'none'].includes(given('web')) || existsSync(page)
    ? undefined
    : { code: 'no-file', file: page };
}

export const problemIn = (given: Given): ConfigProblem | undefined =>
  badNumber(given) ??
  badChoice(given) ??
  badSecret(given) ??
  badText(given) ??
  badNotices(given) ??
  missingPage(given);
